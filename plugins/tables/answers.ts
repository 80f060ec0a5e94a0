import type {Element} from 'hast';
import {h} from 'hastscript';

/** Cells that answer, in the words of all languages; what follows a comma adds to the answer. */
const ANSWERS: readonly [string, RegExp][] = [
  ['yes', /^(?:支持|当前|有|yes|supported|current)(?:[，,].*)?$/],
  ['no', /^(?:不支持|无|no|not supported)(?:[，,].*)?$/],
];

/**
 * Marks the answers of a column that mostly says yes or no: what it says beside that holds in part.
 * @returns whether the column is one
 */
export function markAnswers(cells: readonly Element[], textOf: (cell: Element) => string): boolean {
  const answers = cells.map((cell) => ANSWERS.find(([, words]) => words.test(textOf(cell).trim()))?.[0]);
  if (answers.filter(Boolean).length * 2 <= cells.length) return false;
  cells.forEach((cell, at) => {
    cell.properties.dataAnswer = answers[at] ?? 'part';
    cell.children.unshift(h('span', {className: ['answer']}));
  });
  return true;
}
