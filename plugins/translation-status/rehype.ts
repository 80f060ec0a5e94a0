import type {Nodes, Root} from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {currentLocale, defaultLocale, traits} from '../../config/locales';
import {importOf} from '../components';
import {isStale, isUntranslated} from './stale';

/** Marks a text of the source language. The rows that the build adds are in the language of the site. */
function mark(node: Nodes) {
  if (node.type === 'element' && node.properties.dataSearchSkip === undefined)
    Object.assign(node.properties, {lang: defaultLocale, dir: traits[defaultLocale].direction});
  else if (node.type === 'mdxJsxFlowElement') node.children.forEach(mark);
}

/**
 * Adds a banner with a link to the source to a translation whose source has changed since, and to a source that is shown where
 * a translation is missing. The text of the latter is marked with its language.
 */
const rehypeStatus: Plugin<[], Root> =
  () =>
  (tree, {path}) => {
    const untranslated = isUntranslated(path, currentLocale());
    if (untranslated) tree.children.forEach(mark);
    const banner = untranslated ? 'MissingTranslation' : isStale(path) && 'StaleTranslation';
    if (!banner) return;
    tree.children.unshift(
      // Imported by such pages only, so that others do not load it.
      importOf(banner, `@site/src/components/TranslationStatus/${banner}`),
      {type: 'mdxJsxFlowElement', name: banner, attributes: [], children: []},
    );
  };

export default rehypeStatus;
