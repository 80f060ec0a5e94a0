/** Versions of the documents that were cut with `npx docusaurus docs:version`, the newest first. `docs/` is none of them. */
import {existsSync, readFileSync} from 'node:fs';
import {defaultLocale, docsFolder, type Locale} from '../../config/locales';

const list = 'versions.json';

export const versions: readonly string[] = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : [];

/** Folder of the sources of the documents of a version, or of the current ones. */
export const folderOf = (version?: string): string => docsFolder(defaultLocale, version);

/** File of a document in a language: its translation, or where there is none, its source. */
export function fileOf(page: string, locale: Locale, version?: string): string {
  const translation = `${docsFolder(locale, version)}/${page}.md`;
  return existsSync(translation) ? translation : `${folderOf(version)}/${page}.md`;
}

/** Address below the locale of the documents, of a version or current. */
export const docsAddress = (version?: string): string => (version === undefined ? '/docs' : `/docs/${version}`);

const DOCUMENT = /^(?:.*[\\/])?(?:docs|current|version-([^\\/]+))[\\/](.+)\.mdx?$/;

export interface Document {
  /** Undefined for a current document. */
  readonly version?: string;
  /** Path of the page's file below the folder of documents, without its ending: the form in which glossary and demos name pages. */
  readonly page: string;
}

/** Where a document is by its path; undefined for posts and plain pages. */
export function documentOf(file: string): Document | undefined {
  const [, version, page] = DOCUMENT.exec(file) ?? [];
  return page ? {version, page: page.replaceAll('\\', '/')} : undefined;
}
