import type {Props} from '@docusaurus/types';
import type {Element, Root} from 'hast';
import type {Locale} from '../../config/locales';
import type {PageInfo} from './content';

/** A built page of Docusaurus, parsed once; steps read and change the tree. */
export interface Page {
  /** Relative to the locale's folder. */
  readonly file: string;
  /** Path with the base URL, as routed. */
  readonly route: string;
  /** As Docusaurus wrote it. */
  readonly html: string;
  readonly tree: Root;
  readonly head: Element;
  /** Of documents, posts and plain pages. */
  readonly info?: PageInfo;
}

/** The build of one locale. */
export interface Site {
  readonly props: Props;
  readonly locale: Locale;
  /** Documents, posts and plain pages in the order of the sidebar. */
  readonly pages: readonly PageInfo[];
  /** Writes a file of the locale's folder. @returns its path */
  write(file: string, content: string | Uint8Array): Promise<string>;
  /** A text that becomes known after all pages have passed: steps put its token into pages, one of them resolves it in `finish`. */
  later(name: string): {readonly token: string; resolve(text: string): void};
  /** Puts resolved texts in the place of their tokens. */
  resolved(text: string): string;
}

/** What holds for every page at some point of the pipeline. */
export type Fact =
  'stylesheet links' | 'script elements' | 'common addresses' | 'inline styles' | 'late style sheet' | 'inline scripts';

export interface Work {
  page?(page: Page): void | Promise<void>;
  /** Runs once after all pages have passed all steps. */
  finish?(): void | Promise<void>;
}

export interface Step {
  readonly name: string;
  /** Must hold when the step starts: an earlier step gives it, or Docusaurus does, and none has taken it away. */
  readonly needs: readonly Fact[];
  readonly gives: readonly Fact[];
  /** No longer holds afterwards. */
  readonly takes?: readonly Fact[];
  start(site: Site): Work | Promise<Work>;
}
