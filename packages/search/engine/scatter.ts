/** Variety among the hits. */
import {CATEGORY_LEVEL, headingOf, type Index} from './build';
import {COUNT, SHARE} from './tuning';
import type {Hit} from './units';

/** Moves hits, after the first ones, that follow better ones under one heading behind others that score nearly as much. */
export function scattered(index: Index, hits: readonly Hit[]): Hit[] {
  const counts = new Map<number, number>();
  const later = hits.map((hit) => {
    const above = headingOf(index, hit.entry)?.parent ?? -1;
    const count = (counts.get(above) ?? 0) + 1;
    counts.set(above, count);
    // A page has only its category above it.
    const isPage = index.entries[above]?.level === CATEGORY_LEVEL;
    return isPage || count <= COUNT.together ? hit : {...hit, score: hit.score * SHARE.crowded};
  });
  return [...hits.slice(0, COUNT.unmoved), ...later.slice(COUNT.unmoved).sort((a, b) => b.score - a.score)];
}
