/** Answers one request of Algolia's shape from an index in memory. */
import {CATEGORY_LEVEL, type Entry, type Index} from './engine/build';
import {BEFORE_FACTS, CELL_SEPARATOR} from './format';
import {cleanQuery} from './engine/fold';
import {escapeHtml, findRanges, markUp, snippet, type Tags} from './engine/highlight';
import {nearestTerms} from './engine/nearest';
import type {Marks} from './engine/units';
import {search, type Ranking} from './engine/rank';
import type {
  FacetFilters,
  Highlighted,
  Level,
  SearchHit,
  SearchParams,
  SearchRequest,
  SearchResponse,
} from './protocol';

/** Limits of the specification, section 9. */
const DEFAULT_HITS = 20;
const DEFAULT_SNIPPET_WORDS = 10;
/** The tags that Algolia assumes when a request names none. */
const DEFAULT_TAGS: Tags = {pre: '<em>', post: '</em>'};
const HEADING_LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Facet filters: all of the outer list must match, any of an inner list. */
function pageFilter(index: Index, filters: FacetFilters = []): (page: number) => boolean {
  const groups = (typeof filters === 'string' ? [filters] : filters).map((group) =>
    typeof group === 'string' ? [group] : group,
  );
  const accepted = index.pages.map(({tag}) => {
    const facets = [`language:${index.language}`, `docusaurus_tag:${tag}`];
    return groups.every((group) => group.length === 0 || group.some((filter) => facets.includes(filter)));
  });
  return (page) => accepted[page] ?? false;
}

function countFacets(index: Index, ranking: Ranking): SearchResponse['facets'] {
  const tags: Record<string, number> = {};
  for (const {entry} of ranking.hits) {
    const tag = index.pages[index.entries[entry]?.page ?? -1]?.tag ?? '';
    tags[tag] = (tags[tag] ?? 0) + 1;
  }
  return {language: {[index.language]: ranking.hits.length}, docusaurus_tag: tags};
}

/** Parses `hierarchy.lvl1:10`, `content:5` to a number of words by attribute. */
function snippetSizes(attributes: readonly string[] = [`content:${DEFAULT_SNIPPET_WORDS}`]): Map<string, number> {
  return new Map(
    attributes.map((attribute) => {
      const [name = '', size] = attribute.split(':');
      return [name.replace('hierarchy.', ''), Number(size) || DEFAULT_SNIPPET_WORDS];
    }),
  );
}

/** Texts of an entry and the headings above it, by level. */
function textsOf(index: Index, entry: Entry): Partial<Record<Level | 'content', string>> {
  const texts: Partial<Record<Level | 'content', string>> = {};
  let at: Entry | undefined = entry;
  for (; at !== undefined && at.level !== CATEGORY_LEVEL; at = index.entries[at.parent]) {
    const level = HEADING_LEVELS[at.level - 1];
    texts[level ?? 'content'] = at.text;
  }
  return texts;
}

/** What of a text is shown. */
const quoteOf = (text: string): string => text.split(BEFORE_FACTS, 1)[0] ?? '';

/** The first sentence of a text, but for rows of a table. */
function opening(text: string): string | undefined {
  const end = /[。！？]|[.!?](?=\s|$)/.exec(text);
  const sentence = end === null ? '' : text.slice(0, end.index + 1);
  return sentence === '' || sentence.includes(CELL_SEPARATOR) ? undefined : sentence;
}

/** The text under a heading in which most is marked, else what stands before facts, else the first sentence. */
function matchUnder(index: Index, id: number, marks: readonly Marks[]): string | undefined {
  const {entries} = index;
  let best: string | undefined;
  let most = 0;
  for (let at = id + 1; entries[at]?.section === entries[id]?.section; at += 1) {
    const {level, text = ''} = entries[at] ?? {};
    const quote = quoteOf(text);
    if (level !== 0 || quote === '') continue;
    const sum = findRanges(index.plain(quote), marks).reduce((total, [start, end]) => total + end - start, 0);
    if (sum > most) [best, most] = [quote, sum];
    best ??= text.includes(BEFORE_FACTS) ? quote : opening(text);
  }
  return best;
}

