import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {locales, type Locale} from '../../config/locales';
import {entries, glossary} from './terms';
import {trees} from '../translation-status/trees';
import rehypeTerms, {MOST_LINKS} from './links';
import {anchorOf} from './names';
import {glossaryOf, sorted} from './table';

const root = path.resolve(__dirname, '../..');
const docs = trees[0]!;
const folders: Record<Locale, string> = {
  'zh-Hans': path.join(root, docs.source),
  en: path.join(root, docs.translation),
};

beforeEach(() => {
  process.env.DOCUSAURUS_CURRENT_LOCALE = 'en';
});
afterEach(() => {
  delete process.env.DOCUSAURUS_CURRENT_LOCALE;
});

describe('entries', () => {
  it('have a meaning in both languages, and a term and an anchor of their own', () => {
    for (const {term, meaning} of entries)
      for (const locale of locales) expect(meaning[locale].length, term.en).toBeGreaterThan(3);
    for (const of of [
      anchorOf,
      ...locales.map(
        (locale) =>
          ({term}: (typeof entries)[number]) =>
            term[locale],
      ),
    ])
      expect(new Set(entries.map(of)).size).toBe(entries.length);
  });

  it('each entry is explained at a heading that its page has in both languages', () => {
    const missing = entries.filter(({page}) => {
      const [file, anchor] = page.split('#');
      return locales.some(
        (locale) => !readFileSync(path.join(folders[locale], `${file}.md`), 'utf8').includes(`{/* #${anchor} */}`),
      );
    });
    expect(missing.map(({term, page}) => `${term.en}: ${page}`)).toEqual([]);
  });

  it('have words that one group of plugins/glossary/terms.ts holds', () => {
    const groups = glossary.map(({terms}) => terms.toLowerCase().split('|'));
    const unknown = entries.filter(
      ({term, short}) =>
        !groups.some((words) =>
          [term.en, term['zh-Hans'], short ?? []].flat().every((word) => words.includes(word.toLowerCase())),
        ),
    );
    expect(unknown.map(({term}) => term)).toEqual([]);
  });
});

describe('glossaryOf', () => {
  const idsOf = (locale: Locale) => {
    const ids: unknown[] = [];
    visit(glossaryOf(entries, locale)[1], 'element', ({properties}) => {
      if (properties.id) ids.push(properties.id);
    });
    return ids;
  };

  it('has the same anchors in both languages', () => {
    expect(idsOf('en')).toHaveLength(entries.length);
    expect(idsOf('zh-Hans').sort()).toEqual(idsOf('en').sort());
  });

  it('sorts by letter, in Chinese by pinyin', () => {
    const some = entries.filter(({term}) =>
      ['Outline', 'MatCap', 'Threshold', 'Cast shadow', 'Retarget'].includes(term.en),
    );
    expect(sorted(some, 'en').map(({term}) => term.en)).toEqual([
      'Cast shadow',
      'MatCap',
      'Outline',
      'Retarget',
      'Threshold',
    ]);
    expect(sorted(some, 'zh-Hans').map(({term}) => term['zh-Hans'])).toEqual([
      '重定向',
      'MatCap',
      '描边',
      '投影',
      '阈值',
    ]);
  });
});

describe('letters of the glossary', () => {
  it.each(locales)('%s: lead to the first row of each, in order', (locale) => {
    const [nav, table] = glossaryOf(entries, locale);
    const marked: unknown[] = [];
    visit(table, 'element', (cell) => {
      if (!cell.properties.dataLetter) return;
      const [, link] = cell.children as Element[];
      marked.push([cell.properties.dataLetter, `#${String(link?.properties.id)}`]);
    });
    const links = (nav.children as Element[]).map(({properties, children}) => [
      (children[0] as {value: string}).value,
      properties.href,
    ]);
    expect(links).toEqual(marked);
    expect(links.map(([letter]) => letter)).toEqual([...new Set(links.map(([letter]) => letter))].sort());
    expect(links.length).toBeGreaterThan(15);
  });
});

describe('links to the glossary', () => {
  const linksIn = (node: Root) => {
    const links: [text: string, href: unknown][] = [];
    visit(node, 'element', (element) => {
      const [text] = element.children;
      if (element.properties.title && text?.type === 'text') links.push([text.value, element.properties.href]);
    });
    return links;
  };
  const run = (children: Element[], page = 'docs/Page.md') =>
    unified().use(rehypeTerms).runSync({type: 'root', children}, {path: page}) as Root;
  const words = (...children: (ElementContent | string)[]) => linksIn(run([h('p', children)])).map(([text]) => text);

  it('stand at the first use, with the meaning as title, and leave the text as it is', () => {
    const tree = run([h('p', 'Half-Lambert and half-Lambert.'), h('ul', h('li', 'half-lambert'))]);
    expect(linksIn(tree)).toEqual([['Half-Lambert', '/docs/Glossary#half-lambert']]);
    const text: string[] = [];
    visit(tree, 'text', ({value}) => void text.push(value));
    expect(text.join('')).toBe('Half-Lambert and half-Lambert.half-lambert');
  });

  it('take whole words, the longest, and a plural in English', () => {
    expect(words('Two outlines, an outliner, fov-like, the FOV, and MRQ')).toEqual(['outlines', 'FOV', 'MRQ']);
    expect(words('a non-Lambert half-Lambert')).toEqual(['half-Lambert']);
    process.env.DOCUSAURUS_CURRENT_LOCALE = 'zh-Hans';
    expect(words('面部阴影贴图不是虚拟阴影贴图，描边法线')).toEqual(['面部阴影贴图', '虚拟阴影贴图', '描边法线']);
    // A longer word of the glossary that has no row.
    expect(words('头发高光')).toEqual([]);
  });

  it('leave headings, links, code, tables, labels and captions alone', () => {
    const kept = ['h2', 'table', 'figcaption', 'div'].map((tag) => h(tag, 'The outline'));
    expect(linksIn(run(kept))).toEqual([]);
    expect(words(h('a', {href: '#'}, 'outline'), h('code', 'outline'), h('strong', 'Outline'))).toEqual([]);
  });

  it('leave everyday words, the glossary and the page that explains a term alone', () => {
    expect(words('a normal import')).toEqual([]);
    const outline = h('p', 'The outline');
    for (const page of ['docs/Glossary.md', 'i18n/current/Tutorial/ControlTheShapeOfOutlines.md', 'blog/post.md'])
      expect(linksIn(run([structuredClone(outline)], page)), page).toEqual([]);
    expect(linksIn(run([outline], 'i18n/current/Tutorial/Other.md'))).toHaveLength(1);
  });

  it('are few', () => {
    const all = entries.filter(({everyday}) => !everyday).map(({term}) => h('p', term.en));
    expect(linksIn(run(all)).map(([text]) => text)).toHaveLength(MOST_LINKS);
  });
});
