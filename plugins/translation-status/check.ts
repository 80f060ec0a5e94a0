import type {Locale} from '../../config/locales';
import {hashOf} from '../hash.cjs';
import {checkChinese} from './chinese';
import {checkAdvice} from './advice';
import {checkNames, type Names} from './identifiers';
import {placeholders} from './placeholders';
import {checkTerms} from './terms';
import {checkTutorial} from './tutorial';

interface Page {
  frontMatter: Map<string, string>;
  body: string;
  /** Body without fenced code. */
  prose: string;
}

/** Text as in the repository: Git may write Windows line ends into the work tree. */
const unixLines = (text: string) => text.replaceAll('\r\n', '\n');

/** Splits a Markdown file; a page without front matter has an empty map. */
export function parsePage(raw: string): Page {
  const text = unixLines(raw);
  const match = /^---\n([\s\S]*?)\n---\n/.exec(text);
  const body = match ? text.slice(match[0].length) : text;
  const pairs = (match?.[1] ?? '').split('\n').flatMap((line): [string, string][] => {
    const [, key, value] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    return key ? [[key, (value ?? '').replace(/^(["'])(.*)\1$/, '$2')]] : [];
  });
  return {frontMatter: new Map(pairs), body, prose: body.replace(/^ *(```+)[\s\S]*?^ *\1$/gm, '')};
}

/** Hash of a source that its translation stores; of the front matter only the title counts. */
export const sourceHash = (source: string): string => {
  const {frontMatter, body} = parsePage(source);
  return hashOf(`${frontMatter.get('title')}\n${body}`).slice(0, 12);
};

/** Writes the hash of `source` into the front matter of its translation. */
export function stamp(raw: string, source: string): string {
  const translation = unixLines(raw);
  const line = `source_hash: ${sourceHash(source)}`;
  return /^source_hash:.*$/m.test(translation)
    ? translation.replace(/^source_hash:.*$/m, line)
    : translation.replace(/^(---\n[\s\S]*?)\n---\n/, `$1\n${line}\n---\n`);
}

const headings = (prose: string) =>
  [...prose.matchAll(/^(#{2,6})\s+(.*)$/gm)].map(([, level = '', text = '']) => ({level, text}));
const idOf = (text: string) => /\{\/\*\s*#([\w.-]+)\s*\*\/\}\s*$/.exec(text)?.[1];
const fences = (body: string) => [...body.matchAll(/^ *(```+)(\S*).*\n([\s\S]*?)^ *\1$/gm)];
/** Comments and titles in code are prose and may be translated. */
const code = (body: string) =>
  fences(body).map(
    ([, , language = '', text = '']) => `${language}\n${text.replace(/\s*(\/\/|;|#(?= )|REM ).*$/gm, '').trim()}`,
  );
const tables = (prose: string) =>
  prose.split(/\n(?!\|)/).flatMap((block) => {
    const rows = block.split('\n').filter((line) => line.startsWith('|'));
    return rows.length > 1 ? [`${rows.length - 2} x ${(rows[0] ?? '').split('|').length - 2}`] : [];
  });
const demos = (prose: string) => [...prose.matchAll(/<Stage demo="([\w-]+)/g)].map(([, id = '']) => id);
const parameters = (prose: string) => [...prose.matchAll(/<Parameters\s+ids="([^"]*)"/g)].map(([, ids]) => ids);

const figures = (prose: string) => [...prose.matchAll(/<Figure\s+name="([^"]*)"/g)].map(([, name]) => name);

/** Compares the structure of a page in both languages; each finding says what differs and where. */
export function checkPair(source: string, translation: string): string[] {
  const [zh, en] = [parsePage(source), parsePage(translation)];
  const same = (what: string, left: readonly unknown[], right: readonly unknown[]) => {
    const index = Array.from({length: Math.max(left.length, right.length)}).findIndex(
      (_, at) => left[at] !== right[at],
    );
    return index < 0
      ? []
      : [
          `${what} ${index + 1} differs: the source has ${JSON.stringify(left[index] ?? 'none')}, the translation ${JSON.stringify(right[index] ?? 'none')}`,
        ];
  };
  const id = ({level, text}: {level: string; text: string}) => `${level} #${idOf(text)}`;
  return [
    ...same('heading', headings(zh.prose).map(id), headings(en.prose).map(id)),
    ...same('demo', demos(zh.prose), demos(en.prose)),
    ...same('figure', figures(zh.prose), figures(en.prose)),
    ...same('parameter table', parameters(zh.prose), parameters(en.prose)),
    ...same('code block', code(zh.body), code(en.body)),
    ...same('table', tables(zh.prose), tables(en.prose)),
    ...(en.frontMatter.get('source_hash') === sourceHash(source)
      ? []
      : ['stale: the Chinese source changed; bring the translation up to date, then run `npm run check -- --stamp`']),
  ];
}

/** Prose of a page: without code, link targets and comments; a placeholder replaces each code span. */
const plainText = (prose: string) =>
  prose
    .replace(/`[^`]*`/g, '`')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\{\/\*.*?\*\/\}/g, '');

/** A tutorial shows what to do before it says why: the section of the theory follows the first numbered step. */
function checkOrder(prose: string): string[] {
  const theory = prose.indexOf('{/* #why-it-works */}');
  const step = prose.search(/^1\. /m);
  return theory >= 0 && step > theory
    ? ['the section #why-it-works stands before the first step: move it behind the steps']
    : [];
}

/** Readers search the FAQ with questions, so its entries are questions. */
const checkQuestions = (prose: string): string[] =>
  headings(prose)
    .map(({level, text}) => ({level, name: text.replace(/\s*\{.*$/, '')}))
    .filter(({level, name}) => level === '###' && !/[?？]$/.test(name))
    .map(({name}) => `the heading "${name}" is no question: end it with a question mark`);

const isTutorial = (file: string) => /^Tutorial\/(?!index\.md$)/.test(file);
/** Steps and what stands before them: the sections up to the parameters, without the exercise. */
const untilParameters = (prose: string) => prose.split('{/* #parameters */}')[0] ?? '';

/** Faults of typography, by language. */
const typography: Partial<Record<Locale, (plain: string) => string[]>> = {'zh-Hans': checkChinese};

/**
 * What a page of either language must carry by itself.
 * @param file its path in the folder of its kind; answers of `FAQ.md` are held to the rules of cures, `Tutorial/` to those of steps
 */
export function checkPage(text: string, locale: Locale, names: Names, file = ''): string[] {
  const {frontMatter, body, prose} = parsePage(text);
  const plain = plainText(prose);
  return [
    ...placeholders(text),
    ...['title', 'description'].filter((key) => !frontMatter.get(key)).map((key) => `front matter has no ${key}`),
    ...headings(prose)
      .filter((heading) => !idOf(heading.text))
      .map((heading) => `the heading "${heading.text}" has no id: end it with {/* #an-id */}`),
    ...(typography[locale]?.(plain) ?? []),
    ...checkOrder(prose),
    ...(file === 'FAQ.md' ? checkQuestions(prose) : []),
    ...(isTutorial(file) ? checkTutorial(plainText(untilParameters(prose)), locale) : []),
    ...checkTerms(plain, locale),
    ...checkAdvice(prose, locale, file === 'FAQ.md'),
    ...checkNames(
      prose,
      fences(body)
        .map(([fence]) => fence)
        .join('\n'),
      names,
    ),
  ];
}