function toHit(index: Index, id: number, entry: Entry, marks: readonly Marks[], params: SearchParams): SearchHit {
  const page = index.pages[entry.page];
  const path = page?.path ?? '';
  const category = page?.category ?? '';
  const type = HEADING_LEVELS[entry.level - 1] ?? 'content';
  const tags: Tags = {
    pre: params.highlightPreTag ?? DEFAULT_TAGS.pre,
    post: params.highlightPostTag ?? DEFAULT_TAGS.post,
  };
  const sizes = snippetSizes(params.attributesToSnippet);
  const texts = textsOf(index, entry);

  const highlighted: SearchHit['_highlightResult'] = {
    // lvl0 is shown as text: escaping would show `&amp;`.
    hierarchy: {lvl0: {value: category, matchLevel: 'none', matchedWords: []}},
  };
  const snippets: SearchHit['_snippetResult'] = {hierarchy: {}};
  const hierarchy: SearchHit['hierarchy'] = {
    lvl0: category,
    lvl1: null,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const heading = entry.level === 0 ? entry.parent : id;
  const shown = {...texts, content: quoteOf(texts.content ?? '') || matchUnder(index, heading, marks)};
  for (const name of [...HEADING_LEVELS, 'content'] as const) {
    const text = shown[name];
    if (text === undefined) continue;
    const ranges = findRanges(index.plain(text), marks);
    const as = (value: string): Highlighted => ({
      value,
      matchLevel: ranges.length > 0 ? 'full' : 'none',
      matchedWords: [...new Set(ranges.map(([start, end]) => text.slice(start, end)))],
    });
    const whole = as(markUp(text, ranges, tags));
    const size = sizes.get(name);
    const cut =
      size === undefined ? undefined : as(snippet(text, ranges, tags, size, params.snippetEllipsisText ?? '…'));
    if (name === 'content') {
      highlighted.content = whole;
      snippets.content = cut;
    } else {
      hierarchy[name] = escapeHtml(text);
      highlighted.hierarchy[name] = whole;
      if (cut !== undefined) snippets.hierarchy[name] = cut;
    }
  }
  return {
    objectID: [index.language, path, type, entry.position].join('|'),
    url: entry.anchor === '' ? path : `${path}#${entry.anchor}`,
    url_without_anchor: path,
    anchor: entry.anchor === '' ? null : entry.anchor,
    type,
    hierarchy,
    // HTML like the headings.
    content: texts.content === undefined ? null : escapeHtml(texts.content),
    _highlightResult: highlighted,
    _snippetResult: snippets,
  };
}

function paramsOf(request: SearchRequest): SearchParams {
  return {...request, ...request.params};
}

/** The tags of pages among which the requests search, by their facet filters. */
export const tagsIn = (requests: readonly SearchRequest[]): string[] =>
  requests
    .flatMap((request) => [paramsOf(request).facetFilters ?? []].flat(2))
    .map((filter) => filter.replace('docusaurus_tag:', ''));

/** What a request asks, and of which pages. */
export function acceptedBy(index: Index, request: SearchRequest) {
  const {query = '', facetFilters} = paramsOf(request);
  return {query, accept: pageFilter(index, facetFilters)};
}

/**
 * True when headings alone suffice for now: they match the whole query, and the request comes from the modal. The search page
 * requests numbered pages and shows a count, which must be final.
 */
export function answersFully(index: Index, request: SearchRequest): boolean {
  if (paramsOf(request).page !== undefined) return false;
  const {query, accept} = acceptedBy(index, request);
  return cleanQuery(query) === '' || search(index, query, accept).complete;
}

/** Ranks, cuts out the requested page of hits, and marks what matched. */
export function respond(index: Index, request: SearchRequest): SearchResponse {
  const started = performance.now();
  const params = paramsOf(request);
  const {query, accept} = acceptedBy(index, request);
  const hitsPerPage = params.hitsPerPage ?? DEFAULT_HITS;
  const page = params.page ?? 0;
  const ranking = search(index, query, accept);
  const shown = ranking.hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    index: request.indexName,
    query,
    params: '',
    queryID: '',
    hits: shown.flatMap((hit) => {
      const entry = index.entries[hit.entry];
      return entry === undefined ? [] : [toHit(index, hit.entry, entry, ranking.marks, params)];
    }),
    nbHits: ranking.hits.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(ranking.hits.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: index.hasText,
    processingTimeMS: Math.round(performance.now() - started),
    facets: countFacets(index, ranking),
    ...(ranking.hits.length === 0 && {nearestTerms: nearestTerms(index, query)}),
  };
}
