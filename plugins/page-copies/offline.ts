import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {zipSync} from 'fflate';
import {Parser} from 'htmlparser2';
import {mediaFolder} from '../stage-figures/media';
import {archive} from './archive';
import type {PageInfo} from './pages';

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** What needs scripts or the rest of the site, and the pictures for the other theme and for denser screens. */
const DROPPED_TAGS = /^(?:button|form|iframe|link|script|source|template)$/;
const DROPPED_CLASSES =
  /(?:^|\s)(?:navbar|theme-announcement-bar|footer|theme-doc-toc-mobile|theme-edit-this-page|dark_\w+)(?:\s|$)/;

/** Of every file, so that the same pages make the same archive; no earlier year can be told. */
const SAME_TIME = new Date(1980, 0, 1);

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const escapeAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** Where the archive keeps a page: the docs' front page is the archive's. */
export function pathInArchive(permalink: string, baseUrl: string): string {
  const route = permalink.slice(baseUrl.length);
  if (/^docs\/?$/.test(route)) return 'index.html';
  return route.endsWith('/') ? `${route}index.html` : `${route}.html`;
}

interface Target {
  /** Path of this page in the archive. */
  readonly file: string;
  readonly baseUrl: string;
  readonly origin: string;
  /** Paths in the archive by permalink, without a slash at the end. */
  readonly files: ReadonlyMap<string, string>;
  /** Called with every file that the page shows, relative to the build. */
  readonly needs: (asset: string) => void;
}

/**
 * A page that opens from a disk: no scripts, relative addresses, links to pages outside of the archive lead to the site.
 * @param html a built page
 */
export function offlinePage(html: string, {file, baseUrl, origin, files, needs}: Target): string {
  const up = '../'.repeat(file.split('/').length - 1);
  const asset = (address: string) => {
    const local = address.slice(address.startsWith(baseUrl) ? baseUrl.length : 1);
    needs(local);
    return `${up}${local}`;
  };
  const link = (href: string) => {
    const [address = '', hash] = href.split('#');
    const anchor = hash === undefined ? '' : `#${hash}`;
    if (address === '' || !address.startsWith('/')) return address.startsWith('?') ? anchor || '#' : href;
    const page = files.get(address.replace(/\?.*$/, '').replace(/\/$/, ''));
    return page === undefined ? `${origin}${href}` : `${up}${page}${anchor}`;
  };
  let out = '<!doctype html>';
  const dropped: string[] = [];
  new Parser({
    onopentag(name, attributes) {
      if (
        dropped.length > 0 ||
        ((DROPPED_TAGS.test(name) || DROPPED_CLASSES.test(attributes.class ?? '')) && attributes.rel !== 'stylesheet')
      ) {
        if (!VOID.test(name)) dropped.push(name);
        return;
      }
      const kept = {...attributes};
      delete kept.srcset;
      if (name === 'html') kept['data-theme'] = 'light';
      if (name === 'link') kept.href = asset(kept.href ?? '');
      else if (kept.href !== undefined) kept.href = link(kept.href);
      if (kept.src?.startsWith('/')) kept.src = asset(kept.src);
      const text = Object.entries(kept).map(([key, value]) =>
        value === '' ? ` ${key}` : ` ${key}="${escapeAttribute(value)}"`,
      );
      out += `<${name}${text.join('')}>`;
    },
    ontext(text) {
      if (dropped.length === 0) out += escapeText(text);
    },
    onclosetag(name) {
      if (VOID.test(name)) return;
      if (dropped.length > 0) dropped.pop();
      else out += `</${name}>`;
    },
  }).end(html);
  return out;
}

/** Addresses in a style sheet that stands `depth` folders deep in the archive. */
function offlineStyles(css: string, depth: number, baseUrl: string, needs: (asset: string) => void): string {
  return css.replace(/url\((["']?)(\/[^)"']*)\1\)/g, (_, __, address: string) => {
    needs(address.slice(baseUrl.length));
    return `url(${'../'.repeat(depth)}${address.slice(baseUrl.length)})`;
  });
}

/** A picture of both languages, which the site publishes beside the locale's own files. */
const sharedFile = (siteDir: string, asset: string) =>
  path.join(siteDir, mediaFolder, decodeURI(asset).replace(/^assets\//, ''));

/** Writes the archive of a locale: its pages, the style sheet, one picture a figure. */
export async function offlineCopy(
  {outDir, siteDir, baseUrl, siteConfig, i18n}: Props,
  pages: readonly (PageInfo & {html: string})[],
): Promise<void> {
  const files = new Map(pages.map(({permalink}) => [permalink.replace(/\/$/, ''), pathInArchive(permalink, baseUrl)]));
  const assets = new Set<string>();
  const needs = (asset: string) => void assets.add(asset);
  const entries: Record<string, Uint8Array> = {};
  const text = new TextEncoder();
  for (const {permalink, html} of pages) {
    const file = pathInArchive(permalink, baseUrl);
    entries[file] = text.encode(offlinePage(html, {file, baseUrl, origin: siteConfig.url, files, needs}));
  }
  // A set that grows while it is walked: a style sheet names files of its own.
  for (const asset of assets) {
    const built = path.join(outDir, decodeURI(asset));
    const content = await readFile(existsSync(built) ? built : sharedFile(siteDir, asset));
    entries[asset] = asset.endsWith('.css')
      ? text.encode(offlineStyles(content.toString('utf8'), asset.split('/').length - 1, baseUrl, needs))
      : content;
  }
  const file = path.join(outDir, archive(i18n.currentLocale));
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, zipSync(entries, {level: 9, mtime: SAME_TIME}));
}
