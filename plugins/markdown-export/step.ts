import path from 'node:path';
import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {identity} from '../../config/identity';
import {addressIn, localized, locales, type Locale} from '../../config/locales';
import {buildCache} from '../cache.mjs';
import type {PageInfo} from '../page-pipeline/content';
import {classOf, contentOf, elementsIn, find, squeeze, textOf} from '../page-pipeline/hast';
import type {Step} from '../page-pipeline/step';
import {llmsFullTxt, llmsTxt} from './llms';
import {markdownOf} from './markdown';

/** Date, author and tags of a post, and the tags of a document, which stand outside of the content. */
function outsideOf(tree: Root): Readonly<Record<string, string | string[]>> {
  const article = find(tree, ({tagName}) => tagName === 'article');
  if (!article) return {};
  const found = [...elementsIn(article)];
  const texts = (test: (element: Element) => boolean) => found.filter(test).map((element) => squeeze(textOf(element)));
  const date = found.find(({tagName}) => tagName === 'time')?.properties.dateTime;
  const authors = texts((element) => /^authorName/.test(classOf(element)));
  const tags = texts(({properties}) => [properties.rel].flat().includes('tag'));
  return {
    ...(date ? {date: String(date).slice(0, 10)} : {}),
    ...(authors.length > 0 ? {authors} : {}),
    ...(tags.length > 0 ? {tags} : {}),
  };
}

/** The page as Markdown, preceded by facts and by the addresses of the index and of the other languages' copies. */
function copyOf(
  {kind, title, description, version = identity.version}: PageInfo,
  {url, locale, origin, outside}: {url: string; locale: Locale; origin: string; outside: object},
  markdown: string,
): string {
  const index = `${origin}/${locale}/llms.txt`;
  const twins = locales
    .filter((other) => other !== locale)
    .map((other) => [other, `${origin}${addressIn(other, markdownAddress(url).slice(`${origin}/${locale}`.length))}`]);
  const front = {
    title,
    description,
    url,
    language: locale,
    ...(kind === 'doc' ? {version} : {}),
    index,
    translations: Object.fromEntries(twins),
    ...outside,
  };
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const text = markdown.startsWith('# ') ? markdown : `# ${title}\n\n${markdown}`;
  const all = localized({'zh-Hans': '全部页面见', en: 'All pages are listed in '});
  return `---\n${lines.join('\n')}\n---\n\n> ${all}[llms.txt](${index})\n\n${text}`;
}

/** What hosts answer to an address of a copy that no page has. */
const notFound = (index: string): string =>
  localized({
    'zh-Hans': `# 没有这一页\n\n这个地址没有Markdown副本。全部页面见[llms.txt](${index})。\n`,
    en: `# No such page\n\nNo page has its Markdown copy at this address. All pages are listed in [llms.txt](${index}).\n`,
  });

/** Address of a page's copy. */
const markdownAddress = (route: string): string => `${route.replace(/\/$/, '')}.md`;

/** Writes every page as Markdown beside its HTML, and the lists of pages for language models (llmstxt.org). */
const copyMarkdown: Step = {
  name: 'copy as Markdown',
  needs: ['common addresses'],
  gives: [],
  async start({locale, pages, props, write}) {
    const {baseUrl, generatedFilesDir, siteConfig} = props;
    const {get, save} = await buildCache<string>(path.join(generatedFilesDir, 'markdown-export.json'));
    const copies = new Map<PageInfo, {markdown: string; address: string}>();
    return {
      async page({route, html, tree, head, info}) {
        if (!info) return;
        const url = siteConfig.url + route;
        const article = html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
        const markdown = await get([info, url, article], async () => {
          const content = contentOf(tree);
          if (!content) throw new Error('the page has no <article>');
          return copyOf(
            info,
            {url, locale, origin: siteConfig.url, outside: outsideOf(tree)},
            await markdownOf(content, url, locale),
          );
        });
        const address = markdownAddress(route);
        head.children.push(h('link', {rel: 'alternate', type: 'text/markdown', href: address}));
        copies.set(info, {markdown, address: siteConfig.url + address});
        await write(address.slice(baseUrl.length), markdown);
      },
      async finish() {
        const list = pages
          .filter(({version}) => version === undefined)
          .map((info) => ({...info, ...copies.get(info)!}));
        await save();
        await write('404.md', notFound(`${siteConfig.url}/${locale}/llms.txt`));
        await write('llms.txt', llmsTxt(siteConfig.title, siteConfig.tagline, list));
        await write('llms-full.txt', llmsFullTxt(siteConfig.title, siteConfig.tagline, list));
      },
    };
  },
};

export default copyMarkdown;
