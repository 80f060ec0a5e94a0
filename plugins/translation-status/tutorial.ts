import type {Locale} from '../../config/locales';

interface Limits {
  /** Words of prose before the first step. */
  readonly opening: number;
  /** Words of a step, with its title; tables and code beside. */
  readonly step: number;
  /** Words of the title that begins a step. */
  readonly title: readonly [least: number, most: number];
}

const LIMITS: Partial<Record<Locale, Limits>> = {
  'zh-Hans': {opening: 250, step: 90, title: [2, 12]},
  en: {opening: 150, step: 50, title: [2, 5]},
};

/** A Han character, a code span, or a word or number of another script. */
const WORD = /\p{sc=Han}|`|(?:(?!\p{sc=Han})[\p{L}\p{N}])+(?:[.,'’-](?:(?!\p{sc=Han})[\p{L}\p{N}])+)*/gu;
const count = (text: string) => (text.replace(/<[^>]*>/g, '').match(WORD) ?? []).length;

const isTable = (line: string) => line.trimStart().startsWith('|');
/** `1. **Bake the normals.** In the …`, `1. **烘焙法线**：在…` */
const TITLE = /^\d+\. \*\*([^*]+?)(?:\.\*\* |\*\*：)/;

/** Numbered items with the lines indented below them. */
function stepsOf(plain: string): string[] {
  let open = false;
  const steps: string[] = [];
  for (const line of plain.split('\n')) {
    const begins = /^\d+\. /.test(line);
    open = begins || (open && /^(?: {3}|$)/.test(line));
    if (begins) steps.push(line);
    else if (open && !isTable(line)) steps[steps.length - 1] += `\n${line}`;
  }
  return steps;
}

/**
 * Finds what keeps the steps of a tutorial from being scanned: a long way to the first one, a step that holds more than one
 * action, and a step without a title. The lists of an exercise are steps of their own and need no title.
 * @param plain text of the page without code, link targets and comments, up to its exercise
 */
export function checkTutorial(plain: string, locale: Locale): string[] {
  const limits = LIMITS[locale];
  const first = plain.search(/^1\. /m);
  if (!limits || first < 0) return [];
  const prose = plain.slice(0, first).split('\n');
  const opening = count(prose.filter((line) => !isTable(line) && !line.startsWith('#')).join('\n'));
  return [
    ...(opening > limits.opening
      ? [`${opening} words stand before the first step, at most ${limits.opening} may: move the rest behind the steps`]
      : []),
    ...stepsOf(plain).flatMap((step) => {
      // Up to its first code, which `plain` lacks: what is quoted can be searched for.
      const name = `the step "${step.split('`', 1)[0]!.slice(0, 40)}…"`;
      const words = count(step.replace(/^\d+\. /, ''));
      const title = count(TITLE.exec(step)?.[1] ?? '');
      const [least, most] = limits.title;
      return [
        ...(words > limits.step ? [`${name} has ${words} words, at most ${limits.step} are one action: split it`] : []),
        ...(title < least || title > most
          ? [`${name} does not begin with a bold title of ${least} to ${most} words`]
          : []),
      ];
    }),
  ];
}
