/** Compiles the pages of one folder as the build does, and collects what can be wrong in them. */
import {existsSync} from 'node:fs';
import {stat} from 'node:fs/promises';
import path from 'node:path';
import {resolveMarkdownLinkPathname} from '@docusaurus/utils';
import type {MarkdownConfig} from '@docusaurus/types';
import type {Program} from 'estree';
import type {Element, Nodes as Hast} from 'hast';
import type {Nodes as Mdast} from 'mdast';
import type {} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {createProcessorUncached, DEFAULT_MARKDOWN_CONFIG, validateConfig} from '../docusaurus-compat/private';
import {blog, docs, pages} from '../markdown';
import {future, markdown} from '../../config/markdown';
import {maxPictureBytes} from '../../config/pictures';
import {CLOSED, FORMULA, syntaxFault, tooLarge, UNREAD_BOLD, type Faults, type Page, type SyntaxFault} from './advice';
import {declared, undeclared} from './estree';
import type {Place} from './routes';

const options = {docs, blog, 'src/pages': pages};

const lineOf = (node: {position?: {start: {line: number}}} | undefined) => node?.position?.start.line ?? 1;

/** Pages of one folder, with what they are checked against. */
export interface Compiled {
  site: string;
  place: Omit<Place, 'file'>;
  /** All pages of the site. */
  read: readonly Page[];
  /** Names of components that every page knows. */
  components: ReadonlySet<string>;
  /** Takes the files of the pictures that pages show. */
  pictures: Set<string>;
  faults: Faults;
}

type Found = Compiled & {byPath: ReadonlyMap<string, Page>};

/** Finds the address of the page that a link to a Markdown file means; null for none. */
function resolver({site, place: {source, folder}, read}: Compiled) {
  // A page without a translation is read in its source language.
  const inFolder = (name: string) => read.filter((page) => page.source === source && page.folder === name);
  const sourceToPermalink = new Map(
    [...inFolder(source), ...inFolder(folder)].map((page) => [`@site/${page.file}`, page.route ?? '']),
  );
  const contentPaths = {contentPath: path.join(site, source), contentPathLocalized: path.join(site, folder)};
  const context = {sourceToPermalink, contentPaths, siteDir: site};
  return (sourceFilePath: string, linkPathname: string) =>
    [sourceFilePath, path.join(site, source, path.relative(path.join(site, folder), sourceFilePath))]
      .map((from) => resolveMarkdownLinkPathname(linkPathname, {...context, sourceFilePath: from}))
      .find((found) => found !== null) ?? null;
}

interface Shown {
  url: string;
  line: number;
}

