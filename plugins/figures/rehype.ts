import path from 'node:path';
import {buildSync} from 'esbuild';
import type {Element, Root} from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {currentLocale, type Locale} from '../../config/locales';

const ROOT = path.resolve(__dirname, '../..');

/** The figures are React components, which the loader of the configuration cannot read: bundle them once. */
function loadRenderer(): typeof import('../../figures/render') {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(ROOT, 'figures/render.tsx')],
    alias: {'@site': ROOT},
    bundle: true,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    packages: 'external',
    write: false,
  });
  const module = {exports: {}};
  new Function('module', 'exports', 'require', outputFiles[0]?.text ?? '')(module, module.exports, require);
  return module.exports as typeof import('../../figures/render');
}

let renderer: typeof import('../../figures/render') | undefined;

/** Renders the drawing of a page's entry in `<Plates>` to HTML; undefined for an address without one. */
export function plateHtml(address: string): string | undefined {
  renderer ??= loadRenderer();
  return renderer.renderPlate(address);
}

/** A figure as an element with static HTML. @throws Error naming an unknown figure */
export function figureElement(name: string, locale: Locale): Element {
  renderer ??= loadRenderer();
  const html = renderer.renderFigure(name, locale);
  return {type: 'element', tagName: 'figure', properties: {className: ['figure'], html}, children: []};
}

/** Draws `<Figure name="…" />` at build: the page carries the picture, and no code that draws it. Leaves `<FigureSlot>` to writers. */
const rehypeFigures: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name === 'FigureSlot' && parent && index !== undefined && process.env.NODE_ENV === 'production') {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.name !== 'Figure' || !parent || index === undefined) return;
    const name = node.attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
    )?.value;
    if (typeof name !== 'string') return file.fail('<Figure> needs name="…"', node);
    try {
      parent.children[index] = figureElement(name, currentLocale());
    } catch (error) {
      file.fail(`<Figure>: ${(error as Error).message}`, node);
    }
  });
};

export default rehypeFigures;
