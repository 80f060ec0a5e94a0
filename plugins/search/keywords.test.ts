import {describe, expect, it} from 'vitest';
import {addKeywords, keywords} from './keywords';
import type {PageRecords} from '../../packages/search/indexing/records';

/** A page with a heading for each section that has words. */
function pageAt(path: string): PageRecords {
  const page = path.replace(/^\/[^/]+(?:\/docs\/)?/, '').replace(/\/$/, '/index');
  const anchors = Object.keys(keywords).flatMap((address) =>
    address.startsWith(`${page}#`) ? [address.slice(page.length + 1)] : [],
  );
  return {
    path,
    category: '',
    language: '',
    tag: '',
    version: [],
    rank: 10,
    blocks: [{level: 1, text: page, anchor: ''}, ...anchors.map((anchor) => ({level: 2, text: anchor, anchor}))],
  };
}

const allPages = (locale: string) =>
  [...new Set(Object.keys(keywords).map((address) => address.split('#')[0] ?? ''))].map((page) =>
    pageAt(`/${locale}${page.startsWith('/') ? '' : '/docs/'}${page.replace(/index$/, '')}`),
  );

describe("readers' words", () => {
  it('are added to the headings of their sections, in Chinese with the English ones', () => {
    for (const locale of ['en', 'zh-Hans'] as const) {
      const pages = allPages(locale);
      addKeywords(pages, locale);
      const words = pages
        .find(({path}) => path.endsWith('/FAQ'))
        ?.blocks.find(({anchor}) => anchor === 'platforms')?.keywords;
      expect(words?.split('|')).toContain('android');
      expect(words?.includes('安卓')).toBe(locale === 'zh-Hans');
    }
  });

  it('without a section are an error that names their address', () => {
    const pages = allPages('en').filter(({path}) => !path.endsWith('/Glossary'));
    expect(() => addKeywords(pages, 'en')).toThrow('no section at Glossary');
  });

  it('are no words twice for one section', () => {
    const twice = Object.entries(keywords).flatMap(([address, words]) =>
      Object.values(words).flatMap((each) => {
        const list = each.toLowerCase().split('|');
        return list
          .filter((word, at) => word.trim() === '' || list.indexOf(word) < at)
          .map((word) => `${address}: ${word}`);
      }),
    );
    expect(twice).toEqual([]);
  });
});
