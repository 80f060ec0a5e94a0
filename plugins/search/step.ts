import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {localized} from '../../config/locales';
import {categories, ranks, siteTerms} from '../../config/search';
import {everydayGroups, glossary} from '../glossary/terms';
import {versions} from '../versions/versions';
import {CURRENT_VERSION, POINTER_NAME, versionOfTag, type IndexFiles, type IndexPointer} from '../../src/search/format';
import {addKeywords} from './keywords';
import {packIndex} from './pack';
import {extractPage, toRecords, type PageRecords, type Site} from './records';
import type {Step} from '../page-pipeline/step';

/** Limit of Algolia for one record, in bytes. */
const MAX_RECORD_BYTES = 10_000;

/** Collects the search records of every page, and writes the indexes of the locale: one of what is current, one a version. */
const indexForSearch: Step = {
  name: 'index for search',
  needs: [],
  gives: [],
  start({locale, props: {siteDir, siteConfig}, write}) {
    const found: {file: string; records: PageRecords}[] = [];
    const site: Site = {
      categories: {news: localized(categories.news), pages: localized(categories.pages)},
      ranks,
      titleDelimiter: siteConfig.titleDelimiter,
    };

    /** Writes `name.<hash>.json` and returns that file name. */
    async function writeHashed(name: string, value: object): Promise<string> {
      const json = JSON.stringify(value);
      const file = `${name}.${createHash('sha256').update(json).digest('hex').slice(0, 12)}.json`;
      await write(file, json);
      return file;
    }

    return {
      page({file, route, tree}) {
        // The not-found page has no route; search and unlisted pages say noindex.
        const records = file === '404.html' ? undefined : extractPage(tree, route, site);
        if (records) found.push({file, records});
      },
      async finish() {
        const pages = found.sort((a, b) => (a.file < b.file ? -1 : 1)).map(({records}) => records);
        const indexOf = async (version?: string): Promise<IndexFiles> => {
          const own = pages.filter(({tag}) => [undefined, version ?? CURRENT_VERSION].includes(versionOfTag(tag)));
          addKeywords(own, locale, version);
          const {headings, content} = packIndex(locale, own, {...siteTerms, glossary, everyday: everydayGroups});
          return {
            headings: await writeHashed('search-index', headings),
            content: await writeHashed('search-content', content),
          };
        };
        const pointer: IndexPointer = await indexOf();
        if (versions.length > 0) pointer.versions = {};
        for (const version of versions) pointer.versions![version] = await indexOf(version);

        const lines = pages.flatMap((page) => toRecords(page, siteConfig.url)).map((record) => JSON.stringify(record));
        const tooLong = lines.find((line) => Buffer.byteLength(line) > MAX_RECORD_BYTES);
        if (tooLong !== undefined)
          throw new Error(`search-index: record over ${MAX_RECORD_BYTES} bytes: ${tooLong.slice(0, 200)}`);
        // For `npm run search:push`; not published.
        const cache = path.join(siteDir, 'node_modules', '.cache', 'search');
        await mkdir(cache, {recursive: true});
        await writeFile(path.join(cache, `${locale}.ndjson`), `${lines.join('\n')}\n`);

        await write(POINTER_NAME, JSON.stringify(pointer));
      },
    };
  },
};

export default indexForSearch;
