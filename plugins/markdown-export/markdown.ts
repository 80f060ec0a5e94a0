import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify, {type Options} from 'remark-stringify';
import {unified} from 'unified';
import {forLocale} from '../../config/localized';
import type {Locale} from '../../config/locales';
import {elementsIn, find, hasClass, squeeze, textOf} from '../page-pipeline/hast';
import {conditionsOf, presetsOf} from './stage';
import texts from '../../data/pages.json';

/**
 * Selects controls, decoration, what the search skips, and hidden elements; a tab that is not open is content, and so is the
 * note of what is not available.
 */
const isNonContent = (element: Element): boolean =>
  /^(?:button|canvas|form|input|nav|noscript|script|select|source|style|template)$/.test(element.tagName) ||
  element.properties.ariaHidden === 'true' ||
  (element.properties.dataSearchSkip !== undefined && !hasClass(element, 'availability')) ||
  hasClass(element, 'table-filter') ||
  // A picture with a light and a dark version is kept once.
  hasClass(element, 'lk-dark') ||
  (element.properties.hidden === true && element.properties.role !== 'tabpanel');

const elements = (node: Element): Element[] => node.children.filter((child) => child.type === 'element');

/** A code block: its title, if it has one, and one line per element, with the language of its frame. */
const codeOf = (frame: Element): Element[] => {
  const pre = find(frame, ({tagName}) => tagName === 'pre');
  const language = String(frame.properties.dataCode ?? '');
  const [bar] = elements(frame);
  const title =
    bar && find(bar, ({tagName, properties}) => tagName === 'span' && properties.dataSearchSkip === undefined);
  return [
    ...(title?.children.length ? [h('p', h('strong', squeeze(textOf(title))))] : []),
    h('pre', h('code', {className: language ? [`language-${language}`] : []}, pre ? textOf(pre) : '')),
  ];
};

/** Words and marks of the copy around values. */
export const words = texts.markdownExport.markdown.words;

/** A drawing has no address: use its title and description instead. */
const drawingOf = (svg: Element, locale: Locale): Element => {
  const part = (name: string) => squeeze(textOf(find(svg, ({tagName}) => tagName === name) ?? h('i')));
  return h('p', h('em', [part('title'), part('desc')].filter(Boolean).join(forLocale(words, locale).stop)));
};

/** An admonition becomes a quotation whose first line is its title. */
const admonitionOf = (admonition: Element, convert: (nodes: ElementContent[]) => ElementContent[]): Element => {
  const [heading, content] = elements(admonition);
  const title = heading
    ? squeeze(
        textOf({
          ...heading,
          children: heading.children.filter((child) => !find(child, ({tagName}) => tagName === 'svg')),
        }),
      )
    : '';
  return h('blockquote', [h('p', h('strong', title)), ...convert(content?.children ?? [])]);
};

type Convert = (nodes: ElementContent[]) => ElementContent[];

/** Adds the condition of a control to its effect, the last cell of its row. */
function withConditions(table: Element, stage: string, locale: Locale): Element {
  const conditions = conditionsOf(stage, locale);
  const {open, close} = forLocale(words, locale);
  for (const row of elementsIn(table)) {
    if (row.tagName !== 'tr') continue;
    const id = find(row, ({tagName}) => tagName === 'code');
    const why = id && conditions.get(textOf(id));
    const cell = elements(row).at(-1);
    if (why && cell) cell.children.push({type: 'text', value: open + why + close});
  }
  return table;
}

/**
 * The stage becomes its title, a picture, its keys, its presets with their values and the table of its controls; of pictures
 * with two themes one is kept.
 */
function stageOf(stage: Element, convert: Convert, locale: Locale): ElementContent[] {
  const id = String(stage.properties.dataStage);
  const image = find(stage, ({tagName}) => tagName === 'img');
  const keys = find(stage, ({properties}) => properties.id === `${id}-keys`);
  const table = find(stage, ({tagName}) => tagName === 'table');
  const label = String(stage.properties.ariaLabel ?? '');
  const {open, close} = forLocale(words, locale);
  const presets = presetsOf(id, locale).map(({label: name, values, query}) =>
    h('li', [h('a', {href: `${query}#${id}`}, name), open + values + close]),
  );
  return [
    ...(label ? [h('p', {id}, h('strong', label))] : []),
    ...(image ? [h('p', image)] : []),
    ...(keys ? [h('p', textOf(keys))] : []),
    ...(presets.length > 0 ? [h('ul', presets)] : []),
    ...(table ? [withConditions(structuredClone(table), id, locale)] : []),
  ].flatMap((part) => convert([part]));
}

/** A strip of pictures, which are side by side in one file: a link to the file, and the values, each with its demo. */
function stripOf(strip: Element, convert: Convert, locale: Locale): Element {
  const {picture, order, open, close, join} = forLocale(words, locale);
  const file = find(strip, ({tagName}) => tagName === 'img');
  const values = elements(strip).flatMap((item, at): ElementContent[] => {
    const value = find(item, (element) => hasClass(element, 'strip-value'));
    const note = value && find(value, ({tagName}) => tagName === 'small');
    const text = value ? squeeze(textOf({...value, children: value.children.filter((child) => child !== note)})) : '';
    return [
      ...(at > 0 ? [{type: 'text', value: join} as const] : []),
      value?.properties.href ? h('a', {href: value.properties.href}, text) : {type: 'text', value: text},
      ...(note ? [{type: 'text', value: open + textOf(note) + close} as const] : []),
    ];
  });
  return h('p', convert([h('a', {href: file?.properties.src}, picture), {type: 'text', value: order}, ...values]));
}

