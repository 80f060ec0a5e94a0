/** A page that is come back to, or opened at a heading, is laid out whole: no table waits (src/features/tables/table.css). */
export function disableTableDeferral(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate' || location.hash) document.documentElement.dataset.whole = '';
}
