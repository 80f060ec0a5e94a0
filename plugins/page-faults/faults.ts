import {existsSync} from 'node:fs';
import {readFile, readdir, stat} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_MARKDOWN_CONFIG, validateConfig} from '@docusaurus/core/lib/server/configValidation.js';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor.js';
import {validateBlogPostFrontMatter} from '@docusaurus/plugin-content-blog/lib/frontMatter.js';
import {validateDocFrontMatter} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {validatePageFrontMatter} from '@docusaurus/plugin-content-pages/lib/frontMatter.js';
import {resolveMarkdownLinkPathname} from '@docusaurus/utils';
import type {MarkdownConfig} from '@docusaurus/types';
import type {Program} from 'estree';
import type {Element, Nodes as Hast} from 'hast';
import type {Nodes as Mdast} from 'mdast';
import type {} from 'mdast-util-mdx';
import matter from '@11ty/gray-matter';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {blog, docs, pages} from '../markdown';
import {locales} from '../../config/locales';
import {future, markdown} from '../../config/markdown';
import {maxPictureBytes} from '../../config/pictures';
import {checkValueLink} from '../translation-status/identifiers';
import type {Kind} from '../translation-status/trees';
import {docsAddress, folderOf, versions} from '../versions/versions';
import {componentNames} from './components';
import {declared, undeclared} from './estree';
import {folders, generatedRoutes, routeOf, type Place} from './routes';

export interface Fault {
  file: string;
  line: number;
  text: string;
}

interface Link {
  url: string;
  line: number;
}

interface Page extends Place {
  text: string;
  frontMatter: Record<string, unknown>;
  route?: string;
  links: Link[];
  /** Line of each element with an id; undefined where the page could not be parsed. */
  ids?: Map<string, number>;
  demos: string[];
}

const options = {docs, blog, 'src/pages': pages};
const validators: Record<Kind, (frontMatter: Record<string, unknown>) => unknown> = {
  docs: validateDocFrontMatter,
  blog: validateBlogPostFrontMatter,
  'src/pages': validatePageFrontMatter,
};
/** A page without front matter, or with complete front matter. */
const CLOSED = /^(?!---\n)|^---\n[\s\S]*?(?<=\n)---(?:\n|$)/;
/** CommonMark reads no mark between a letter and punctuation: `用**+ 按钮**` stays as it is written. */
const UNREAD_BOLD =
  'the page would show **: a bold mark is not read between a letter and punctuation; begin and end the bold text with a letter';
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

export const print = ({file, line, text}: Fault) => `${file}:${line}: ${text}`;

const filesIn = async (folder: string) =>
  existsSync(folder)
    ? (await readdir(folder, {recursive: true, withFileTypes: true}))
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [];

const lineOf = (node: {position?: {start: {line: number}}} | undefined) => node?.position?.start.line ?? 1;
const trimmed = (route: string) => route.replace(/(.)\/$/, '$1');

/** Line of the brace that is unclosed at the end of `text`. */
function openBrace(text: string): number {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === '}') depth += 1;
    if (text[at] === '{' && (depth -= 1) < 0) return text.slice(0, at).split('\n').length;
  }
  return text.split('\n').length;
}

interface SyntaxFault {
  reason?: string;
  message: string;
  line?: number;
  ruleId?: string;
  source?: string;
  place?: {offset?: number; start?: {offset?: number}};
}

/** Translates a parser message into advice for a writer. */
function syntaxFault(error: SyntaxFault, text: string): Omit<Fault, 'file'> {
  const reason = error.reason ?? error.message;
  const line = error.line ?? 1;
  const tag =
    /closing tag for `<([\w.]*)>` \((\d+):/.exec(reason) ?? /Expected a closing tag for `<([\w.]*)>/.exec(reason);
  if (tag)
    return {
      line: Number(tag[2] ?? line),
      text: `<${tag[1]}> is not closed: write </${tag[1]}> where it ends, in the same paragraph or list item, or <${tag[1]} /> if it holds nothing`,
    };
  if (/^Unexpected closing slash/.test(reason)) {
    const name = /<\/([\w.]+)/.exec(text.split('\n')[line - 1] ?? '')?.[1] ?? '';
    return {line, text: `</${name}> closes nothing: take it out, or open <${name}> before it`};
  }
  if (/expression|acorn|brace/i.test(`${reason} ${error.source}`)) {
    const offset = error.place?.offset ?? error.place?.start?.offset ?? text.length;
    const eof = error.ruleId === 'unexpected-eof';
    return {
      line: eof ? openBrace(text.slice(0, offset)) : line,
      text: `a brace opens JavaScript that ${eof ? 'never ends' : 'cannot be read'}: write \\{ for a brace in the text, or put it into \`code\``,
    };
  }
  return {line, text: `${reason}; mend the tag or the brace here: write \\< or \\{ for the sign itself`};
}

