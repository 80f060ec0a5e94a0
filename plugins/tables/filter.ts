import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {localized, type Localized} from '../../config/locales';
import {attributeOf} from '../components';
import texts from '../../data/pages.json';

interface Kind {
  /** The rows that are filtered, by the anchor in them. */
  rows: string;
  label: Localized;
  placeholder: Localized;
  none: Localized;
}

/** What the rows are about, by the value of `of`. */
const kinds: Readonly<Record<string, Kind>> = {
  variables: {
    rows: '[id*="."]',
    label: texts.tables.filter.variables.label,
    placeholder: texts.tables.filter.variables.placeholder,
    none: texts.tables.filter.variables.none,
  },
  terms: {
    rows: '[id]',
    label: texts.tables.filter.terms.label,
    placeholder: texts.tables.filter.terms.placeholder,
    none: texts.tables.filter.terms.none,
  },
};

/** The field and what it says; `src/features/tables/filterTables.browser.ts` makes it work. */
const field = (name: string, {rows, label, placeholder, none}: Kind): Element =>
  h('div', {className: ['table-filter', name], dataTableFilter: rows, dataSearchSkip: ''}, [
    h('label', {htmlFor: 'table-filter'}, localized(label)),
    h('input', {
      id: 'table-filter',
      type: 'search',
      autoComplete: 'off',
      spellCheck: 'false',
      placeholder: localized(placeholder),
    }),
    h('output', {
      htmlFor: 'table-filter',
      dataCount: localized(texts.tables.filter.dataCount),
      dataNone: localized(none),
    }),
    h(
      'button',
      {type: 'button', className: ['clean-btn'], hidden: true},
      localized(texts.tables.filter.clearTheFilter),
    ),
  ]);

/** Prints `<TableFilter of="…" />`: a field that filters the rows of the tables below it that have an anchor of its kind. */
const rehypeTableFilter: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name !== 'TableFilter' || !parent || index === undefined) return;
    const name = attributeOf(node, 'of') ?? '';
    const kind = Object.hasOwn(kinds, name) && kinds[name];
    if (!kind) return file.fail(`<TableFilter> needs of="…": one of ${Object.keys(kinds).join(', ')}`, node);
    parent.children[index] = field(name, kind);
  });
};

export default rehypeTableFilter;
