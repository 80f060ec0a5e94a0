/** Lays out all tables at once on a page opened by Back, by a reload or at a heading (src/features/tables/table.css). */
export function disableTableDeferral(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate' || location.hash) document.documentElement.dataset.whole = '';
}
