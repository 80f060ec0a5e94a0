import path from 'node:path';
import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import type {Plugin} from 'unified';
import {identity} from '../../config/identity';
import {currentLocale, localized, type Localized} from '../../config/locales';
import {addressOf, titleOf} from '../glossary/names';
import {documentOf} from '../versions/versions';

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
      : [fact({'zh-Hans': '适用版本', en: 'Applies to'}, documentOf(file.path)?.version ?? identity.version)]),
    ...(material ? [fact({'zh-Hans': '材质', en: 'Material'}, h('code', material))] : []),
    ...(after ? [fact({'zh-Hans': '先读', en: 'Read first'}, linkTo(after, file.path))] : []),
    h(
      'button',
      {
        type: 'button',
        className: ['clean-btn', 'page-copy'],
        dataCopyPage: '',
        dataCopied: localized({'zh-Hans': '已复制', en: 'Copied'}),
        dataFailed: localized({'zh-Hans': '未能复制', en: 'Could not copy'}),
        ariaLive: 'polite',
      },
      localized({'zh-Hans': '复制为Markdown', en: 'Copy as Markdown'}),
    ),
  ]);
  const lede = tree.children.findIndex((node) => node.type === 'element');
  const first = tree.children[lede];
  const hasLede = first?.type === 'element' && first.tagName === 'p';
  tree.children.splice(hasLede ? lede + 1 : Math.max(lede, 0), 0, row);
};

export default rehypePageHead;
