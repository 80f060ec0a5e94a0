import {hashTarget} from '../../lib/hash';

const HIGHLIGHT = 'table-filter';

/** A heading with the content below; `within` is the section of level 2 around one of level 3. */
interface Section {
  parts: HTMLElement[];
  rows: HTMLTableRowElement[];
  within?: Section;
}

/** The sections below the field; rows are those with an anchor of the field's kind. */
function sectionsBelow(filter: HTMLElement): Section[] {
  const wanted = `tbody tr:has(.row-link${filter.dataset.tableFilter})`;
  const sections: Section[] = [];
  let upper: Section | undefined;
  for (let next = filter.nextElementSibling; next; next = next.nextElementSibling) {
    const element = next as HTMLElement;
    if (element.tagName === 'H2') sections.push((upper = {parts: [], rows: []}));
    else if (element.tagName === 'H3') sections.push({parts: [], rows: [], within: upper});
    sections.at(-1)?.parts.push(element);
    sections.at(-1)?.rows.push(...element.querySelectorAll<HTMLTableRowElement>(wanted));
  }
  return sections;
}

/** Ranges of the matches inside a row, for the highlight. */
function rangesOf(row: HTMLElement, words: readonly string[]): Range[] {
  const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const text = node.data.toLowerCase();
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
    }
  }
  return ranges;
}

function apply(filter: HTMLElement) {
  const input = filter.querySelector('input')!;
  const output = filter.querySelector('output')!;
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (row: HTMLElement) => {
    const text = row.textContent.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const sections = sectionsBelow(filter);
  const all = sections.flatMap(({rows}) => rows);
  const shown = all.filter(matches);
  for (const row of all) row.hidden = !shown.includes(row);
  for (const section of sections) {
    const rows = sections.filter((each) => each === section || each.within === section).flatMap((each) => each.rows);
    // Text of the second level that leads to no such row is no part of the list.
    const listed = rows.length > 0 || section.parts[0]?.tagName === 'H3';
    const hidden = words.length > 0 && listed && !rows.some((row) => shown.includes(row));
    for (const part of section.parts) part.hidden = hidden;
  }
  const {count = '', none = ''} = output.dataset;
  const text =
    shown.length === 0 ? none : count.replace('{n}', String(shown.length)).replace('{all}', String(all.length));
  output.textContent = words.length > 0 ? text : '';
  filter.querySelector('button')!.hidden = words.length === 0;
  if (typeof Highlight === 'function')
    CSS.highlights.set(HIGHLIGHT, new Highlight(...shown.flatMap((row) => rangesOf(row, words))));
}

function clear(filter: HTMLElement) {
  filter.querySelector('input')!.value = '';
  apply(filter);
}

// Delegated listeners for the field that filters tables (plugins/tables/filter.ts).
const filterOf = (target: EventTarget | null) => (target as Element).closest?.<HTMLElement>('[data-table-filter]');
document.addEventListener('input', ({target}) => {
  const filter = filterOf(target);
  if (filter) apply(filter);
});
document.addEventListener('click', ({target}) => {
  const filter = (target as Element).closest('button') && filterOf(target);
  if (!filter) return;
  clear(filter);
  filter.querySelector('input')?.focus();
});
// A link to a hidden row clears the filter.
window.addEventListener('hashchange', () => {
  const target = document.getElementById(hashTarget(window.location.hash) ?? '');
  const filter = document.querySelector<HTMLElement>('[data-table-filter]');
  if (!filter || !target?.closest('[hidden]')) return;
  clear(filter);
  target.scrollIntoView();
});

/** Applies a query that the browser restored from an earlier visit, or that came before this module. */
export function restore(): void {
  const filter = document.querySelector<HTMLElement>('[data-table-filter]');
  if (filter?.querySelector('input')?.value) apply(filter);
}