/** Checks that the pictures of a page are there, and not too large. */
async function checkPictures({site, pictures, faults}: Compiled, page: Page, shown: readonly Shown[]): Promise<void> {
  for (const {url, line} of shown) {
    if (/^[a-z]+:|^\/\//i.test(url)) continue;
    const name = decodeURIComponent(url.replace(/[?#].*$/, ''));
    const file = name.startsWith('@site/')
      ? path.join(site, name.slice('@site/'.length))
      : name.startsWith('/')
        ? path.join(site, 'static', name)
        : path.join(site, path.dirname(page.file), name);
    pictures.add(file);
    const size = name && existsSync(file) ? (await stat(file)).size : undefined;
    const relative = path.relative(site, file).split(path.sep).join('/');
    if (size === undefined)
      faults.add(page.file, line, `there is no picture ${url}: put ${relative} there, or mend the address`);
    else if (size > maxPictureBytes) faults.add(page.file, line, tooLarge(relative, size));
  }
}

/** Collects links and pictures as written, so that the plugins after it continue after a fault. */
const collectLinks = (found: Found) => () => async (tree: Mdast, vfile: VFile) => {
  const {byPath, faults} = found;
  const page = byPath.get(vfile.path)!;
  vfile.fail = ((reason: string, node?: Mdast) => faults.add(page.file, lineOf(node), String(reason))) as never;
  const shown: Shown[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') page.links.push({url: node.url, line: lineOf(node)});
    if (node.type === 'text' && node.value.includes('**')) faults.add(page.file, lineOf(node), UNREAD_BOLD);
    if (node.type === 'text' && FORMULA.pattern.test(node.value)) faults.add(page.file, lineOf(node), FORMULA.text);
    if (node.type === 'image') shown.push({url: node.url, line: lineOf(node)});
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const {type, value, ...rest} of node.attributes) {
      if (type !== 'mdxJsxAttribute' || typeof value !== 'string' || !('name' in rest)) continue;
      if (node.name === 'Stage' && rest.name === 'demo') page.demos.push(value);
      if ((node.name === 'a' && rest.name === 'href') || rest.name === 'to')
        page.links.push({url: value, line: lineOf(node)});
      if (node.name === 'img' && rest.name === 'src') shown.push({url: value, line: lineOf(node)});
    }
  });
  await checkPictures(found, page, shown);
};

/** Collects ids and the components that no plugin has replaced. */
const collectIds =
  ({byPath, components, faults}: Found) =>
  () =>
  (tree: Hast, vfile: VFile) => {
    const page = byPath.get(vfile.path)!;
    const ids = (page.ids = new Map<string, number>());
    const names: string[] = [];
    visit(tree, 'mdxjsEsm', (node) => {
      if (node.data?.estree) names.push(...declared(node.data.estree));
    });
    const expression = (estree: Program | null | undefined, line: number) => {
      for (const name of estree ? undeclared(estree, names) : [])
        faults.add(
          page.file,
          line,
          `{…} uses ${name}, which the page does not know: write \\{ for a brace in the text`,
        );
    };
    const addId = (id: string, node: Element) => {
      const earlier = ids.get(id);
      if (earlier !== undefined && /^h[1-6]$/.test(node.tagName))
        faults.add(
          page.file,
          lineOf(node),
          `the id #${id} is taken by line ${earlier}: give this heading its own, {/* #another-id */}`,
        );
      else ids.set(id, lineOf(node));
    };
    visit(tree, (node) => {
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
        expression(node.data?.estree, lineOf(node));
      if (node.type === 'element') {
        const {id, anchors} = node.properties;
        if (id !== undefined) addId(String(id), node);
        for (const each of typeof anchors === 'string' ? anchors.split(' ') : []) ids.set(each, lineOf(node));
      }
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const name = node.name?.split('.')[0] ?? '';
      const isKnown = !/^[A-Z]/.test(name) || components.has(name) || names.includes(name);
      if (!isKnown && !faults.hasAt(page.file, lineOf(node)) && node.position)
        faults.add(
          page.file,
          lineOf(node),
          `there is no component <${name}>: mend the name, or import it at the top of the page; write \\<${name}> for the text itself`,
        );
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute') continue;
        if (attribute.name === 'id' && typeof attribute.value === 'string') ids.set(attribute.value, lineOf(node));
      }
    });
  };

function markdownConfig(): MarkdownConfig {
  const config = validateConfig({title: 'check', url: 'https://example.com', baseUrl: '/', future, markdown}, 'check');
  return {...DEFAULT_MARKDOWN_CONFIG, ...config.markdown};
}

/** Docusaurus' processor with its plugins and ours. */
function processorOf(found: Found, resolve: ReturnType<typeof resolver>) {
  const {site, place, byPath, faults} = found;
  const {beforeDefaultRemarkPlugins = [], beforeDefaultRehypePlugins = []} = options[place.kind] as Partial<
    Record<'beforeDefaultRemarkPlugins' | 'beforeDefaultRehypePlugins', never[]>
  >;
  return createProcessorUncached({
    format: 'mdx',
    options: {
      admonitions: true,
      siteDir: site,
      staticDirs: [path.join(site, 'static')],
      markdownConfig: {
        ...markdownConfig(),
        hooks: {
          // `collectLinks` reports it, with advice.
          onBrokenMarkdownImages: 'ignore',
          onBrokenMarkdownLinks: ({sourceFilePath, url, node}) => {
            const page = byPath.get(path.join(process.cwd(), sourceFilePath)) ?? byPath.get(sourceFilePath);
            if (page)
              faults.add(
                page.file,
                lineOf(node),
                `there is no page ${url}: mend the address, it counts from this file`,
              );
          },
        },
      },
      resolveMarkdownLink: ({sourceFilePath, linkPathname}) => resolve(sourceFilePath, linkPathname),
      beforeDefaultRemarkPlugins: [collectLinks(found), ...beforeDefaultRemarkPlugins],
      beforeDefaultRehypePlugins,
      rehypePlugins: [collectIds(found)],
    },
  });
}

/** Fills in links, ids and demos of the pages of a folder, and reports what does not compile. */
export async function compile(what: Compiled): Promise<void> {
  const {site, place, read, faults} = what;
  const own = read.filter((page) => page.folder === place.folder);
  const byPath = new Map(own.map((page) => [path.join(site, page.file), page]));
  const resolve = resolver(what);
  process.env.DOCUSAURUS_CURRENT_LOCALE = place.locale;
  const processor = await processorOf({...what, byPath}, resolve);
  for (const [filePath, page] of byPath) {
    if (!CLOSED.test(page.text)) continue;
    try {
      await processor.process({content: page.text, filePath, frontMatter: page.frontMatter, compilerName: 'client'});
    } catch (error) {
      const {line, text} = syntaxFault(error as SyntaxFault, page.text);
      faults.add(page.file, line, text);
      page.ids = undefined;
    }
    page.links = page.links.flatMap(({url, line}) => {
      const [, name = '', rest = ''] = /^([^?#]*\.mdx?)((?:[?#].*)?)$/.exec(url) ?? [];
      if (!name || /^[a-z]+:/i.test(url)) return [{url, line}];
      const target = resolve(filePath, name);
      return target === null ? [] : [{url: target + rest, line}];
    });
  }
  delete process.env.DOCUSAURUS_CURRENT_LOCALE;
}