/** Terms with their descriptions, an item each. */
const factsOf = (list: Element, convert: Convert, locale: Locale): Element =>
  h(
    'ul',
    elements(list)
      .flatMap((part) => (part.tagName === 'div' ? elements(part) : [part]))
      .flatMap((term, at, all) =>
        term.tagName === 'dt'
          ? [
              h('li', [
                ...convert(term.children),
                forLocale(words, locale).stop,
                ...convert(all[at + 1]?.children ?? []),
              ]),
            ]
          : [],
      ),
  );

/** The row that opens an entry: heading, and where it says so name, effect, and an item for each value. */
function rowOf(row: Element, convert: Convert): ElementContent[] {
  const [heading, about, ...values] = elements(row).filter((part) => !isNonContent(part));
  const paragraphs = (about?.children ?? []).map((part) => squeeze(textOf(part))).filter(Boolean);
  // A term stands out on the page only.
  const plainly = ({children: [term, ...value]}: Element) => [h('span', textOf(term!)), ...convert(value)];
  return [
    ...(heading ? convert([heading]) : []),
    ...paragraphs.map((text) => h('p', text)),
    ...(values.length > 0
      ? [
          h(
            'ul',
            values.map((value) => h('li', plainly(value))),
          ),
        ]
      : []),
  ];
}

/** What is between two facts of the row under the title. */
const BETWEEN = ' · ';

/** Element ids that links lead to: those of headings, rows, demos and parameters. */
const anchorOf = (node: Element): string | undefined => {
  if (/^h[1-6]$|^p$/.test(node.tagName) && node.properties.id) return String(node.properties.id);
  if (!/^(?:th|td|dt)$/.test(node.tagName)) return undefined;
  const link = find(node, (element) => hasClass(element, 'hash-link') && element.properties.id !== undefined);
  return link && String(link.properties.id);
};

/** A space between two pieces of code, links or labels that only the style sheet sets apart. */
const apart = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node, at): ElementContent[] => {
    const isCloseTo = (other?: ElementContent) =>
      other?.type === 'element' && /^(?:a|code|span|strong)$/.test(other.tagName);
    return isCloseTo(node) && isCloseTo(nodes[at - 1]) ? [{type: 'text', value: ' '}, node] : [node];
  });

/** Removes non-content, replaces the site's own elements by plain ones, makes addresses absolute. */
function plain(nodes: ElementContent[], page: string, locale: Locale): ElementContent[] {
  const convert = (children: ElementContent[]) => plain(children, page, locale);
  const absolute = (address: unknown) => (typeof address === 'string' ? new URL(address, page).href : undefined);
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return node.type === 'text' ? [node] : [];
    if (node.properties.dataCode !== undefined) return codeOf(node);
    if (node.tagName === 'section' && node.properties.dataStage !== undefined) return stageOf(node, convert, locale);
    if (hasClass(node, 'page-facts')) {
      const facts = convert(node.children).flatMap((fact, at) =>
        at > 0 ? [{type: 'text', value: BETWEEN} as const, fact] : [fact],
      );
      return facts.length > 0 ? [h('p', facts)] : [];
    }
    if (hasClass(node, 'strip')) return [stripOf(node, convert, locale)];
    if (isNonContent(node) || hasClass(node, 'hash-link')) return [];
    if (node.tagName === 'svg') return [drawingOf(node, locale)];
    if (node.tagName === 'dl') return [factsOf(node, convert, locale)];
    if (hasClass(node, 'theme-admonition')) return [admonitionOf(node, convert)];
    if (node.tagName === 'summary' && find(node, ({tagName}) => /^h[2-6]$/.test(tagName))) return rowOf(node, convert);
    if (node.tagName === 'figcaption' || node.tagName === 'summary') return [h('p', apart(convert(node.children)))];
    const {href, src, alt, align, colSpan, start} = node.properties;
    const copy = h(node.tagName, {alt, align, colSpan, start, href: absolute(href), src: absolute(src)});
    copy.children = apart(convert(node.children));
    const anchor = anchorOf(node);
    if (anchor) copy.children.push({type: 'text', value: ` {#${anchor}}`});
    return [copy];
  });
}

/** An address without the backslashes that the serializer puts before `&` and `_`: programs take them for a part of it. */
const literal = (address: unknown) =>
  String(address).replace(/[()<> ]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

const handlers: Options['handlers'] = {
  link(node, _parent, state, info) {
    const exit = state.enter('link');
    const text = state.containerPhrasing(node, {...info, before: '[', after: ']'});
    exit();
    return `[${text}](${literal(node.url)})`;
  },
};

/** Takes the serializer's backslashes out of ids such as `r.Toon_x`. */
const withLiteralIds = (text: string) => text.replace(/\{#[^}\s]*\}$/gm, (id) => id.replaceAll('\\', ''));

const toMarkdown = unified()
  .use(rehypeRemark)
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', rule: '-', fences: true, listItemIndent: 'one', handlers})
  .freeze();

/**
 * Converts a page's content to Markdown (CommonMark with GitHub's tables). Addresses are literal; headings and
 * other targets of links end with `{#id}`.
 * @param content as returned by `contentOf`
 * @param page absolute address, against which links are resolved
 * @param locale of the page
 */
export async function markdownOf(content: Element, page: string, locale: Locale): Promise<string> {
  const tree = await toMarkdown.run({type: 'root', children: plain(content.children, page, locale)});
  return withLiteralIds(toMarkdown.stringify(tree as Parameters<typeof toMarkdown.stringify>[0]));
}
