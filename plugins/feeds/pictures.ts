import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';

/** HTML whose `srcset` and `data-zoom-src` have absolute addresses: feed readers show it on their own origin. */
export const absolutePictures = (html: string, origin: string): string =>
  html.replace(
    /(\s(?:srcset|data-zoom-src)=")([^"]*)/g,
    (_, attribute: string, addresses: string) => attribute + addresses.replace(/(^|,)(\s*)\/(?!\/)/g, `$1$2${origin}/`),
  );

/** Docusaurus makes `a[href]` and the attributes of `img` absolute, but not `source[srcset]`. */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...given}) => {
  const items = await defaultCreateFeedItems(given);
  return items.map((item) => ({
    ...item,
    content: item.content && absolutePictures(item.content, given.siteConfig.url),
  }));
};
