import type {SearchHit} from '../protocol';
import type {Group} from './searchBox';

/** Limit of the specification, section 9. */
const PER_SECTION = 5;

/**
 * Groups hits by section without changing their order, so that no hit stands before a better one: a section whose hits are apart
 * has several groups. A section shows at most five hits.
 */
export function groupHits(hits: readonly SearchHit[]): Group[] {
  const groups: Group[] = [];
  const shown = new Map<string, number>();
  for (const hit of hits) {
    const title = hit.hierarchy.lvl0 ?? '';
    const count = (shown.get(title) ?? 0) + 1;
    if (count > PER_SECTION) continue;
    shown.set(title, count);
    const item = {kind: 'hit' as const, url: hit.url, hit};
    const last = groups.at(-1);
    if (last?.title === title) last.items.push(item);
    else groups.push({id: `group-${groups.length}`, title, items: [item]});
  }
  return groups;
}
