/** Size in pixels and addresses of social cards. */
export const CARD = {folder: 'cards', width: 1200, height: 630} as const;

/**
 * Path relative to `media/`, which the site publishes under `/assets/`; derived from the page's path. The not-found page has
 * the card of the home page.
 */
export const cardFile = (pathname: string): string =>
  `${CARD.folder}/${decodeURI(pathname).replace(/^\/|\/(?:(?:index|404)\.html)?$/g, '')}.jpg`;

const entities: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'"};

/** Text of a page's card: its title without the site's name. */
export function cardTitle(html: string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title
    .replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/ \| [^|]*$/, '');
}
