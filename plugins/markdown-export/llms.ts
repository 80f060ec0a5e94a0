import {localized, type Localized} from '../../config/locales';
import type {PageInfo} from '../page-pipeline/content';
import texts from '../../data/pages.json';

export interface Copy extends PageInfo {
  /** Absolute address of the Markdown copy. */
  readonly address: string;
  readonly markdown: string;
}

/** What a part of the site is for, by the beginning of the paths of its pages below the locale; the first that fits. */
const ABOUT: readonly (readonly [path: RegExp, about: Localized])[] = [
  [/^docs\/GettingStarted/, texts.markdownExport.llms.gettingStarted],
  [/^docs\/Tutorial(?:\/|$)/, texts.markdownExport.llms.tutorials],
  [/^docs\/Reference/, texts.markdownExport.llms.reference],
  [/^docs\/MigrateToNewVersion/, texts.markdownExport.llms.migration],
  [/^docs\/TutorialLegacy/, texts.markdownExport.llms.legacy],
  [/^docs/, texts.markdownExport.llms.documents],
  [/^blog\/./, texts.markdownExport.llms.news],
  [/^/, texts.markdownExport.llms.pages],
];

const aboutOf = (permalink: string): string => {
  const path = permalink.replace(/^\/[^/]+\//, '');
  return localized(ABOUT.find(([beginning]) => beginning.test(path))![1]);
};

/** A file that is no page. */
export interface DataFile {
  readonly title: string;
  readonly address: string;
  readonly about: string;
}

/** Lines of a list of links. */
const links = (items: readonly {title: string; address: string; about: string}[]): string =>
  items.map(({title, address, about}) => `- [${title}](${address})${about && `: ${about}`}\n`).join('');

/**
 * Text of llms.txt (llmstxt.org): one link per page, grouped by part of the site, each part with a sentence; files that are no
 * pages under the heading that the format gives to what can be left out.
 */
export function llmsTxt(name: string, summary: string, pages: readonly Copy[], files: readonly DataFile[]): string {
  const sections = [...new Set(pages.map(({section}) => section))].map((section) => {
    const own = pages.filter((page) => page.section === section);
    const items = own.map(({title, address, description}) => ({title, address, about: description}));
    return `## ${section}\n\n${aboutOf(own[0]!.permalink)}\n\n${links(items)}`;
  });
  return [`# ${name}\n`, `> ${summary}\n`, ...sections, `## Optional\n\n${links(files)}`].join('\n');
}

/** Text of llms-full.txt: every page, in the same order. */
export const llmsFullTxt = (name: string, summary: string, pages: readonly Copy[]): string =>
  [`# ${name}\n\n> ${summary}\n`, ...pages.map(({address, markdown}) => `Source: ${address}\n\n${markdown}`)].join(
    '\n---\n\n',
  );

/** What a list says of its pages, without its title and the files under "Optional". */
const groupsOf = (list: string): string => list.slice(list.indexOf('## '), list.indexOf('## Optional')).trimEnd();

/** Text of the list at the root of the site: the pages of all languages, and the files that they share. */
export const rootLlmsTxt = (
  name: string,
  summary: string,
  lists: readonly string[],
  files: readonly DataFile[],
): string =>
  [
    `# ${name}\n`,
    `> ${summary}\n`,
    ...lists.map((list) => `${groupsOf(list)}\n`),
    `## Optional\n\n${links(files)}`,
  ].join('\n');
