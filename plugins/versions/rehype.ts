import type {Root} from 'hast';
import {h} from 'hastscript';
import type {} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {EXIT, visit} from 'unist-util-visit';
import {addressIn, currentLocale, localized} from '../../config/locales';
import {archive} from '../../config/offline';
import {hasClass} from '../page-pipeline/hast';
import {documentOf} from './versions';

/** Adds to a document of an old version, under its row of facts, what holds for its stages, and the link to its offline copy. */
const rehypeVersion: Plugin<[], Root> = () => (tree, file) => {
  const version = documentOf(file.path)?.version;
  if (version === undefined) return;
  let hasStage = false;
  visit(tree, 'mdxJsxFlowElement', ({name}) => {
    hasStage ||= name === 'Stage';
    return hasStage ? EXIT : undefined;
  });
  const stages = localized({
    'zh-Hans': `本页的演示由当前版本的引擎绘制，参数范围与默认值以当前版本为准；表格中的数值则属于${version}。`,
    en: `The demos on this page run on the current engine, with its ranges and defaults; the tables have the values of ${version}. `,
  });
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
        localized({'zh-Hans': `离线阅读${version}（zip）`, en: `Offline copy of ${version} (zip)`}),
      ),
    ]),
  );
};

export default rehypeVersion;