/** Faults of the front matter: invalid YAML, or a value that Docusaurus refuses. */
function frontMatterFault(error: unknown, text: string): Omit<Fault, 'file'> {
  if (!CLOSED.test(text)) return {line: 1, text: 'the front matter never ends: close it with a line of ---'};
  const {mark, reason, message} = error as {mark?: {line: number}; reason?: string; message: string};
  if (mark)
    return {
      line: mark.line + 1,
      text: `the front matter is no YAML (${reason}): put values with a colon or a quote into "quotes", and close it with ---`,
    };
  const key = /"([\w.]+)"/.exec(message)?.[1] ?? '';
  const line = text.split('\n').findIndex((each) => each.startsWith(`${key}:`)) + 1;
  return {line: Math.max(line, 1), text: `the front matter is refused: ${message.split('\n')[0]}; mend this value`};
}

/** Silences Docusaurus, which prints a refused value besides throwing. */
function quietly(validate: () => unknown) {
  const {error} = console;
  console.error = () => {};
  try {
    validate();
  } finally {
    console.error = error;
  }
}

function markdownConfig(): MarkdownConfig {
  const config = validateConfig({title: 'check', url: 'https://example.com', baseUrl: '/', future, markdown}, 'check');
  return {...DEFAULT_MARKDOWN_CONFIG, ...config.markdown};
}

/**
 * Finds writers' mistakes in the pages of a site. Pages are compiled as in the build, with the plugins of Docusaurus and ours,
 * but not bundled; links are checked against the addresses of all pages of their language.
 * @param site its folder; components and figures are the project's
 * @returns faults sorted by file and line
 */
