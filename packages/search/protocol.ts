/** Requests and responses in Algolia's shape, as far as the modal and the search page use them. */

export type FacetFilters = string | readonly (string | readonly string[])[];

export interface SearchParams {
  query?: string;
  hitsPerPage?: number;
  page?: number;
  facetFilters?: FacetFilters;
  facets?: string | readonly string[];
  attributesToRetrieve?: readonly string[];
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
}

/** Parameters are beside the index name or, in older clients, inside `params`. */
export interface SearchRequest extends SearchParams {
  indexName: string;
  params?: SearchParams;
}

export interface Highlighted {
  value: string;
  matchLevel: 'none' | 'full';
  matchedWords: string[];
}

export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

export interface SearchHit {
  objectID: string;
  /** Path with the base URL in the worker; the client makes it absolute. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: Exclude<Level, 'lvl0'> | 'content';
  /** HTML, except lvl0, which the modal shows as text. */
  hierarchy: Record<Level, string | null>;
  content: string | null;
  _highlightResult: {hierarchy: Partial<Record<Level, Highlighted>>; content?: Highlighted};
  _snippetResult: {hierarchy: Partial<Record<Level, Highlighted>>; content?: Highlighted};
}

export interface SearchResponse {
  index: string;
  query: string;
  params: string;
  queryID: string;
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  exhaustiveNbHits: boolean;
  processingTimeMS: number;
  facets: Record<string, Record<string, number>>;
  /** For a query without hits: terms of the glossary that are written like it. Absent from the hosted service. */
  nearestTerms?: string[];
}

/** To the worker. `base` is the folder of the index, absolute, with a slash at the end. */
export interface WorkerRequest {
  id: number;
  base: string;
  /** Absent: load the index, answer nothing. */
  requests: SearchRequest[];
}

export type WorkerAnswer =
  | {id: number; results: SearchResponse[]}
  | {id: number; error: string}
  /** The second file has loaded: a repeated search may find more. */
  | {complete: true};
