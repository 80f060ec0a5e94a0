import type {Element, ElementContent, Root, Text} from 'hast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {h} from 'hastscript';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/** Shorter code fits together with the mark behind it: in the lines of a phone, and in the cells of tables. */
const LONG = 20;
const LONG_IN_CELL = 12;

/** Where an identifier, a path or a console variable may be divided: between words and behind separators. */
const BOUNDARY = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[._/\\-])/g;

/** The last part of divided code has at least so many characters. */
const TAIL = 4;

const CLOSING = /^[，。、；：！？）」』》〉”’…,.;:!?)\]]+/;

const boundaries = (code: string): number[] =>
  [...code.matchAll(BOUNDARY)].map(({index}) => index).filter((index) => code.length - index >= TAIL);

/** Offset in `code` at which a line may end so that its last word stays with what follows; -1 if there is none. */
export function breakPoint(code: string, long = LONG): number {
  if (code.length < long) return -1;
  return boundaries(code).at(-1) ?? -1;
}

/** An identifier with a place to break between all of its words. */
export const breakable = (code: string): ElementContent[] =>
  [0, ...boundaries(code)].flatMap((from, at, all) => [
    ...(at > 0 ? [h('wbr')] : []),
    {type: 'text', value: code.slice(from, all[at + 1])} as const,
  ]);

/** Where browsers would divide short code: at a space, and behind a dot or a minus at its beginning, with which no line may begin. */
const DIVISIBLE = /^[-.]| /;

/** Class of short code that is never divided, with the marks behind it, and of versions. */
export const WHOLE = 'whole';

/**
 * Gives long code in front of punctuation a place to break, and keeps short code such as `-0.5` and `stat gpu` whole. Code may
 * be divided anywhere where its column is narrow, and browsers then also divide it from the mark behind it, so that the next
 * line would begin with the mark.
 */
const rehypeBreakPoints: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', ({tagName, properties, children}: Element) => {
    if (tagName === 'pre' || [properties.className].flat().includes(WHOLE)) return 'skip';
    children.forEach((child, index) => {
      if (child.type !== 'element') return;
      const inner = child.tagName === 'a' && child.children.length === 1 ? child.children[0] : child;
      const text = inner?.type === 'element' && inner.tagName === 'code' && inner.children[0];
      if (!text || text.type !== 'text') return;
      const next = children[index + 1];
      const marks = next?.type === 'text' ? CLOSING.exec(next.value)?.[0] : undefined;
      if (text.value.length < LONG_IN_CELL && DIVISIBLE.test(text.value)) {
        if (marks) {
          children[index] = h('span', {className: [WHOLE]}, child, marks);
          (next as Text).value = (next as Text).value.slice(marks.length);
        } else inner.properties.className = [WHOLE];
        return;
      }
      if (!marks) return;
      const at = breakPoint(text.value, tagName === 'td' ? LONG_IN_CELL : LONG);
      if (at > 0)
        inner.children.splice(0, 1, {type: 'text', value: text.value.slice(0, at)}, h('wbr'), {
          type: 'text',
          value: text.value.slice(at),
        });
    });
    return undefined;
  });
};

/**
 * Keeps divided code in its line: Docusaurus renders `code` with anything but text in it as a block, unless the page itself has
 * it as an element. Comes after the tables, whose HTML is made at build.
 */
export const rehypeDividedCode: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (code, index, parent) => {
    if (code.tagName !== 'code' || !code.children.some((child) => child.type === 'element' && child.tagName === 'wbr'))
      return;
    const {children} = code;
    parent!.children[index!] = {
      type: 'mdxJsxTextElement',
      name: 'code',
      attributes: [],
      children,
      data: {_mdxExplicitJsx: true},
    } as MdxJsxTextElement as never;
  });
};

export default rehypeBreakPoints;
