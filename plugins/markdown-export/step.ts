import path from 'node:path';
import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {fill, localized} from '../../config/locales';
import {memory, memoryFile} from '../agent-memory/memory';
import {buildCache} from '../cache.mjs';
import type {PageInfo} from '../page-pipeline/content';
import {classOf, contentOf, elementsIn, find, squeeze, textOf} from '../page-pipeline/hast';
import type {Step} from '../page-pipeline/step';
import {copiesOf, homeCopy, markdownAddress} from './copy';
import {dataFiles} from './files';
import {llmsFullTxt, llmsTxt, type Copy} from './llms';
import {markdownOf} from './markdown';
import texts from '../../data/pages.json';

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

/** A page that no content plugin knows: home page, lists of posts and tags. Undefined for those that are not to be listed. */
function listOf(tree: Root, route: string): PageInfo | undefined {
  const meta = (name: string) =>
    find(tree, ({tagName, properties}) => tagName === 'meta' && properties.name === name)?.properties.content;
  const heading = find(tree, ({tagName}) => tagName === 'h1');
  if (!heading || route.endsWith('.html') || String(meta('robots')).includes('noindex')) return undefined;
  return {
    kind: 'list',
    permalink: route,
    title: squeeze(textOf(heading)),
    description: String(meta('description') ?? ''),
    section: localized(texts.markdownExport.step.section),
  };
}

/** What hosts answer to an address of a copy that no page has. */
const notFound = (index: string): string => fill(localized(texts.markdownExport.step.notFound), {index});

/** The line above a page that is read without scripts, by people and by programs alike. */
function withoutScripts(list: string): Element {
  const link = h('a', {href: list}, list);
  const {before, after} = localized(texts.markdownExport.step.withoutScripts);
  return h('noscript', [h('p', {className: ['container']}, [before, link, after])]);
}

/** Writes every page as Markdown beside its HTML, and the lists of pages for language models (llmstxt.org). */
const copyMarkdown: Step = {
  name: 'copy as Markdown',
  async start({locale, pages, props, write}) {
    const {baseUrl, generatedFilesDir, siteConfig} = props;
    const {get, save} = await buildCache<string>(path.join(generatedFilesDir, 'markdown-export.json'));
    const copies = new Map<string, Copy>();
    return {
      async page({route, html, tree, head, info = listOf(tree, route)}) {
        if (!info) return;
        const place = {origin: siteConfig.url, route, locale, outside: outsideOf(tree)};
        const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
        const markdown = await get([info, place, main], async () => {
          const content = info.kind === 'list' ? find(tree, ({tagName}) => tagName === 'main') : contentOf(tree);
          if (!content) throw new Error('the page has no <article>');
          return markdownOf(content, siteConfig.url + route, locale);
        });
        const address = markdownAddress(route);
        head.children.push(h('link', {rel: 'alternate', type: 'text/markdown', href: address}));
        find(tree, ({tagName}) => tagName === 'body')?.children.unshift(withoutScripts(`${baseUrl}llms.txt`));
        copies.set(route, {...info, markdown, address: siteConfig.url + address});
        // The copy of the home page is beside the folder of its locale: plugins/root-pages moves it there.
        for (const [file, text] of copiesOf(info, place, markdown))
          await write(route === baseUrl ? homeCopy : file.slice(baseUrl.length), text);
      },
      async finish() {
        const known = new Set(pages.map(({permalink}) => permalink));
        const lists = [...copies.values()].filter(({permalink}) => !known.has(permalink));
        const list = [
          ...pages.filter(({version}) => version === undefined).map(({permalink}) => copies.get(permalink)!),
          ...lists.sort((left, right) => left.permalink.localeCompare(right.permalink, 'en')),
        ];
        await save();
        await write(memoryFile, memory(locale));
        await write('404.md', notFound(`${siteConfig.url}/${locale}/llms.txt`));
        await write('llms.txt', llmsTxt(siteConfig.title, siteConfig.tagline, list, dataFiles(locale)));
        await write('llms-full.txt', llmsFullTxt(siteConfig.title, siteConfig.tagline, list));
      },
    };
  },
};

export default copyMarkdown;
