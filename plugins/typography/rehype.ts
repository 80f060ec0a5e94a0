import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import type {Plugin} from 'unified';
import {currentLocale, isLatin, type Locale} from '../../config/locales';
import {textOf} from '../page-pipeline/hast';
import {WHOLE} from '../code/break-points';

/** Read by programs, or copied from. */
const LITERAL = /^(?:code|pre|kbd|script|style|svg)$/;
const INLINE = /^(?:a|b|code|em|i|kbd|small|span|strong|sub|sup)$/;

/** What no line divides: a name from its number, and a menu from the mark behind it. */
const BEFORE_NUMBER = /(?<=\b(?:Unreal Engine|DirectX|LOD|UE|Windows)) (?=\d)| (?=›)/g;
/** A version with its date, outside of names of files: hyphens stay as they are, since readers copy them. */
const VERSION = /(?<![\w-])(\d+\.\d+-\d{4}\.\d{2})(?!\.?\w)/;

/** What stands before a quotation. */
const OPENING = /^[\s([{/–—“‘]?$/;

/**
 * Typographic quotes for straight ones.
 * @param before the character before the text; empty at the beginning of a block
 */
export const quoted = (text: string, before: string): string =>
  text.replace(/["']/g, (mark, at: number) => {
    const isOpening = OPENING.test(at > 0 ? text[at - 1]! : before);
    if (mark === '"') return isOpening ? '“' : '”';
    return isOpening ? '‘' : '’';
  });

/** The typography of prose, in one language. */
export function setProse(tree: Root | Element, locale: Locale): void {
  let before = '';
  const walk = (parent: Root | Element) => {
    parent.children = (parent.children as ElementContent[]).flatMap((child): ElementContent[] => {
      if (child.type === 'text') {
        const text = (isLatin(locale) ? quoted(child.value, before) : child.value).replace(BEFORE_NUMBER, '\u00a0');
        before = text.at(-1) ?? before;
        return text
          .split(VERSION)
          .map((part, at) => (at % 2 ? h('span', {className: [WHOLE]}, part) : {type: 'text' as const, value: part}))
          .filter((part) => part.type !== 'text' || part.value !== '');
      }
      if (!('children' in child)) return [child];
      const isBlock = child.type === 'element' && !INLINE.test(child.tagName);
      if (isBlock) before = '';
      if (child.type === 'element' && LITERAL.test(child.tagName)) before = textOf(child).at(-1) ?? before;
      else walk(child as Element);
      if (isBlock) before = '';
      return [child];
    });
  };
  walk(tree);
}

/** Sets the prose of a page: quotes in Latin text, and what lines keep together. Attributes and code are left alone. */
const rehypeTypography: Plugin<[], Root> = () => (tree) => setProse(tree, currentLocale());

export default rehypeTypography;
