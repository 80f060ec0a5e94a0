import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {unified} from 'unified';
import {describe, expect, it, vi} from 'vitest';
import rehypeTableFilter from './filter';
import rehypeTables from './rehype';
import rehypeStaticTables from './static';

const code = (text: string) => h('code', text);
const table = (head: string[], ...rows: (Element | string)[][]): Element =>
  h('table', [
    h(
      'thead',
      h(
        'tr',
        head.map((text) => h('th', text)),
      ),
    ),
    h(
      'tbody',
      rows.map((row) =>
        h(
          'tr',
          row.map((cell) => h('td', cell)),
        ),
      ),
    ),
  ]);
const run = (path: string, ...nodes: Element[]): Root =>
  unified().use(rehypeTables).runSync({type: 'root', children: nodes}, {path}) as Root;

function all(node: Root | Element, test: (element: Element) => boolean): Element[] {
  return node.children.flatMap((child) =>
    child.type === 'element' ? [...(test(child) ? [child] : []), ...all(child, test)] : [],
  );
}
const anchors = (tree: Root) => all(tree, ({tagName}) => tagName === 'a').map(({properties}) => properties.id);

it('a Chinese cell names its language on an English page only', () => {
  const languages = (locale: string) => {
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', locale);
    const tree = run(
      'docs/Glossary.md',
      table(['English', 'Chinese'], ['Manual', '手动'], ['Rim light', h('span', {lang: 'ja'}, '縁')]),
    );
    vi.unstubAllEnvs();
    return all(tree, ({tagName, properties}) => tagName === 'td' && 'lang' in properties).map(
      ({properties}) => properties.lang,
    );
  };
  expect(languages('en')).toEqual(['zh-Hans']);
  expect(languages('zh-Hans')).toEqual([]);
});

describe('row anchors', () => {
  const heading = h('h2', {id: 'part'}, 'Part');

  it('are the identifier, at its first occurrence on a page', () => {
    const tree = run(
      'docs/Tutorial/a.md',
      heading,
      table(['N', 'V'], [code('RimWidth'), '1'], [code('r.Toon.Enable'), '1']),
      table(['N', 'V'], [code('RimWidth'), '2']),
    );
    expect(anchors(tree)).toEqual(['RimWidth', 'r.Toon.Enable']);
  });

  it('are the heading and the number of the row on reference pages, whatever the language of the row', () => {
    const zh = run(
      'docs/Reference/a.md',
      heading,
      table(['名', '值'], ['描边', '1'], [code('RimWidth'), '1'], ['光', '2']),
    );
    const en = run(
      'i18n/en/x/current/Reference/a.md',
      heading,
      table(['N', 'V'], ['Outline', '1'], [code('RimWidth'), '1'], ['Light', '2']),
    );
    expect(anchors(zh)).toEqual(['part-1', 'RimWidth', 'part-3']);
    expect(anchors(en)).toEqual(anchors(zh));
  });

  it('are left out for values and prose on other pages', () => {
    expect(anchors(run('docs/FAQ.md', heading, table(['N', 'V'], [code('0'), '1'], ['Text', '1'])))).toEqual([]);
  });
});

describe('tables on phones', () => {
  const stacked = (tree: Root) => all(tree, ({properties}) => properties.role === 'table').length;

  it('keep table roles in list layout and label each cell with its column', () => {
    const tree = run('docs/FAQ.md', table(['Symptom', 'Cause', 'Fix'], ['Gaps', 'Normals', 'Bake']));
    const roles = all(tree, ({properties}) => properties.role !== undefined).map(({properties}) => properties.role);
    expect(roles).toEqual([
      'table',
      'rowgroup',
      'row',
      'columnheader',
      'columnheader',
      'columnheader',
      'rowgroup',
      'row',
      'rowheader',
      'cell',
      'cell',
    ]);
    expect(all(tree, ({tagName}) => tagName === 'td').map(({properties}) => properties.dataLabel)).toEqual([
      'Cause',
      'Fix',
    ]);
    expect(all(tree, ({tagName}) => tagName === 'table')[0]?.properties.rows).toBe(1);
  });

  it('become a list from three columns on', () => {
    expect(stacked(run('docs/FAQ.md', table(['A', 'B'], ['1', '2'])))).toBe(0);
    expect(stacked(run('docs/FAQ.md', table(['A', 'B', 'C', 'D'], ['1', '2', '3', '4'])))).toBe(1);
    expect(stacked(run('docs/FAQ.md', table(['A', 'B', 'C', 'D'], [code('RimWidth'), '2', '3', '4'])))).toBe(1);
  });
});

