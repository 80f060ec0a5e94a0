import path from 'node:path';
import {localized} from '../../config/locales';
import {categories, ranks, rowLink, siteTerms} from '../../config/search';
import {createIndexer, versionsOf} from '../../packages/search/indexing/indexer';
import {toRecords} from '../../packages/search/indexing/records';
import {replaceFile} from '../cache.mjs';
import {everydayGroups, glossary} from '../glossary/terms';
import type {Step} from '../page-pipeline/step';
import {addKeywords} from './keywords';

/** Limit of Algolia for one record, in bytes. */
const MAX_RECORD_BYTES = 10_000;

/** Hands every page and the words of the site to the search, and keeps the records for a hosted index. */
const indexForSearch: Step = {
  name: 'index for search',
  start({locale, props: {siteDir, siteConfig, plugins}, write}) {
    const indexer = createIndexer({
      locale,
      site: {
        categories: {news: localized(categories.news), pages: localized(categories.pages)},
        ranks,
        rowLink,
        titleDelimiter: siteConfig.titleDelimiter,
      },
      terms: {...siteTerms, glossary, everyday: everydayGroups},
      versions: versionsOf(plugins),
      addKeywords: (pages, version) => addKeywords(pages, locale, version?.name),
      write,
    });
    return {
      page: ({file, route, tree}) => indexer.add(file, route, tree),
      async finish() {
        const pages = await indexer.finish();
        const lines = pages.flatMap((page) => toRecords(page, siteConfig.url)).map((record) => JSON.stringify(record));
        const tooLong = lines.find((line) => Buffer.byteLength(line) > MAX_RECORD_BYTES);
        if (tooLong !== undefined)
          throw new Error(`search-index: record over ${MAX_RECORD_BYTES} bytes: ${tooLong.slice(0, 200)}`);
        // For `npm run search:push`; not published.
        const file = path.join(siteDir, 'node_modules', '.cache', 'search', `${locale}.ndjson`);
        await replaceFile(file, `${lines.join('\n')}\n`);
      },
    };
  },
};

export default indexForSearch;
