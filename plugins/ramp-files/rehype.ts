import type {Root} from 'hast';
import {h} from 'hastscript';
import type {} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {currentLocale, localized} from '../../config/locales';
import {RAMP_ROWS} from '../../src/stage/shading/ramp';
import {rampFile, unrealFolder} from '../root-pages/unreal';

/** Renders `<Ramps />`: a table of the ramps with the addresses of their curves. */
const rehypeRamps: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name !== 'Ramps' || !parent || index === undefined) return;
    const head = [
      localized({'zh-Hans': '行', en: 'Row'}),
      localized({'zh-Hans': '名称', en: 'Name'}),
      localized({'zh-Hans': '曲线', en: 'Curve'}),
    ];
    const language = currentLocale() === 'en' ? 'en' : 'zh';
    parent.children[index] = h('table', [
      h(
        'thead',
        h(
          'tr',
          head.map((text) => h('th', {scope: 'col'}, text)),
        ),
      ),
      h(
        'tbody',
        RAMP_ROWS.map(({label}, row) => {
          const file = rampFile(row);
          return h('tr', [
            h('th', {scope: 'row'}, String(row)),
            h('td', label[language]),
            h('td', h('a', {href: `/${unrealFolder}/${file}`, download: true}, file)),
          ]);
        }),
      ),
    ]);
  });
};

export default rehypeRamps;
