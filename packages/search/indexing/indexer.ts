/** The index of one locale, from its built pages. */
import {createHash} from 'node:crypto';
import type {Root} from 'hast';
import {POINTER_NAME, type IndexFiles, type IndexPointer, type SiteTerms} from '../format';
import {PARTS} from '../engine/tuning';
import {packIndex} from './pack';
import {divide} from './parts';
import {extractPage, type PageRecords, type Site} from './records';
import type {Words} from './thesaurus';

/** As Docusaurus hands over its plugins. */
interface LoadedPlugin {
  readonly name: string;
  readonly options: {readonly id?: unknown};
  readonly content?: unknown;
}

export interface DocsVersion {
  /** Id of the instance of the docs plugin. */
  plugin: string;
  name: string;
  isLast: boolean;
}

/** Versions of the documents of all instances, by the tag that their pages carry. */
export const versionsOf = (plugins: readonly LoadedPlugin[]): Map<string, DocsVersion> =>
  new Map(
    plugins
      .filter(({name}) => name === 'docusaurus-plugin-content-docs')
      .flatMap(({options, content}) => {
        const {loadedVersions} = content as {loadedVersions: {versionName: string; isLast: boolean}[]};
        return loadedVersions.map(({versionName: name, isLast}): [string, DocsVersion] => {
          const plugin = String(options.id);
          return [`docs-${plugin}-${name}`, {plugin, name, isLast}];
        });
      }),
  );

export interface Setup {
  locale: string;
  /** How pages are read. */
  site: Site;
  /** Words of the site. */
  terms: SiteTerms & Words;
  versions: ReadonlyMap<string, DocsVersion>;
  /** Adds readers' words to the headings of an index. @param version the old one that it is of */
  addKeywords?(pages: readonly PageRecords[], version?: DocsVersion): void;
  /** Writes a file of the locale's folder. */
  write(file: string, text: string): Promise<unknown>;
}

export interface Indexer {
  /** @param file relative to the locale's folder @param route path with the base URL */
  add(file: string, route: string, tree: Root): void;
  /** Writes an index of what is newest, and one for each older version. @returns the records of all pages */
  finish(): Promise<readonly PageRecords[]>;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

export function createIndexer({locale, site, terms, versions, addKeywords, write}: Setup): Indexer {
  const found: {file: string; records: PageRecords}[] = [];

  /** Writes `name.<hash>.json` and returns that file name. */
  async function writeHashed(name: string, value: object): Promise<string> {
    const json = JSON.stringify(value);
    const file = `${name}.${hashOf(json)}.json`;
    await write(file, json);
    return file;
  }

  /** Writes `name.<hash>.<number>.json` for each value, and returns how these names begin. */
  async function writeNumbered(name: string, values: readonly object[]): Promise<string> {
    const begin = `${name}.${hashOf(JSON.stringify(values))}`;
    await Promise.all(values.map((value, number) => write(`${begin}.${number}.json`, JSON.stringify(value))));
    return begin;
  }

  async function writeIndex(pages: readonly PageRecords[], version?: DocsVersion): Promise<IndexFiles> {
    addKeywords?.(pages, version);
    const {headings, content} = packIndex(locale, pages, terms);
    const parts = pages.length > PARTS.leastPages ? divide(headings, content) : undefined;
    return {
      headings: await writeHashed('search-index', parts?.titles ?? headings),
      content: await writeHashed('search-content', parts?.words ?? content),
      ...(parts && {
        pages: await writeNumbered('search-page', parts.pages),
        postings: await writeNumbered('search-words', parts.postings),
      }),
    };
  }

  return {
    add(file, route, tree) {
      // The not-found page has no route; search and unlisted pages say noindex.
      const records = file === '404.html' ? undefined : extractPage(tree, route, site);
      if (records) found.push({file, records});
    },
    async finish() {
      const pages = found.sort((a, b) => (a.file < b.file ? -1 : 1)).map(({records}) => records);
      /** Pages that no older version holds, but those of an instance of the docs plugin. */
      const newest = (without?: string) =>
        pages.filter(({tag}) => {
          const version = versions.get(tag);
          return version === undefined || (version.isLast && version.plugin !== without);
        });
      const pointer: IndexPointer = await writeIndex(newest());
      for (const [tag, version] of versions) {
        if (version.isLast) continue;
        const others = new Set(newest(version.plugin));
        const own = pages.filter((page) => page.tag === tag || others.has(page));
        (pointer.versions ??= {})[tag] = await writeIndex(own, version);
      }
      await write(POINTER_NAME, JSON.stringify(pointer));
      return pages;
    },
  };
}
