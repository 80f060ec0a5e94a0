import type {MarkdownConfig} from '@docusaurus/types';

/** Our own CI fails on what only warns a reader of the sources (specification, section 5). */
const severity = process.env.CI ? 'throw' : 'warn';

export const markdown: Partial<MarkdownConfig> = {
  hooks: {onBrokenMarkdownLinks: severity, onBrokenMarkdownImages: severity},
};
