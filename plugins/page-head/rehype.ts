import path from 'node:path';
import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import type {Plugin} from 'unified';
import {identity} from '../../config/identity';
import {currentLocale, localized, type Localized} from '../../config/locales';
import {addressOf, titleOf} from '../glossary/names';
import {documentOf} from '../versions/versions';
import texts from '../../data/pages.json';

/** Pages of other versions, which name theirs in the text. */
const OTHER_VERSIONS = /[\\/](?:(?:MigrateToNewVersion|TutorialLegacy)[\\/]|Status\.md$)/;

const fact = (label: Localized, value: Element | string): Element =>
  h('span', [`${localized(label)} `, h('strong', value)]);

/** Link to a page of the same folder, with that page's title. */
function linkTo(name: string, file: string): Element {
  const page = `${path.basename(path.dirname(file))}/${name}`;
  const version = documentOf(file)?.version;
  return h('a', {href: addressOf(page, version)}, titleOf(page, currentLocale(), version));
}

/**
 * Adds the row under the lede: facts about the page, and the button that copies it as Markdown. The front matter gives the
 * `material` that a tutorial works on and the page to read before it, `after`.
 */
const rehypePageHead: Plugin<[], Root> = () => (tree, file) => {
  const {material, after} = (file.data.frontMatter ?? {}) as {material?: string; after?: string};
  const row = h('div', {className: ['page-facts'], dataSearchSkip: ''}, [
    ...(OTHER_VERSIONS.test(file.path)
      ? []
      : [fact(texts.pageHead.appliesTo, documentOf(file.path)?.version ?? identity.version)]),
    ...(material ? [fact(texts.pageHead.material, h('code', material))] : []),
    ...(after ? [fact(texts.pageHead.readFirst, linkTo(after, file.path))] : []),
    h(
      'button',
      {
        type: 'button',
        className: ['clean-btn', 'page-copy'],
        dataCopyPage: '',
        dataCopied: localized(texts.pageHead.dataCopied),
        dataFailed: localized(texts.pageHead.dataFailed),
        ariaLive: 'polite',
      },
      localized(texts.pageHead.copyAsMarkdown),
    ),
  ]);
  const lede = tree.children.findIndex((node) => node.type === 'element');
  const first = tree.children[lede];
  const hasLede = first?.type === 'element' && first.tagName === 'p';
  tree.children.splice(hasLede ? lede + 1 : Math.max(lede, 0), 0, row);
};

export default rehypePageHead;
