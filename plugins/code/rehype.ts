import type {Element, Root} from 'hast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {highlight, languageFault, markedLines} from './highlight';
import {paletteStyle} from './palettes';

/** Replaces `<pre><code>` by an empty `<pre>` whose properties `@theme/CodeBlock` renders. */
const rehypeHighlight: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'element', (pre: Element) => {
    const [code] = pre.children;
    if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return undefined;
    const text = code.children
      .map((child) => (child.type === 'text' ? child.value : ''))
      .join('')
      .replace(/\n$/, '');
    const classes = code.properties.className;
    const language = (Array.isArray(classes) ? classes : [])
      .map(String)
      .find((name) => name.startsWith('language-'))
      ?.slice(9);
    const fault = language && languageFault(language);
    if (fault) return file.fail(fault, pre);
    const meta = String((code.data as {meta?: string} | undefined)?.meta ?? '');
    const theme = /theme="?([\w-]+)/.exec(meta)?.[1];
    let palette: string | undefined;
    try {
      palette = theme && paletteStyle(theme);
    } catch (error) {
      return file.fail((error as Error).message, pre);
    }
    pre.properties = {
      html: highlight(text, language, markedLines(meta)),
      language,
      title: /title="([^"]*)"/.exec(meta)?.[1],
      numbered: /\bshowLineNumbers\b/.test(meta) ? 'true' : undefined,
      palette,
    };
    pre.children = [];
    return undefined;
  });
};

export default rehypeHighlight;
