import type {Program} from 'estree';
import type {Root} from 'mdast';
import type {} from 'mdast-util-mdx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {walk} from './estree';

const fault = (name: string) =>
  `${name} is a script in a page, and the security policy would allow it by its hash: take it out, behaviour belongs into a component in src/components`;

const framed = (name: string) =>
  `<${name}> is a page of another host in ours, which the security policy blocks: link to it, or show a video by <Video host="youtube" id="…" title="…" /> (or bilibili)`;
const FRAMES = /^(?:iframe|embed|object|frame)$/i;

/** Rejects scripts in a page (elements, event handlers, `javascript:` addresses) and frames. */
const remarkScripts: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, (node) => {
    if ((node.type === 'link' || node.type === 'definition') && /^\s*javascript:/i.test(node.url))
      file.fail(fault(node.url), node);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      if (node.name?.toLowerCase() === 'script') file.fail(fault('<script>'), node);
      if (FRAMES.test(node.name ?? '')) file.fail(framed(node.name!), node);
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute') continue;
        if (/^on[a-z]/i.test(attribute.name)) file.fail(fault(attribute.name), node);
        if (typeof attribute.value === 'string' && /^\s*javascript:/i.test(attribute.value))
          file.fail(fault(`${attribute.name}="${attribute.value}"`), node);
      }
    }
    const program = 'data' in node ? (node.data as {estree?: Program} | undefined)?.estree : undefined;
    if (!program) return;
    walk(program, (each) => {
      if (String(each.type) !== 'JSXIdentifier') return;
      const name = String(each.name);
      if (FRAMES.test(name)) file.fail(framed(name), node);
      if (name === 'script' || /^on[A-Z]/.test(name)) file.fail(fault(name), node);
    });
  });
};

export default remarkScripts;
