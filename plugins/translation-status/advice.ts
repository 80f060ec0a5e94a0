import type {Locale} from '../../config/locales';
import {parameters} from '../../src/stage/shading/parameters';

const defaults = new Map<string, unknown>(parameters.map((parameter) => [parameter.id, parameter.default]));

const CURE = ['处理', '解决', 'Fix'];
const VALUE = String.raw`(-?\d+(?:\.\d+)?|[A-Z]\w+)`;
/** What a parameter is set to: the words after its name; advice in other languages is not checked. "From 0.3 to 0.6" sets 0.6, "above 4" and 「4以上」 no value. */
const TARGET: Partial<Record<Locale, RegExp>> = {
  'zh-Hans': new RegExp(`^(?:\\s*|.*?[为到成选])${VALUE}(?!以上|以下|[\\d.]|往)`),
  en: new RegExp(`^(?:\\s+|.*?\\b(?:to|at)\\s+)${VALUE}`),
};
/** Ends of a clause; the point of a number is none. */
const CLAUSE = /[，。；：、]|[,;:.](?=\s|$)/;
/** Advice to go back to the default or to leave it alone says so. */
const MEANT = /默认|还原|保持|改回|default|keep|back|return/i;

/** Cells under a heading of `CURE`, and in the FAQ every line of an answer. */
function cures(prose: string, isFaq: boolean): string[] {
  let column = -1;
  return prose.split('\n').flatMap((line) => {
    if (!line.startsWith('|')) {
      column = -1;
      return isFaq && !line.startsWith('#') ? [line] : [];
    }
    const cells = line.split('|').slice(1, -1);
    if (column < 0) {
      column = cells.findIndex((cell) => CURE.includes(cell.trim()));
      return [];
    }
    return cells[column] ?? [];
  });
}

/**
 * Cures that change nothing, because they set a parameter to its default.
 * @param prose text of a page without fenced code
 */
export const checkAdvice = (prose: string, locale: Locale, isFaq: boolean): string[] =>
  cures(prose, isFaq)
    .map((text) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'))
    .flatMap((text) =>
      text.split(CLAUSE).flatMap((clause) =>
        [...clause.matchAll(/`(\w+)`/g)].flatMap(({0: code, 1: id = '', index}) => {
          const value = TARGET[locale]?.exec(clause.slice(index + code.length))?.[1];
          const isDefault = value !== undefined && String(defaults.get(id)) === String(isNaN(+value) ? value : +value);
          return isDefault && !MEANT.test(clause)
            ? [`the cure sets \`${id}\` to its default, ${value}: name a value that changes something`]
            : [];
        }),
      ),
    );
