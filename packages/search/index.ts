/** The plugin for a Docusaurus site. */
import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {configureWebpack} from './bundling';
import {parse} from './indexing/html';
import {createIndexer, versionsOf} from './indexing/indexer';
import type {PageRecords} from './indexing/records';
import {siteFor, termsFor, type Options} from './options';

/** The file that Docusaurus wrote for a route, with `trailingSlash` or without; undefined for a route without a page. */
function fileOf(outDir: string, baseUrl: string, route: string): string | undefined {
  const name = route.slice(baseUrl.length).replace(/\/$/, '');
  return [`${name}/index.html`, `${name}.html`]
    .map((file) => file.replace(/^\//, ''))
    .find((file) => existsSync(path.join(outDir, file)));
}

/** Gives headings the readers' words of their addresses. */
function addWords(pages: readonly PageRecords[], baseUrl: string, keywords: Readonly<Record<string, string>>): void {
  for (const {path: route, blocks} of pages)
    for (const block of blocks) {
      const page = `/${route.slice(baseUrl.length)}`;
      if (block.level > 0) block.keywords = keywords[block.anchor ? `${page}#${block.anchor}` : page];
    }
}

async function writeIndex({outDir, baseUrl, routesPaths, siteConfig, i18n, plugins}: Props, options: Options) {
  const locale = i18n.currentLocale;
  const indexer = createIndexer({
    locale,
    site: siteFor(locale, siteConfig.titleDelimiter, options),
    terms: termsFor(options),
    versions: versionsOf(plugins),
    addKeywords: (pages) => addWords(pages, baseUrl, options.keywords ?? {}),
    write: (file, text) => writeFile(path.join(outDir, file), text),
  });
  for (const route of new Set(routesPaths)) {
    const file = fileOf(outDir, baseUrl, route);
    if (file) indexer.add(file, route, parse(await readFile(path.join(outDir, file), 'utf8')));
  }
  await indexer.finish();
}

export default function search(_: LoadContext, options: Options): Plugin {
  return {
    name: 'docusaurus-search',
    configureWebpack,
    postBuild: (props) => writeIndex(props, options),
  };
}
