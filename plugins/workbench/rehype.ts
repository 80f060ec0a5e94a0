import type {Root} from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdxjs-esm';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {localized} from '../../config/locales';
import {importOf} from '../markdown-import';
import type {WallEntry} from '../../src/components/home/LookWall';
import {looks} from '../../src/features/workbench/looks';
import {wall} from '../../src/features/workbench/wall';
import {pageWords} from '../../src/features/workbench/words';

const looksOnWall = (): readonly WallEntry[] =>
  wall.map(([id, figure]) => {
    const {label} = looks.find((look) => look.id === id)!;
    return [`/workbench?stage=workbench&look=${id}&Figure=${figure}`, localized(label)];
  });

/** The components that the build gives their texts, with their sources. */
const components: Readonly<Record<string, readonly [source: string, data: () => unknown]>> = {
  Workbench: ['@site/src/features/workbench', () => localized(pageWords)],
  LookWall: ['@site/src/components/home/LookWall', looksOnWall],
};

/** Adds their texts to `<Workbench />` and `<LookWall />`. */
const rehypeWorkbench: Plugin<[], Root> = () => (tree) => {
  const used = new Map<string, string>();
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const found = node.name && components[node.name];
    if (!found) return;
    const [source, data] = found;
    used.set(node.name!, source);
    node.attributes.push({type: 'mdxJsxAttribute', name: 'data', value: JSON.stringify(data())});
  });
  for (const [name, source] of used) tree.children.unshift(importOf(name, source));
};

export default rehypeWorkbench;
