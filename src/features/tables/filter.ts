import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import type {} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {localized} from '../../../config/locales';

/** The field and its status text; `src/features/tables/filterTables.browser.ts` adds the behaviour. */
const field = (): Element =>
  h('div', {className: ['table-filter'], dataTableFilter: '', dataSearchSkip: ''}, [
    h('label', {htmlFor: 'table-filter'}, localized({'zh-Hans': '筛选变量', en: 'Filter the variables'})),
    h('input', {
      id: 'table-filter',
      type: 'search',
      autoComplete: 'off',
      spellCheck: 'false',
      placeholder: localized({'zh-Hans': '名称、作用或版本', en: 'Name, effect or version'}),
    }),
    h('output', {
      htmlFor: 'table-filter',
      dataCount: localized({'zh-Hans': '显示{n}项，共{all}项', en: '{n} of {all} shown'}),
      dataNone: localized({'zh-Hans': '没有匹配的变量', en: 'No variable matches'}),
    }),
    h(
      'button',
      {type: 'button', className: ['clean-btn'], hidden: true},
      localized({'zh-Hans': '清除筛选', en: 'Clear the filter'}),
    ),
  ]);

/** Renders `<TableFilter />` at build: a field that filters the rows with an anchor in the tables below. */
const rehypeTableFilter: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name === 'TableFilter' && parent && index !== undefined) parent.children[index] = field();
  });
};

export default rehypeTableFilter;
