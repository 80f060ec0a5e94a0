/** Versions of the documents that were cut with `npx docusaurus docs:version`, the newest first. `docs/` is none of them. */
import {existsSync, readFileSync} from 'node:fs';

const list = 'versions.json';

export const versions: readonly string[] = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : [];

/** Folder of the documents of a version. */
export const folderOf = (version: string): string => `versioned_docs/version-${version}`;

/** Address below the locale of the documents, of a version or current. */
export const docsAddress = (version?: string): string => (version === undefined ? '/docs' : `/docs/${version}`);

const DOCUMENT = /^((?:.*[\\/])?(?:docs|current|version-([^\\/]+)))[\\/](.+)\.mdx?$/;

export interface Document {
  /** Folder of the documents of its version and language. */
  readonly folder: string;
  /** Undefined for a current document. */
  readonly version?: string;
  /** File below the folder without its ending, as glossary and demos name pages. */
  readonly page: string;
}

/** Where a document is by its path; undefined for posts and plain pages. */
export function documentOf(file: string): Document | undefined {
  const [, folder, version, page] = DOCUMENT.exec(file) ?? [];
  return folder && page ? {folder, version, page: page.replaceAll('\\', '/')} : undefined;
}
