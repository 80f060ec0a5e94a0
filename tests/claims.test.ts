import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Claims without a test. The number may only go down. */
const UNTESTED = 0;

/** Text by the number of its section. */
const sections = (file: string) =>
  new Map(
    read(file)
      .split(/^## (?=\d)/m)
      .slice(1)
      .map((text) => [Number.parseInt(text, 10), text.slice(text.indexOf('\n'))] as const),
  );

/** Rows of the tables of a text, without their heads. */
const rows = (text: string) =>
  text
    .split('\n')
    .filter((line, index, lines) => line.startsWith('|') && !/^\|-/.test(line) && !lines[index + 1]?.startsWith('|-'));

/** Paragraphs and list items of a text, each on one line. */
const blocks = (text: string) =>
  text
    .split(/\n\n|\n(?=- )/)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter((block) => block !== '' && !block.startsWith('|'));

/** Sentences, and parts of them that a semicolon separates, without the bold label in front of a paragraph. */
const sentences = (block: string) => block.replace(/^(?:- )?\*\*[\w ]+\.\*\* /, '').split(/(?<=\."?) (?=[A-Z`*"])|; /);

const specification = sections('docs-internal/specification.md');
const claims = [...sections('docs-internal/claims.md')].flatMap(([section, text]) =>
  rows(text).map((row) => {
    const [, claim = '', proof = ''] = row.split('|').map((cell) => cell.trim());
    return {section, claim, proof};
  }),
);

describe('the table of claims (docs-internal/claims.md)', () => {
  it('quotes the specification', () => {
    const quoted = ({section, claim}: (typeof claims)[number]) =>
      claim.length > 1 && specification.get(section)?.replace(/\s+/g, ' ').includes(claim);
    expect(claims.filter((each) => !quoted(each))).toEqual([]);
  });

  it('has a row for each sentence, list item and table row of the specification', () => {
    const left = [...specification].flatMap(([section, text]) => {
      const parts = [...blocks(text).flatMap(sentences), ...rows(text)];
      // A quote stands for the shortest part that has it: "search" for the item of a list, and for no other sentence with the word.
      const covered = claims
        .filter((each) => each.section === section)
        .map(({claim}) =>
          parts
            .filter((part) => part.includes(claim))
            .sort((one, other) => one.length - other.length)
            .at(0),
        );
      return parts.filter((part) => !covered.includes(part)).map((part) => `${section}: ${part}`);
    });
    expect(left).toEqual([]);
  });

  it('names for each claim a test that exists, or why there is none', () => {
    const isProof = (proof: string) => {
      if (/^(?:differs|not filled in): .{10}|^no test yet$/.test(proof)) return true;
      const parts = proof.split('; ').map((part) => /^`([^`]+\.(?:test|spec)\.tsx?)`(?:: (.+))?$/.exec(part));
      return parts.every(
        (part) => part && existsSync(path.join(root, part[1]!)) && read(part[1]!).includes(part[2] ?? ''),
      );
    };
    expect(claims.filter(({proof}) => !isProof(proof))).toEqual([]);
    expect(claims.filter(({proof}) => proof === 'no test yet')).toHaveLength(UNTESTED);
  });
});
