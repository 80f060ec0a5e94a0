import type {Root} from 'hast';
import {h} from 'hastscript';
import type {} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {EXIT, visit} from 'unist-util-visit';
import {addressIn, currentLocale, fill, localized} from '../../config/locales';
import {archive} from '../../config/offline';
import {hasClass} from '../page-pipeline/hast';
import {documentOf} from './versions';
import texts from '../../data/pages.json';

/** Adds to a document of an old version, under its row of facts, what holds for its stages, and the link to its offline copy. */
const rehypeVersion: Plugin<[], Root> = () => (tree, file) => {
  const version = documentOf(file.path)?.version;
  if (version === undefined) return;
  let hasStage = false;
  visit(tree, 'mdxJsxFlowElement', ({name}) => {
    hasStage ||= name === 'Stage';
    return hasStage ? EXIT : undefined;
  });
  const stages = fill(localized(texts.versions.stages), {version});
  const locale = currentLocale();
  const facts = tree.children.findIndex((node) => node.type === 'element' && hasClass(node, 'page-facts'));
  tree.children.splice(
    facts + 1,
    0,
    h('p', {className: ['version-note'], dataSearchSkip: ''}, [
      hasStage ? stages : '',
      h(
        'a',
        {href: `pathname://${addressIn(locale, `/${archive(locale, version)}`)}`, target: '_self'},
        fill(localized(texts.versions.offlineCopy), {version}),
      ),
    ]),
  );
};

export default rehypeVersion;
