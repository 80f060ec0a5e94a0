import type {Config, MarkdownConfig} from '@docusaurus/types';

/** Our own CI fails on what only warns a reader of the sources (specification, section 5). */
const severity = process.env.CI ? 'throw' : 'warn';

export const markdown: Partial<MarkdownConfig> = {
  hooks: {onBrokenMarkdownLinks: severity, onBrokenMarkdownImages: severity},
};

/** `v4` decides how pages are parsed. No page says when it was last changed: the history need not be read. */
export const future: Config['future'] = {v4: true, faster: true, experimental_vcs: false};
