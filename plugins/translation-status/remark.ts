import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {currentLocale, defaultLocale, traits} from '../../config/locales';
import {isUntranslated} from './stale';

/** Gives the title of a document that shows its source a heading of its own: the one of Docusaurus cannot carry a language. */
const remarkUntranslated: Plugin<[], Root> = () => (tree, file) => {
  const {title} = (file.data.frontMatter ?? {}) as {title?: string};
  if (!title || !isUntranslated(file.path, currentLocale())) return;
  tree.children.unshift({
    type: 'heading',
    depth: 1,
    children: [{type: 'text', value: title}],
    data: {hProperties: {lang: defaultLocale, dir: traits[defaultLocale].direction}},
  });
};

export default remarkUntranslated;