describe('answers', () => {
  const answers = (tree: Root) =>
    all(tree, ({tagName}) => tagName === 'td').map(({properties}) => properties.dataAnswer);

  it('are marked in columns that mostly say yes or no, in either language', () => {
    const tree = run(
      'docs/FAQ.md',
      table(['A', 'B', 'C'], ['1', 'yes, slowly', 'no'], ['2', 'in part', ''], ['3', 'no', '']),
    );
    expect(answers(tree)).toEqual(['yes', undefined, 'part', undefined, 'no', undefined]);
    expect(answers(run('docs/FAQ.md', table(['甲', '乙'], ['1', '支持'], ['2', '不支持'])))).toEqual(['yes', 'no']);
  });

  it('keep a table that has nothing else a table on phones', () => {
    const [matrix] = all(
      run('docs/FAQ.md', table(['A', '5', '6'], ['1', 'yes', 'no'])),
      ({tagName}) => tagName === 'table',
    );
    expect(matrix?.properties).toMatchObject({className: ['matrix']});
    expect(matrix?.properties.role).toBeUndefined();
  });
});

describe('tables without links', () => {
  const printed = (...nodes: Element[]) =>
    all(
      unified()
        .use(rehypeTables)
        .use(rehypeStaticTables)
        .runSync({type: 'root', children: nodes}, {path: 'docs/Reference/a.md'}) as Root,
      ({tagName}) => tagName === 'table',
    );

  it('are rendered at build, and list their anchors', () => {
    const [plain] = printed(h('h2', {id: 'part'}), table(['N', 'V'], [code('RimWidth'), '<1'], ['Light', '2']));
    expect(plain?.children).toEqual([]);
    expect(plain?.properties).toMatchObject({anchors: 'RimWidth part-2'});
    expect(plain?.properties.html).toContain('<td>&#x3C;1</td>');
    expect(plain?.properties.html).toContain('<a id="RimWidth" href="#RimWidth" class="hash-link row-link"');
  });

  it('are left to React when they hold a link or a picture', () => {
    for (const inside of [h('a', {href: '/docs/FAQ'}, 'FAQ'), h('img', {src: 'a.png'})]) {
      const [kept] = printed(table(['N', 'V'], ['Light', inside]));
      expect(kept?.children).toHaveLength(2);
      expect(kept?.properties.html).toBeUndefined();
    }
  });
});

describe('the field that filters tables', () => {
  const printed = (of?: string) => {
    const attributes = of === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name: 'of', value: of}];
    const node = {type: 'mdxJsxFlowElement' as const, name: 'TableFilter', attributes, children: []};
    return unified()
      .use(rehypeTableFilter)
      .runSync({type: 'root', children: [node]} as Root) as Root;
  };

  it('takes the rows of its kind', () => {
    const rows = (of: string) => all(printed(of), ({tagName}) => tagName === 'div')[0]?.properties.dataTableFilter;
    expect(rows('variables')).toBe('[id*="."]');
    expect(rows('terms')).toBe('[id]');
  });

  it('names the kinds when it has none of them', () => {
    for (const of of [undefined, 'words', 'toString']) expect(() => printed(of)).toThrow('one of variables, terms');
  });
});
