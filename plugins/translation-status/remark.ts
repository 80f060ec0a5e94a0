import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {currentLocale, defaultLocale, traits} from '../../config/locales';
import {documentOf} from '../versions/versions';
import {isInside, isUntranslated} from './stale';
import {trees} from './trees';

/**
 * Prepares pages of languages that are not complete. Docusaurus resolves `./Other.md` in the folder of the page alone: where page
 * and target are not both translated, the link is written from the root of the documents, where it tries both languages. The
 * title of a document that shows its source becomes a heading of the text: the one of Docusaurus cannot carry a language.
 */
const remarkUntranslated: Plugin<[], Root> = () => (tree, file) => {
  const locale = currentLocale();
  if (locale === defaultLocale || traits[locale].complete) return;
  const untranslated = isUntranslated(file.path, locale);
  const folder = trees
    .flatMap(({source, translation}) => [source, translation])
    .map((each) => path.resolve(each))
    .find((each) => isInside(each, file.path));
  visit(tree, ['link', 'definition'], (node) => {
    if (!('url' in node) || !folder) return;
    const [, name = '', rest = ''] = /^(\.\.?\/[^?#]*\.mdx?)(.*)$/.exec(node.url) ?? [];
    const target = path.resolve(path.dirname(file.path), name);
    if (name && (untranslated || !existsSync(target)))
      node.url = `/${path.relative(folder, target).split(path.sep).join('/')}${rest}`;
  });
  const {title} = (file.data.frontMatter ?? {}) as {title?: string};
  if (title && untranslated && documentOf(file.path))
    tree.children.unshift({
      type: 'heading',
      depth: 1,
      children: [{type: 'text', value: title}],
      data: {hProperties: {lang: defaultLocale, dir: traits[defaultLocale].direction}},
    });
};

export default remarkUntranslated;
