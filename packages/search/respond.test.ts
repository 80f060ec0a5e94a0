import {describe, expect, it} from 'vitest';
import {buildIndex} from './engine/build';
import {packIndex} from './indexing/pack';
import type {SearchRequest} from './protocol';
import {answersFully, respond} from './respond';

const headings = {
  language: 'en',
  categories: ['Tips & tricks', 'News'],
  tags: ['docs-default-current', 'default'],
  pages: [
    ['/en/docs/a', 0, 0, 10],
    ['/en/blog/b', 1, 1, 6],
  ] as [string, number, number, number][],
  levels: [1, 2, 1],
  anchors: ['', 'width', ''],
  texts: ['<b>Outlines</b> & lines', 'Width', 'Outlines are here'],
  readings: {},
  traditional: '',
  product: [],
  asides: {},
  terms: [],
};
const index = buildIndex(headings, {
  content: [['The outline <img src=x onerror=alert(1)> is drawn. '.repeat(4)], ['Outline width in cm.'], []],
  keywords: [],
  near: [],
});

/** A request as the dialog sends it. */
const modal = (query: string): SearchRequest => ({
  indexName: 'docs',
  query,
  hitsPerPage: 20,
  attributesToSnippet: ['hierarchy.lvl1:5', 'hierarchy.lvl2:5', 'content:5'],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
});

describe('respond', () => {
  it('returns hits in the shape that the modal reads', () => {
    const {hits, nbHits} = respond(index, modal('outline width'));
    expect(nbHits).toBe(1);
    expect(hits[0]).toMatchObject({
      objectID: 'en|/en/docs/a|lvl2|2',
      type: 'lvl2',
      url: '/en/docs/a#width',
      anchor: 'width',
      hierarchy: {lvl0: 'Tips & tricks', lvl1: '&lt;b&gt;Outlines&lt;/b&gt; &amp; lines', lvl2: 'Width', lvl3: null},
      _highlightResult: {
        hierarchy: {
          lvl0: {value: 'Tips & tricks'},
          lvl1: {value: '&lt;b&gt;<mark>Outline</mark>s&lt;/b&gt; &amp; lines'},
          lvl2: {value: '<mark>Width</mark>'},
        },
      },
    });
    expect(Object.keys(hits[0]?._highlightResult.hierarchy ?? {})).toEqual(['lvl0', 'lvl1', 'lvl2']);
  });

  it('escapes markup in every field but lvl0', () => {
    for (const query of ['outline', 'img', 'onerror', '<b>', 'alert(1)']) {
      for (const hit of respond(index, modal(query)).hits) {
        const {lvl0, ...levels} = hit.hierarchy;
        const html = JSON.stringify([levels, hit.content, hit._snippetResult, hit._highlightResult]);
        expect(html.replace(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
        expect(lvl0).not.toContain('amp;');
      }
    }
  });

  it('quotes what stands before facts, and finds the facts', () => {
    const facts = {...headings, texts: ['OutlineWidth', 'OutlineColor', 'Outlines'], levels: [1, 2, 1]};
    const content = [['The width of the line.\nPaste text Width=0.3'], ['\nPart Outline'], []];
    const quotes = (query: string) =>
      respond(buildIndex(facts, {content, keywords: [], near: []}), modal(query)).hits.map(
        ({_snippetResult: {content: quote}}) => quote?.value,
      );
    expect(quotes('paste text')).toEqual(['The width of the line.']);
    expect(quotes('part')).toEqual([undefined]);
  });

  it('gives a heading the text under it in which most is marked', () => {
    const [hit] = respond(index, modal('width')).hits;
    expect(hit?.type).toBe('lvl2');
    expect(hit?._snippetResult.content?.value).toBe('Outline <mark>width</mark> in cm.');
    expect(hit?.content).toBeNull();
  });

  it('gives a heading its first sentence where nothing is marked', () => {
    const quote = (...texts: string[]) =>
      respond(buildIndex(headings, {content: [[], texts, []], keywords: [], near: []}), modal('width')).hits[0]
        ?._snippetResult.content?.value;
    expect(quote('Name · Unit', '2.5 cm. Or pixels.')).toBe('2.5 cm.');
    expect(quote('Name · Unit')).toBeUndefined();
  });

  it('reports whether its count is final', () => {
    const {headings} = packIndex('en', [], {product: [], asides: {}, glossary: [], everyday: []});
    expect(respond(index, modal('drawn')).exhaustiveNbHits).toBe(true);
    expect(respond(buildIndex(headings), modal('drawn')).exhaustiveNbHits).toBe(false);
  });

  it('cuts snippets at the requested number of words', () => {
    const content = respond(index, modal('drawn')).hits[0]?._snippetResult.content?.value ?? '';
    expect(content.replace(/&\w+;/g, ' ').match(/[a-z0-9]+/gi)).toHaveLength(5 + 2);
    expect(content).toContain('<mark>drawn</mark>');
  });

  it('applies facets', () => {
    const only = (facetFilters: SearchRequest['facetFilters']) =>
      respond(index, {...modal('outlines'), facetFilters}).hits.map(({url}) => url);
    expect(only([['docusaurus_tag:default']])).toEqual(['/en/blog/b']);
    expect(only(['language:zh-Hans'])).toEqual([]);
    expect(only('language:en')).toHaveLength(3);
    expect(only([[], ['language:en']])).toHaveLength(3);
  });

  it('serves the search page: pages, facet counts, default tags', () => {
    const request: SearchRequest = {
      indexName: 'docs',
      params: {query: 'outline', hitsPerPage: 2, page: 1, facets: ['docusaurus_tag', 'language']},
    };
    const response = respond(index, request);
    expect(response).toMatchObject({nbHits: 3, nbPages: 2, page: 1, hitsPerPage: 2, query: 'outline'});
    expect(response.facets).toEqual({language: {en: 3}, docusaurus_tag: {'docs-default-current': 2, default: 1}});
    expect(response.hits).toHaveLength(1);
    const all = respond(index, {indexName: 'docs', query: 'outline'}).hits;
    expect(JSON.stringify(all)).toContain('<em>');
    expect(respond(index, {indexName: 'docs', query: 'outline', hitsPerPage: 0})).toMatchObject({hits: [], nbHits: 3});
  });

  it('has no hits for an empty query', () => {
    expect(respond(index, modal('  '))).toMatchObject({hits: [], nbHits: 0, nbPages: 0});
  });

  it('reports when headings alone answer the query', () => {
    expect(answersFully(index, modal('outlines'))).toBe(true);
    expect(answersFully(index, modal('absent'))).toBe(false);
    expect(answersFully(index, {...modal('outlines'), page: 0})).toBe(false);
  });
});
