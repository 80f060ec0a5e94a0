import {expect, it} from 'vitest';
import type {IndexPointer} from '../format';
import {PARTS} from '../engine/tuning';
import {parse} from './html';
import {createIndexer} from './indexer';

it.each([
  [PARTS.leastPages, undefined],
  [PARTS.leastPages + 1, PARTS.leastPages + 1],
])('writes for %i pages so many files of their texts: %s', async (count, texts) => {
  const files = new Map<string, string>();
  const indexer = createIndexer({
    locale: 'en',
    site: {categories: {news: 'News', pages: 'Pages'}, ranks: [], titleDelimiter: '|'},
    terms: {product: [], asides: {}, glossary: [], everyday: []},
    versions: new Map(),
    write: async (file, text) => files.set(file, text),
  });
  const page = parse('<title>A page</title><main><h1>A page</h1><p>Text.</p></main>');
  for (let i = 0; i < count; i += 1) indexer.add(`page-${i}.html`, `/${i}`, page);
  await indexer.finish();
  const pointer = JSON.parse(files.get('search-index.json') ?? '') as IndexPointer;
  const written = (begin?: string) =>
    begin ? [...files.keys()].filter((name) => name.startsWith(begin)).length : undefined;
  expect(written(pointer.pages)).toBe(texts);
  expect(written(pointer.postings)).toBe(texts && PARTS.files);
  expect(files.get(pointer.headings)?.includes('A page')).toBe(true);
});
