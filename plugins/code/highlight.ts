import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

loadLanguages.silent = true;

/** Languages whose blocks have no colours. */
const PLAIN = new Set(['bat', 'console', 'plain', 'text', 'txt']);

/** Prism's grammar of a language, loaded when a code block first uses it; undefined for a plain or unknown language. */
function grammarOf(language: string): Prism.Grammar | undefined {
  if (!PLAIN.has(language) && !Prism.languages[language]) loadLanguages([language]);
  return PLAIN.has(language) ? undefined : Prism.languages[language];
}

/** @returns what a writer is told about a language that has no colours; undefined when it has, or needs none */
export function languageFault(language: string): string | undefined {
  if (language === 'mermaid')
    return 'a diagram of Mermaid is not drawn, it would need scripts in the browser: draw it in figures/, or name the block `text`';
  if (PLAIN.has(language) || grammarOf(language)) return undefined;
  return `there is no language \`${language}\` of code: write the name that Prism has for it (prismjs.com), or \`text\``;
}

/** Prism's token names by the one-letter class that `src/features/code/code.css` colours. */
const classOf: Record<string, string> = {
  comment: 'c',
  prolog: 'c',
  doctype: 'c',
  cdata: 'c',
  keyword: 'k',
  builtin: 'k',
  'class-name': 'k',
  tag: 'k',
  selector: 'k',
  atrule: 'k',
  important: 'k',
  directive: 'k',
  function: 'f',
  'attr-name': 'f',
  key: 'f',
  property: 'f',
  parameter: 'f',
  number: 'n',
  boolean: 'n',
  constant: 'n',
  symbol: 'n',
  variable: 'n',
  literal: 'n',
  string: 's',
  char: 's',
  'attr-value': 's',
  regex: 's',
  url: 's',
  deleted: 'd',
  inserted: 'i',
};

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

type Leaf = [text: string, className: string | undefined];

function* leaves(token: string | Prism.Token | (string | Prism.Token)[], className?: string): Generator<Leaf> {
  if (typeof token === 'string') yield [token, className];
  else if (Array.isArray(token)) for (const part of token) yield* leaves(part, className);
  else yield* leaves(token.content as string | Prism.Token[], classOf[token.type] ?? className);
}

/**
 * Highlights one code block at build time, so that the browser gets no highlighter.
 * @param language a Prism language; an unknown one is printed plain
 * @param marked 1-based numbers of the lines to mark
 * @returns HTML: one `<span class="l">` a line, its tokens in one-letter classes; text content equals `code`
 */
export function highlight(code: string, language: string | undefined, marked: ReadonlySet<number> = new Set()): string {
  const grammar = language ? grammarOf(language) : undefined;
  const lines: string[] = [''];
  for (const [text, className] of leaves(grammar ? Prism.tokenize(code, grammar) : code)) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push('');
      if (part)
        lines[lines.length - 1] += className
          ? `<span class="${className}">${escapeHtml(part)}</span>`
          : escapeHtml(part);
    });
  }
  return lines.map((line, index) => `<span class="l${marked.has(index + 1) ? ' m' : ''}">${line}\n</span>`).join('');
}

/** Reads the line ranges of a fence such as ```` ```hlsl {1,3-5} ````. */
export function markedLines(meta: string): Set<number> {
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1]?.split(',') ?? [];
  return new Set(
    ranges.flatMap((range) => {
      const [from = NaN, to = from] = range.split('-').map(Number);
      return Array.from({length: to - from + 1}, (_, index) => from + index);
    }),
  );
}
