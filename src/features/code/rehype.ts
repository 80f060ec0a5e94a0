import type {Element, Root} from 'hast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {highlight, markedLines} from './highlight';

/** Replaces `<pre><code>` by an empty `<pre>` whose properties `@theme/CodeBlock` renders. */
const rehypeHighlight: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (pre: Element) => {
    const [code] = pre.children;
    if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
    const text = code.children
      .map((child) => (child.type === 'text' ? child.value : ''))
      .join('')
      .replace(/\n$/, '');
    const classes = code.properties.className;
    const language = (Array.isArray(classes) ? classes : [])
      .map(String)
      .find((name) => name.startsWith('language-'))
      ?.slice(9);
    const meta = String((code.data as {meta?: string} | undefined)?.meta ?? '');
    pre.properties = {
      html: highlight(text, language, markedLines(meta)),
      language,
      title: /title="([^"]*)"/.exec(meta)?.[1],
      numbered: /\bshowLineNumbers\b/.test(meta) ? 'true' : undefined,
    };
    pre.children = [];
  });
};

export default rehypeHighlight;
