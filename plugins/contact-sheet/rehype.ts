import type {Element, ElementContent, Root} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdxjs-esm';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {currentLocale} from '../../config/locales';
import {plateStills} from '../../src/features/contact-sheet/plate-stills';
import {plateHtml} from '../figures/rehype';
import {importOf} from '../components';
import {find} from '../page-pipeline/hast';
import {documentOf, docsAddress} from '../versions/versions';

const SOURCE = '@site/src/features/contact-sheet/Plates';

/** The address of a page as plates name it: below the locale, of the current documents, without a slash at its end. */
const plainAddress = (href: string, version?: string): string =>
  href
    .replace(new RegExp(`^/${currentLocale()}(?=/)`), '')
    .replace(docsAddress(version), docsAddress())
    .replace(/\/$/, '');

function plate(address: string): MdxJsxFlowElement {
  const stills = plateStills[address]?.join(' ');
  const html = stills === undefined ? plateHtml(address) : undefined;
  if (stills === undefined && html === undefined)
    throw new Error(`no plate for ${address} in src/features/contact-sheet/plate-stills.ts or figures/plates.tsx`);
  const [name, value] = stills === undefined ? ['html', html] : ['stills', stills];
  return {
    type: 'mdxJsxFlowElement',
    name: 'Plates.Plate',
    attributes: [{type: 'mdxJsxAttribute', name: name!, value: value!}],
    children: [],
  };
}

/** Adds to each entry of `<Plates>` the pictures or the drawing of the page that it links to. */
const rehypePlates: Plugin<[], Root> = () => (tree, file) => {
  let used = false;
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'Plates') return;
    used = true;
    visit(node, 'element', (item: Element) => {
      if (item.tagName !== 'li') return;
      const link = find(item, ({tagName}) => tagName === 'a');
      try {
        const {version} = documentOf(file.path) ?? {};
        item.children.unshift(plate(plainAddress(String(link?.properties.href), version)) as ElementContent);
      } catch (error) {
        file.fail(`<Plates>: ${(error as Error).message}`, node);
      }
    });
  });
  if (used) tree.children.unshift(importOf('Plates', SOURCE));
};

export default rehypePlates;
