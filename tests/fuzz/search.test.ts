import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {ContentFile, HeadingsFile} from '../../packages/search/format';
import {buildIndex} from '../../packages/search/engine/build';
import {cleanQuery, MAX_QUERY_LENGTH} from '../../packages/search/engine/fold';
import {findRanges, markUp, snippet} from '../../packages/search/engine/highlight';
import {parseQuery} from '../../packages/search/engine/query';
import {search} from '../../packages/search/engine/rank';
import {readSearches} from '../../packages/search/ui/stored';
import {fuzz, text} from './fuzz';

const TAGS = {pre: '<mark>', post: '</mark>'};
const words = [
  '控制描边的形状',
  '屏幕空间边缘光',
  'Control the shape of outlines',
  'r.Toon.Outline.Enable',
  'constructor',
  '迁移到 5.4',
];
const headings: HeadingsFile = {
  language: 'zh-Hans',
  categories: ['Tutorial'],
  tags: ['docs-default-current'],
  pages: Array.from({length: 60}, (_, i) => [`/zh-Hans/docs/${i}`, 0, 0, 10]),
  levels: Array.from({length: 60}, () => 1),
  anchors: Array.from({length: 60}, () => ''),
  texts: Array.from({length: 60}, (_, i) => `${words[i % words.length]} ${i}`),
  readings: {miao: '描', bian: '边变', xing: '形', zhuang: '状'},
  traditional: '边邊',
  product: [],
  asides: {},
  terms: [],
};
const content: ContentFile = {
  content: headings.texts.map((title) => [
    `${title} 由 OutlineWidth 决定，单位 cm。`,
    'toString of __proto__ <b>bold</b>',
  ]),
  keywords: [[0, 'thick line|粗线条']],
  near: [],
};
const index = buildIndex(headings, content);

const decoded = (html: string) =>
  html
    .replaceAll('<mark>', '')
    .replaceAll('</mark>', '')
    .replace(
      /&(lt|gt|quot|#39|amp);/g,
      (_, name: string) => ({lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&'})[name] ?? '',
    );
const inert = (html: string) => html.replaceAll('<mark>', '').replaceAll('</mark>', '');

describe('search', () => {
  it('any query returns without an error', async () => {
    await fuzz(text(), (query) => {
      expect(cleanQuery(query).length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
      const {hits} = search(index, query, () => true);
      for (const {entry} of hits) expect(index.entries[entry]).toBeDefined();
    });
  });

  it('highlighted text is escaped and complete', async () => {
    await fuzz(fc.tuple(text(4), text(8), fc.integer({min: 1, max: 12})), ([query, body, size]) => {
      const {units} = parseQuery(index, query);
      const ranges = findRanges(
        body,
        units.map(({marks}) => marks),
      );
      const html = markUp(body, ranges, TAGS);
      expect(inert(html)).not.toMatch(/[<>"']/);
      expect(decoded(html)).toBe(body);
      const short = snippet(body, ranges, TAGS, size, '…');
      expect(inert(short)).not.toMatch(/[<>"']/);
      expect(body).toContain(decoded(short).replace(/^…|…$/g, ''));
    });
  });

  it('stored searches are hits of pages, whatever the storage holds', async () => {
    const stored = fc.oneof(
      text(),
      fc.json(),
      fc
        .array(
          fc.record({
            objectID: text(1),
            url: fc.oneof(text(2), fc.constant('/docs/FAQ')),
            hierarchy: fc.dictionary(text(1), text(2)),
          }),
        )
        .map((hits) => JSON.stringify(hits)),
    );
    await fuzz(stored, (value) => {
      const storage = new Map([['search-recent-x', value]]);
      const {recent} = readSearches(
        'x',
        (url) => url.startsWith('/docs/'),
        () => ({getItem: (key) => storage.get(key) ?? null, setItem: () => {}}),
      );
      for (const {url, hierarchy} of recent) {
        expect(url).toMatch(/^\/docs\//);
        for (const text of Object.values(hierarchy)) expect(typeof (text ?? '')).toBe('string');
      }
    });
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__proto__.polluted'])(
    'prototype pollution: the query %s is a word like any other',
    (query) => {
      expect(() => search(index, query, () => true)).not.toThrow();
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    },
  );
});
