import type {PageInfo} from '../page-pipeline/content';

interface Copy extends PageInfo {
  /** Absolute address of the Markdown copy. */
  readonly address: string;
  readonly markdown: string;
}

/** Text of llms.txt (llmstxt.org): one link per page, grouped by part of the site. */
export function llmsTxt(name: string, summary: string, pages: readonly Copy[]): string {
  const sections = [...new Set(pages.map(({section}) => section))].map((section) => {
    const links = pages
      .filter((page) => page.section === section)
      .map(({title, address, description}) => `- [${title}](${address}): ${description}`);
    return `## ${section}\n\n${links.join('\n')}\n`;
  });
  return [`# ${name}\n`, `> ${summary}\n`, ...sections].join('\n');
}

/** Text of llms-full.txt: every page, in the same order. */
export const llmsFullTxt = (name: string, summary: string, pages: readonly Copy[]): string =>
  [`# ${name}\n\n> ${summary}\n`, ...pages.map(({markdown}) => markdown)].join('\n---\n\n');
