import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';

type Cell = ElementContent | string | readonly (ElementContent | string)[];

/** A cell with its content as it is: `h` knows no elements of MDX. */
const cell = (content: Cell, index: number): Element => {
  const children = ([content].flat() as (ElementContent | string)[]).map((each) =>
    typeof each === 'string' ? ({type: 'text', value: each} as const) : each,
  );
  return {...(index === 0 ? h('th', {scope: 'row'}) : h('td')), children};
};

/** An HTML table; the first cell of a row is its header. */
export const table = (head: readonly string[], rows: readonly (readonly Cell[])[]): Element =>
  h('table', [
    h('thead', [h('tr', ...head.map((text) => h('th', {scope: 'col'}, text)))]),
    h('tbody', ...rows.map((row) => h('tr', ...row.map(cell)))),
  ]);
