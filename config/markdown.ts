import type {Config, MarkdownConfig} from '@docusaurus/types';

/** Broken links fail in our CI but only warn a reader who builds the sources (specification, section 5). */
const severity = process.env.CI ? 'throw' : 'warn';

export const markdown: Partial<MarkdownConfig> = {
  hooks: {onBrokenMarkdownLinks: severity, onBrokenMarkdownImages: severity},
};

/** `v4` selects how pages are parsed. Pages do not show their last change, so the Git history is not read. */
export const future: Config['future'] = {v4: true, faster: true, experimental_vcs: false};
