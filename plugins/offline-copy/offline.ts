import type {Element, Properties, Root} from 'hast';
import {classOf} from '../page-pipeline/hast';
import {docsAddress} from '../versions/versions';

/** Elements that need scripts or the rest of the site, videos, and pictures for the other theme and for dense screens. */
const DROPPED_TAGS = /^(?:button|form|iframe|link|script|source|template|video)$/;
const DROPPED_CLASSES =
  /(?:^|\s)(?:navbar|theme-announcement-bar|footer|theme-doc-toc-mobile|theme-edit-this-page|lk-dark)(?:\s|$)/;

const isStyleSheet = ({tagName, properties}: Element) =>
  tagName === 'link' && [properties.rel].flat().includes('stylesheet');

const isDropped = (element: Element) =>
  (DROPPED_TAGS.test(element.tagName) || DROPPED_CLASSES.test(classOf(element))) && !isStyleSheet(element);

/**
 * Path of a page in the archive: the front page of the docs is the index.
 * @param version of the documents in the archive; undefined for the current ones
 */
export function pathInArchive(permalink: string, baseUrl: string, version?: string): string {
  const route = permalink.slice(baseUrl.length);
  if (`/${route.replace(/\/$/, '')}` === docsAddress(version)) return 'index.html';
  return route.endsWith('/') ? `${route}index.html` : `${route}.html`;
}

interface Target {
  readonly baseUrl: string;
  readonly origin: string;
  /** Paths in the archive by permalink, without a slash at the end. */
  readonly files: ReadonlyMap<string, string>;
  /** Called with every file that the page uses, relative to the locale's folder. */
  readonly needs: (asset: string) => void;
}

/** Path of a file in the locale's folder, from an address with the base URL or at the root of the site. */
const assetAt = (address: string, baseUrl: string) =>
  address.startsWith(baseUrl) ? address.slice(baseUrl.length) : address.replace(/^\//, '');

const upFrom = (file: string) => '../'.repeat(file.split('/').length - 1);

/**
 * Makes a page that opens from a disk: without scripts, with relative addresses; links to pages outside of the archive lead to
 * the site.
 * @param page a built page, which is not changed
 * @param file path of the page in the archive
 */
export function offlinePage(page: Root, {file, baseUrl, origin, files, needs}: Target & {readonly file: string}): Root {
  const up = upFrom(file);
  const asset = (address: string) => {
    const path = assetAt(address, baseUrl);
    needs(path);
    return up + path;
  };
  const link = (href: string) => {
    const [address = '', hash] = href.split('#');
    const anchor = hash === undefined ? '' : `#${hash}`;
    if (!address.startsWith('/')) return address.startsWith('?') ? anchor || '#' : href;
    const target = files.get(address.replace(/\?.*$/, '').replace(/\/$/, ''));
    return target === undefined ? `${origin}${href}` : `${up}${target}${anchor}`;
  };
  const propertiesOf = (element: Element): Properties => {
    const kept = {...element.properties};
    delete kept.srcSet;
    // What the site hides and the copy says.
    if (kept.dataOffline !== undefined) delete kept.hidden;
    if (element.tagName === 'html') kept.dataTheme = 'light';
    if (typeof kept.href === 'string') kept.href = isStyleSheet(element) ? asset(kept.href) : link(kept.href);
    if (typeof kept.src === 'string' && kept.src.startsWith('/')) kept.src = asset(kept.src);
    return kept;
  };
  const copy = <T extends Root | Element>(node: T): T => ({
    ...node,
    ...(node.type === 'element' && {properties: propertiesOf(node)}),
    children: node.children
      .filter((child) => child.type !== 'comment' && !(child.type === 'element' && isDropped(child)))
      .map((child) => (child.type === 'element' ? copy(child) : child)),
  });
  return copy(page);
}

/** Makes addresses in a style sheet relative to the archive. */
export const offlineStyles = (css: string, sheet: string, {baseUrl, needs}: Target): string =>
  css.replace(/url\((["']?)(\/[^)"']*)\1\)/g, (_, __, address: string) => {
    const path = assetAt(address, baseUrl);
    needs(path);
    return `url(${upFrom(sheet)}${path})`;
  });