export async function pageFaults(site: string = process.cwd()): Promise<Fault[]> {
  const faults: Fault[] = [];
  const read: Page[] = [];
  const add = (file: string, line: number, text: string) => {
    if (!faults.some((fault) => fault.file === file && fault.line === line && fault.text === text))
      faults.push({file, line, text});
  };
  const relative = (file: string) => path.relative(site, file).split(path.sep).join('/');

  for (const folder of folders) {
    for (const absolute of await filesIn(path.join(site, folder.folder))) {
      const file = relative(absolute);
      if (!/\.mdx?$/.test(file)) continue;
      // Windows line ends do not change line numbers.
      const text = (await readFile(absolute, 'utf8')).replaceAll('\r\n', '\n');
      const page: Page = {...folder, file, text, frontMatter: {}, links: [], demos: []};
      try {
        if (!CLOSED.test(text)) throw new Error('open');
        // Docusaurus' parser. Passing options bypasses its cache, which forgets that a text was refused.
        page.frontMatter = matter(text, {}).data;
        quietly(() => validators[folder.kind](page.frontMatter));
      } catch (error) {
        const {line, text: what} = frontMatterFault(error, text);
        add(file, line, what);
      }
      page.route = routeOf(page, page.frontMatter);
      read.push(page);
    }
  }

  const components = new Set(await componentNames(process.cwd()));
  const config = markdownConfig();
  const pictures = new Set<string>();
  for (const {kind, locale, source, folder} of folders) {
    const own = read.filter((page) => page.folder === folder);
    const byPath = new Map(own.map((page) => [path.join(site, page.file), page]));
    // A page without a translation is read in its source language.
    const sourceToPermalink = new Map(
      [...read.filter((page) => page.source === source && page.folder === source), ...own].map((page) => [
        `@site/${page.file}`,
        page.route ?? '',
      ]),
    );
    const resolve = (sourceFilePath: string, linkPathname: string) => {
      const contentPaths = {contentPath: path.join(site, source), contentPathLocalized: path.join(site, folder)};
      const context = {sourceToPermalink, contentPaths, siteDir: site};
      const inSource = path.join(site, source, path.relative(path.join(site, folder), sourceFilePath));
      return (
        resolveMarkdownLinkPathname(linkPathname, {...context, sourceFilePath}) ??
        resolveMarkdownLinkPathname(linkPathname, {...context, sourceFilePath: inSource})
      );
    };

    /** Collects links and pictures as written, so that the plugins after it continue after a fault. */
    const collectLinks = () => async (tree: Mdast, vfile: VFile) => {
      const page = byPath.get(vfile.path)!;
      vfile.fail = ((reason: string, node?: Mdast) => add(page.file, lineOf(node), String(reason))) as never;
      const pictureNodes: {url: string; line: number}[] = [];
      visit(tree, (node) => {
        if (node.type === 'link' || node.type === 'definition') page.links.push({url: node.url, line: lineOf(node)});
        if (node.type === 'text' && node.value.includes('**')) add(page.file, lineOf(node), UNREAD_BOLD);
        if (node.type === 'image') pictureNodes.push({url: node.url, line: lineOf(node)});
        if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
        for (const {type, value, ...rest} of node.attributes) {
          if (type !== 'mdxJsxAttribute' || typeof value !== 'string' || !('name' in rest)) continue;
          if (node.name === 'Stage' && rest.name === 'demo') page.demos.push(value);
          if ((node.name === 'a' && rest.name === 'href') || rest.name === 'to')
            page.links.push({url: value, line: lineOf(node)});
          if (node.name === 'img' && rest.name === 'src') pictureNodes.push({url: value, line: lineOf(node)});
        }
      });
      for (const {url, line} of pictureNodes) {
        if (/^[a-z]+:|^\/\//i.test(url)) continue;
        const name = decodeURIComponent(url.replace(/[?#].*$/, ''));
        const file = name.startsWith('@site/')
          ? path.join(site, name.slice('@site/'.length))
          : name.startsWith('/')
            ? path.join(site, 'static', name)
            : path.join(path.dirname(vfile.path), name);
        pictures.add(file);
        const size = name && existsSync(file) ? (await stat(file)).size : undefined;
        if (size === undefined)
          add(page.file, line, `there is no picture ${url}: put ${relative(file)} there, or mend the address`);
        else if (size > maxPictureBytes) add(page.file, line, tooLarge(relative(file), size));
      }
    };

    /** Collects ids and the components that no plugin has replaced. */
    const collectIds = () => (tree: Hast, vfile: VFile) => {
      const page = byPath.get(vfile.path)!;
      const ids = (page.ids = new Map<string, number>());
      const names: string[] = [];
      visit(tree, 'mdxjsEsm', (node) => {
        if (node.data?.estree) names.push(...declared(node.data.estree));
      });
      const expression = (estree: Program | null | undefined, line: number) => {
        for (const name of estree ? undeclared(estree, names) : [])
          add(page.file, line, `{…} uses ${name}, which the page does not know: write \\{ for a brace in the text`);
      };
      visit(tree, (node) => {
        if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
          expression(node.data?.estree, lineOf(node));
        if (node.type === 'element') {
          const {id, anchors} = node.properties;
          if (id !== undefined) addId(page, ids, String(id), node);
          for (const each of typeof anchors === 'string' ? anchors.split(' ') : []) ids.set(each, lineOf(node));
        }
        if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
        const name = node.name?.split('.')[0] ?? '';
        const failed = faults.some(({file, line}) => file === page.file && line === lineOf(node));
        if (/^[A-Z]/.test(name) && !components.has(name) && !names.includes(name) && !failed && node.position)
          add(
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
    const addId = (page: Page, ids: Map<string, number>, id: string, node: Element) => {
      const earlier = ids.get(id);
      if (earlier !== undefined && /^h[1-6]$/.test(node.tagName))
        add(
          page.file,
          lineOf(node),
          `the id #${id} is taken by line ${earlier}: give this heading its own, {/* #another-id */}`,
        );
      else ids.set(id, lineOf(node));
    };

    const {beforeDefaultRemarkPlugins = [], beforeDefaultRehypePlugins = []} = options[kind] as Partial<
      Record<'beforeDefaultRemarkPlugins' | 'beforeDefaultRehypePlugins', never[]>
    >;
    process.env.DOCUSAURUS_CURRENT_LOCALE = locale;
    const processor = await createProcessorUncached({
      format: 'mdx',
      options: {
        admonitions: true,
        siteDir: site,
        staticDirs: [path.join(site, 'static')],
        markdownConfig: {
          ...config,
          hooks: {
            // `collectLinks` reports it, with advice.
            onBrokenMarkdownImages: 'ignore',
            onBrokenMarkdownLinks: ({sourceFilePath, url, node}) => {
              const page = byPath.get(path.join(process.cwd(), sourceFilePath)) ?? byPath.get(sourceFilePath);
              if (page)
                add(page.file, lineOf(node), `there is no page ${url}: mend the address, it counts from this file`);
            },
          },
        },
        resolveMarkdownLink: ({sourceFilePath, linkPathname}) => resolve(sourceFilePath, linkPathname),
        beforeDefaultRemarkPlugins: [collectLinks, ...beforeDefaultRemarkPlugins],
        beforeDefaultRehypePlugins,
        rehypePlugins: [collectIds],
      },
    });
    for (const [filePath, page] of byPath) {
      if (!CLOSED.test(page.text)) continue;
      try {
        await processor.process({
          content: page.text,
          filePath,
          frontMatter: page.frontMatter,
          compilerName: 'client',
        });
      } catch (error) {
        const {line, text} = syntaxFault(error as SyntaxFault, page.text);
        add(page.file, line, text);
        page.ids = undefined;
      }
      page.links = page.links.flatMap(({url, line}) => {
        const [, name = '', rest = ''] = /^([^?#]*\.mdx?)((?:[?#].*)?)$/.exec(url) ?? [];
        if (!name || /^[a-z]+:/i.test(url)) return [{url, line}];
        const target = resolve(filePath, name);
        return target === null ? [] : [{url: target + rest, line}];
      });
    }
  }
  delete process.env.DOCUSAURUS_CURRENT_LOCALE;

  const routes = new Set([...generatedRoutes, ...(await listedRoutes(site))]);
  const byLocale = Object.fromEntries(
    locales.map((locale) => {
      // Sources come first: a page without a translation uses their text.
      const inLocale = [
        ...read.filter((page) => page.folder === page.source),
        ...read.filter((page) => page.locale === locale),
      ];
      return [locale, new Map(inLocale.flatMap((page) => (page.route ? [[trimmed(page.route), page]] : [])))];
    }),
  );
  for (const page of read) {
    for (const {url, line} of page.links) {
      // `pathname://` marks links to the other locale.
      const locale = locales.find((each) => new RegExp(`^pathname:///${each}(?:[/?#]|$)`).test(url)) ?? page.locale;
      const local = url.replace(new RegExp(`^(?:pathname://)?/${locale}(?=[/?#]|$)`), '') || '/';
      if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(local)) continue;
      const {pathname, search, hash} = new URL(local, `http://site${page.route ?? '/'}`);
      const address = trimmed(decodeURI(pathname));
      const target = /^[?#]/.test(local) ? page : byLocale[locale]?.get(address);
      if (!target) {
        if (!routes.has(address) && !(path.extname(pathname) && existsSync(assetOf(site, page, local))))
          add(page.file, line, `there is no page ${url}: mend the address, or link to the file, such as ./index.md`);
        continue;
      }
      const stage = new URLSearchParams(search).get('stage');
      if (stage !== null) for (const finding of checkValueLink(search, target.demos)) add(page.file, line, finding);
      const id = decodeURIComponent(hash.slice(1));
      if (id && stage === null && target.ids?.has(id) === false && !target.demos.includes(id))
        add(page.file, line, `${trimmed(target.route ?? '')} has no heading #${id}: mend the part after #`);
    }
  }

  for (const folder of [...folders.map((each) => each.folder), 'static'])
    for (const file of await filesIn(path.join(site, folder))) {
      const size = PICTURE.test(file) && !pictures.has(file) ? (await stat(file)).size : 0;
      if (size > maxPictureBytes) add(relative(file), 1, tooLarge(relative(file), size));
    }

  return faults.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

const tooLarge = (file: string, size: number) =>
  `the picture ${file} has ${(size / 1e6).toFixed(1)} MB: make it smaller than ${maxPictureBytes / 1e6} MB, as WebP or AVIF at the size it is shown`;

const assetOf = (site: string, page: Page, url: string) => {
  const name = decodeURI(url.replace(/[?#].*$/, ''));
  return name.startsWith('/') ? path.join(site, 'static', name) : path.join(site, path.dirname(page.file), name);
};

/** Tags and authors have pages of their own, named in the YAML files beside the pages. */
async function listedRoutes(site: string): Promise<string[]> {
  const lists = {
    'docs/tags.yml': '/docs/tags',
    ...Object.fromEntries(versions.map((each) => [`${folderOf(each)}/tags.yml`, `${docsAddress(each)}/tags`])),
    'blog/tags.yml': '/blog/tags',
    'blog/authors.yml': '/blog/authors',
  };
  const routes = await Promise.all(
    Object.entries(lists).map(async ([file, base]) => {
      if (!existsSync(path.join(site, file))) return [];
      const keys = [
        ...(await readFile(path.join(site, file), 'utf8')).matchAll(/^(\w[\w-]*):|^\s+permalink: \/(\S+)/gm),
      ];
      return keys.map(([, key, permalink]) => `${base}/${permalink ?? key}`);
    }),
  );
  return routes.flat();
}
