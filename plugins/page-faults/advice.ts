/** What a writer is told about a fault, and how to mend it. */
import {maxPictureBytes} from '../../config/pictures';
import type {Place} from './routes';

export interface Fault {
  file: string;
  line: number;
  text: string;
}

interface Link {
  url: string;
  line: number;
}

export interface Page extends Place {
  text: string;
  frontMatter: Record<string, unknown>;
  route?: string;
  links: Link[];
  /** Line of each element with an id; undefined where the page could not be parsed. */
  ids?: Map<string, number>;
  demos: string[];
}

/** Faults found so far; the same one is kept once. */
export class Faults {
  readonly all: Fault[] = [];

  add(file: string, line: number, text: string): void {
    if (!this.all.some((fault) => fault.file === file && fault.line === line && fault.text === text))
      this.all.push({file, line, text});
  }

  hasAt(file: string, line: number): boolean {
    return this.all.some((fault) => fault.file === file && fault.line === line);
  }
}

/** A page without front matter, or with complete front matter. */
export const CLOSED = /^(?!---\n)|^---\n[\s\S]*?(?<=\n)---(?:\n|$)/;
/** CommonMark reads no mark between a letter and punctuation: `用**+ 按钮**` stays as it is written. */
export const UNREAD_BOLD =
  'the page would show **: a bold mark is not read between a letter and punctuation; begin and end the bold text with a letter';
export const FORMULA = {
  /** `$$` or `$x^2$`; not two prices. */
  pattern: /\$\$|\$[^\s$][^$]*[\\^_=][^$]*\$/,
  text: 'the page would show $: formulas are not set here; write one as code, or with <sub> and <sup>',
};
/** Line of the brace that is unclosed at the end of `text`. */
function openBrace(text: string): number {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === '}') depth += 1;
    if (text[at] === '{' && (depth -= 1) < 0) return text.slice(0, at).split('\n').length;
  }
  return text.split('\n').length;
}

export interface SyntaxFault {
  reason?: string;
  message: string;
  line?: number;
  ruleId?: string;
  source?: string;
  place?: {offset?: number; start?: {offset?: number}};
}

/** Translates a parser message into advice for a writer. */
export function syntaxFault(error: SyntaxFault, text: string): Omit<Fault, 'file'> {
  const reason = error.reason ?? error.message;
  const line = error.line ?? 1;
  const tag =
    /closing tag for `<([\w.]*)>` \((\d+):/.exec(reason) ?? /Expected a closing tag for `<([\w.]*)>/.exec(reason);
  if (tag)
    return {
      line: Number(tag[2] ?? line),
      text: `<${tag[1]}> is not closed: write </${tag[1]}> where it ends, in the same paragraph or list item, or <${tag[1]} /> if it holds nothing`,
    };
  if (/^Unexpected closing slash/.test(reason)) {
    const name = /<\/([\w.]+)/.exec(text.split('\n')[line - 1] ?? '')?.[1] ?? '';
    return {line, text: `</${name}> closes nothing: take it out, or open <${name}> before it`};
  }
  if (/expression|acorn|brace/i.test(`${reason} ${error.source}`)) {
    const offset = error.place?.offset ?? error.place?.start?.offset ?? text.length;
    const eof = error.ruleId === 'unexpected-eof';
    return {
      line: eof ? openBrace(text.slice(0, offset)) : line,
      text: `a brace opens JavaScript that ${eof ? 'never ends' : 'cannot be read'}: write \\{ for a brace in the text, or put it into \`code\``,
    };
  }
  // Not of the parser, but of a plugin, which says what to mend.
  if (error.reason === undefined) return {line, text: reason};
  return {line, text: `${reason}; mend the tag or the brace here: write \\< or \\{ for the sign itself`};
}

/** Faults of the front matter: invalid YAML, or a value that Docusaurus refuses. */
export function frontMatterFault(error: unknown, text: string): Omit<Fault, 'file'> {
  if (!CLOSED.test(text)) return {line: 1, text: 'the front matter never ends: close it with a line of ---'};
  const {mark, reason, message} = error as {mark?: {line: number}; reason?: string; message: string};
  if (mark)
    return {
      line: mark.line + 1,
      text: `the front matter is no YAML (${reason}): put values with a colon or a quote into "quotes", and close it with ---`,
    };
  const key = /"([\w.]+)"/.exec(message)?.[1] ?? '';
  const line = text.split('\n').findIndex((each) => each.startsWith(`${key}:`)) + 1;
  return {line: Math.max(line, 1), text: `the front matter is refused: ${message.split('\n')[0]}; mend this value`};
}

export const tooLarge = (file: string, size: number) =>
  `the picture ${file} has ${(size / 1e6).toFixed(1)} MB: make it smaller than ${maxPictureBytes / 1e6} MB, as WebP or AVIF at the size it is shown`;
