import type {Config, MarkdownConfig} from '@docusaurus/types';

/** Broken Markdown links only warn (specification, section 5); `npm run check` and `npm run release` refuse them. */
export const markdown: Partial<MarkdownConfig> = {
  hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn'},
};

/** `v4` selects how pages are parsed. Pages do not show their last change, so the Git history is not read. */
export const future: Config['future'] = {v4: true, faster: true, experimental_vcs: false};
