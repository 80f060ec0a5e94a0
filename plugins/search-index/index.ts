/** Writes the search index of the locale that was just built. */
import {createHash} from 'node:crypto';
import {mkdir, readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {POINTER_NAME, type IndexPointer} from '../../src/search/format';
import {packIndex} from '../../src/search/pack';
import {extractPage, toRecords, type PageRecords} from '../../src/search/records';

/** lvl0 of pages that stand in no sidebar. */
const CATEGORIES: Readonly<Record<string, {news: string; pages: string}>> = {
  en: {news: 'News', pages: 'Site'},
  'zh-Hans': {news: '新闻', pages: '站点'},
};

/** Hosted search refuses larger records. */
const MAX_RECORD_BYTES = 10_000;

/** HTML files below `folder`, relative, in a stable order; other locales' folders are left out. */
async function htmlFiles(folder: string, skipped: readonly string[]): Promise<string[]> {
  const names = await readdir(folder, {recursive: true});
  return names
    .filter((name) => name.endsWith('.html') && !skipped.includes(name.split(path.sep)[0] ?? ''))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/** `docs/FAQ.html`, `docs/FAQ/index.html` to the route's path. */
function routeOf(file: string, baseUrl: string, routes: ReadonlySet<string>): string {
  const plain = baseUrl + file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '');
  return routes.has(`${plain}/`) ? `${plain}/` : plain;
}

/** Writes `name.<hash>.json` and returns that file name. */
async function writeHashed(folder: string, name: string, value: object): Promise<string> {
  const json = JSON.stringify(value);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 12);
  const file = `${name}.${hash}.json`;
  await writeFile(path.join(folder, file), json);
  return file;
}

export default function searchIndexPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'search-index',
    async postBuild({outDir, baseUrl, siteConfig, i18n, routesPaths}) {
      const locale = i18n.currentLocale;
      const {news = 'News', pages: site = 'Site'} = CATEGORIES[locale] ?? {};
      const routes = new Set(routesPaths);
      const otherLocales = i18n.locales.filter((other) => other !== locale);
      const pages: PageRecords[] = [];
      for (const file of await htmlFiles(outDir, otherLocales)) {
        const route = routeOf(file, baseUrl, routes);
        // The not-found page is no route; search and unlisted pages say noindex.
        if (file === '404.html') continue;
        const page = extractPage(await readFile(path.join(outDir, file), 'utf8'), route, news, site);
        if (page !== undefined) pages.push(page);
      }

      const lines = pages.flatMap((page) => toRecords(page, siteConfig.url)).map((record) => JSON.stringify(record));
      const tooLong = lines.find((line) => Buffer.byteLength(line) > MAX_RECORD_BYTES);
      if (tooLong !== undefined)
        throw new Error(`search-index: record over ${MAX_RECORD_BYTES} bytes: ${tooLong.slice(0, 200)}`);
      const cache = path.join(siteDir, 'node_modules', '.cache', 'search');
      await mkdir(cache, {recursive: true});
      await writeFile(path.join(cache, `${locale}.ndjson`), `${lines.join('\n')}\n`);

      const {headings, content} = packIndex(locale, pages);
      const pointer: IndexPointer = {
        headings: await writeHashed(outDir, 'search-index', headings),
        content: await writeHashed(outDir, 'search-content', content),
      };
      await writeFile(path.join(outDir, POINTER_NAME), JSON.stringify(pointer));
    },
  };
}
