/** Asks a model the questions of a language by a command, with and without documents, and counts what it says. */
import {spawnSync} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {identity} from '../../config/identity';
import {locales, type Locale} from '../../config/locales';
import {questions, type Question} from './questions';
import {expected, inventedIn, isRight} from './score';

/** Copies that go into a question: those with the most of its words, rare words first. */
const COPIES = 3;

interface Copy {
  readonly page: string;
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

/** Words of Latin letters, and pairs of Han characters. */
const wordsOf = (text: string): Set<string> =>
  new Set([
    ...(text.toLowerCase().match(/[a-z][a-z0-9.]+/g) ?? []),
    ...[...text.matchAll(/(?=(\p{Script=Han}{2}))/gu)].map(([, pair = '']) => pair),
  ]);

function copiesIn(locale: Locale): Copy[] {
  const folder = path.join('build', locale, 'docs');
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return {page: file.replace(/\.md$/, ''), text, words: wordsOf(text)};
    });
}

function nearest(ask: string, copies: readonly Copy[]): readonly Copy[] {
  const weights = [...wordsOf(ask)].map((word): [string, number] => [
    word,
    Math.log(copies.length / (1 + copies.filter(({words}) => words.has(word)).length)),
  ]);
  const score = ({words}: Copy) => weights.reduce((sum, [word, weight]) => sum + (words.has(word) ? weight : 0), 0);
  return [...copies].sort((left, right) => score(right) - score(left)).slice(0, COPIES);
}

const {name} = identity;
const RULE = {
  'zh-Hans': `用一句话回答关于${name['zh-Hans']}（UE5卡通渲染插件）的问题。问参数时写出参数名，问页面时写出地址，不知道就说不知道。`,
  en: `Answer in one sentence a question about ${name.en}, a toon shading plugin for UE5. Give the name of a parameter, the address of a page; say so when you do not know.`,
} as const;

const MODES = {
  none: () => '',
  index: (locale: Locale) => readFileSync(`build/${locale}/AGENTS.md`, 'utf8'),
  copies: (_: Locale, ask: string, copies: readonly Copy[]) =>
    nearest(ask, copies)
      .map(({text}) => text)
      .join('\n\n'),
} as const;

/**
 * Asks the command each question of the set, and prints the score by language and by what it was given to read.
 * @param args `--command "…"`, which reads a prompt and prints the answer; `--locale en` and `--mode copies` leave the others out
 */
export function main(args: readonly string[]): void {
  const option = (name: string) => args[args.indexOf(`--${name}`) + 1 || args.length];
  const command = option('command');
  if (!command) throw new Error('Give a command that reads a prompt and prints an answer: --command "…"');
  for (const locale of locales.filter((each) => [undefined, each].includes(option('locale') as Locale))) {
    const copies = copiesIn(locale);
    const documents = copies.map(({text}) => text).join('\n');
    for (const [mode, context] of Object.entries(MODES)) {
      if (![undefined, mode].includes(option('mode'))) continue;
      const wrong: [Question, string][] = [];
      const invented: string[] = [];
      for (const question of questions) {
        const ask = question.ask[locale]!;
        const input = `${context(locale, ask, copies)}\n\n${RULE[locale]}\n\n${ask}\n`;
        const {stdout, status} = spawnSync(command, {input, shell: true, encoding: 'utf8', maxBuffer: 1e8});
        if (status !== 0) throw new Error(`"${command}" ended with ${status}`);
        if (!isRight(question, stdout, locale)) wrong.push([question, stdout.trim()]);
        invented.push(...inventedIn(stdout, documents));
      }
      const right = questions.length - wrong.length;
      console.log(`${locale} ${mode}: ${right} right, ${wrong.length} wrong, ${invented.length} invented names`);
      for (const [question, answer] of wrong)
        console.log(`  ${question.ask[locale]}\n    wanted ${expected(question, locale)}, got ${answer.slice(0, 200)}`);
      if (invented.length > 0) console.log(`  invented: ${invented.join(', ')}`);
    }
  }
}
