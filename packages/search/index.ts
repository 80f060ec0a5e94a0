/** The plugin for a Docusaurus site. */
import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {POINTER_NAME} from './format';
import {configureWebpack} from './bundling';
import {parse} from './indexing/html';
import {createIndexer, versionsOf} from './indexing/indexer';
import type {PageRecords} from './indexing/records';
import {siteFor, termsFor, textsFor, type Options} from './options';

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

/** While the site is written, the files of the last build answer; its pages stay those of the server. */
function developed({outDir, baseUrl}: LoadContext) {
  if (!existsSync(path.join(outDir, POINTER_NAME)))
    console.warn(`docusaurus-search: no index in ${outDir} yet, so the search answers after \`docusaurus build\`.`);
  const staticOptions = {index: false, redirect: false};
  return {static: [{directory: outDir, publicPath: baseUrl, serveIndex: false, watch: false, staticOptions}]};
}

export default function search(context: LoadContext, options: Options): Plugin {
  const locale = context.i18n.currentLocale;
  return {
    name: 'docusaurus-search',
    getThemePath: () => path.join(__dirname, 'theme'),
    getDefaultCodeTranslationMessages: async () => ({
      ...(await readDefaultCodeTranslationMessages({locale, name: 'theme-search-algolia'})),
      ...textsFor(locale),
    }),
    configureWebpack: (config, isServer) => ({
      ...configureWebpack(config, isServer),
      ...(config.mode === 'development' && !isServer && {devServer: developed(context)}),
    }),
    postBuild: (props) => writeIndex(props, options),
  };
}
