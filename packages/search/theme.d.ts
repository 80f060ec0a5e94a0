/** What a site may replace, as any component of a theme: `src/theme/SearchSite`. */
declare module '@theme/SearchSite' {
  /** Where to ask. `indexName` also names what the reader's browser keeps. */
  export function useService(): {appId: string; apiKey: string; indexName: string; externalUrlRegex?: string};
  /** Language of the pages to search, and their tags. */
  export function useFacetFilters(): readonly (string | readonly string[])[];
  /** Turns the absolute address of a hit into that of a link. */
  export function useHitAddress(): (url: string) => string;
  /** Gives the address of the page of all results; undefined where there is none. */
  export function useResultsAddress(): ((query: string) => string) | undefined;
  /** Lets Back close the dialog. @returns what to call when it is closed in another way */
  export function closeOnBack(close: () => void): () => void;
  /** Gives the address where a reader tells that a query should have been answered. */
  export const missingResultsUrl: ((query: string) => string) | undefined;
  /** Where a reader who has no words yet may start. */
  export const doors: readonly (readonly [to: string, label: string])[];
}

declare module '@theme/SearchSite/insights' {
  /** Address of the script that reports what is chosen, for the hosted service. */
  export const insightsScript: string;
}
