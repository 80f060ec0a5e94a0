import type {Props} from '@docusaurus/types';
import type {Element, Root} from 'hast';
import type {Locale} from '../../config/locales';
import type {PageInfo} from './content';

/** A built page of Docusaurus, parsed once; steps read and change the tree. */
interface Page {
  /** Relative to the locale's folder. */
  readonly file: string;
  /** Path with the base URL, as routed. */
  readonly route: string;
  /** HTML as Docusaurus wrote it. */
  readonly html: string;
  readonly tree: Root;
  readonly head: Element;
  /** Present for documents, posts and plain pages. */
  readonly info?: PageInfo;
}

/** What the steps know of the build of one locale. */
export interface Site {
  readonly props: Props;
  readonly locale: Locale;
  /** Documents, posts and plain pages in the order of the sidebar. */
  readonly pages: readonly PageInfo[];
  /** Writes a file of the locale's folder. @returns its path */
  write(file: string, content: string | Uint8Array): Promise<string>;
  /**
   * A placeholder for a text that is known only after all pages: steps put its token into pages, one step resolves it in
   * `finish`.
   */
  later(name: string): {readonly token: string; resolve(text: string): void};
  /** Replaces tokens by their resolved texts. */
  resolved(text: string): string;
}

interface Work {
  page?(page: Page): void | Promise<void>;
  /** Runs once after all pages have passed all steps. */
  finish?(): void | Promise<void>;
}

export interface Step {
  readonly name: string;
  start(site: Site): Work | Promise<Work>;
}
