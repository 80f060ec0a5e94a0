import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify, {type Options} from 'remark-stringify';
import {unified} from 'unified';
import {find, hasClass, squeeze, textOf} from '../page-pipeline/hast';

/** Selects controls, decoration and hidden elements. */
const isNonContent = ({tagName, properties}: Element): boolean =>
  /^(?:button|canvas|form|input|nav|script|select|source|style|template)$/.test(tagName) ||
  properties.dataSearchSkip !== undefined ||
  properties.ariaHidden === 'true' ||
  properties.hidden === true;

const elements = (node: Element): Element[] => node.children.filter((child) => child.type === 'element');

/** A code block: its title, if it has one, and one line per element, with the language of its frame. */
const codeOf = (frame: Element): Element[] => {
  const [bar] = elements(frame);
  const title =
    bar && find(bar, ({tagName, properties}) => tagName === 'span' && properties.dataSearchSkip === undefined);
  const pre = find(frame, ({tagName}) => tagName === 'pre');
  const language = String(frame.properties.dataCode ?? '');
  return [
    ...(title && textOf(title) ? [h('p', h('strong', textOf(title)))] : []),
    h('pre', h('code', {className: language ? [`language-${language}`] : []}, pre ? textOf(pre) : '')),
  ];
};

/** A drawing has no address: use its title and description instead. */
const drawingOf = (svg: Element): Element => {
  const part = (name: string) => squeeze(textOf(find(svg, ({tagName}) => tagName === name) ?? h('i')));
  return h('p', h('em', [part('title'), part('desc')].filter(Boolean).join(': ')));
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

/** The stage becomes a picture, its caption and the table of its controls; of pictures with two themes one is kept. */
const stageOf = (stage: Element, convert: (nodes: ElementContent[]) => ElementContent[]): ElementContent[] => {
  const image = find(stage, ({tagName}) => tagName === 'img');
  const table = find(stage, ({tagName}) => tagName === 'table');
  return [...(image ? [h('p', [convert([image])].flat())] : []), ...(table ? convert([table]) : [])];
};

/** Removes non-content, replaces the site's own elements by plain ones, makes addresses absolute. */
function plain(nodes: ElementContent[], page: string): ElementContent[] {
  const convert = (children: ElementContent[]) => plain(children, page);
  const absolute = (address: unknown) => (typeof address === 'string' ? new URL(address, page).href : undefined);
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return node.type === 'text' ? [node] : [];
    if (node.properties.dataCode !== undefined) return codeOf(node);
    if (node.properties.dataStage !== undefined) return stageOf(node, convert);
    // Runs after the stage, which is marked as non-content for search.
    if (isNonContent(node) || hasClass(node, 'hash-link')) return [];
    if (node.tagName === 'svg') return [drawingOf(node)];
    if (hasClass(node, 'theme-admonition')) return [admonitionOf(node, convert)];
    if (node.tagName === 'figcaption' || node.tagName === 'summary') return [h('p', convert(node.children))];
    const {href, src, alt, align, colSpan, start} = node.properties;
    const copy = h(node.tagName, {alt, align, colSpan, start, href: absolute(href), src: absolute(src)});
    copy.children = convert(node.children);
    // Links with a fragment find the heading by it.
    if (/^h[2-6]$/.test(node.tagName) && node.properties.id)
      copy.children.push({type: 'text', value: ` {#${String(node.properties.id)}}`});
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
 * Converts a page's content to Markdown (CommonMark with GitHub's tables). Addresses are literal; headings end with `{#id}`.
 * @param content as returned by `contentOf`
 * @param page absolute address, against which links are resolved
 */
export async function markdownOf(content: Element, page: string): Promise<string> {
  const tree = await toMarkdown.run({type: 'root', children: plain(content.children, page)});
  return withLiteralIds(toMarkdown.stringify(tree as Parameters<typeof toMarkdown.stringify>[0]));
}
