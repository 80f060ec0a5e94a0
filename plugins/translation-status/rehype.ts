import type {Root} from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {currentLocale, defaultLocale, traits} from '../../config/locales';
import {importOf} from '../markdown-import';
import {isStale, isUntranslated} from './stale';

/**
 * Adds a banner with a link to the source to a translation whose source has changed since, and to a source that is shown where
 * a translation is missing. The text of the latter is marked with its language.
 */
const rehypeStatus: Plugin<[], Root> =
  () =>
  (tree, {path}) => {
    const untranslated = isUntranslated(path, currentLocale());
    if (untranslated)
      for (const node of tree.children)
        if (node.type === 'element')
          Object.assign(node.properties, {lang: defaultLocale, dir: traits[defaultLocale].direction});
    const banner = untranslated ? 'MissingTranslation' : isStale(path) && 'StaleTranslation';
    // Imported by such pages only, so that others do not load it.
    if (banner)
      tree.children.unshift(importOf(banner, `@site/src/components/TranslationStatus/${banner}`), {
        type: 'mdxJsxFlowElement',
        name: banner,
        attributes: [],
        children: [],
      });
  };

export default rehypeStatus;
