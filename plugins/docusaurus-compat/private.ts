/** Functions of Docusaurus that it does not export: what the check of pages needs to judge a page as the build does. */
import getSlugModule from '@docusaurus/plugin-content-docs/lib/slug.js';

export {parseBlogFileName} from '@docusaurus/plugin-content-blog/lib/blogUtils.js';
export {validateBlogPostFrontMatter} from '@docusaurus/plugin-content-blog/lib/frontMatter.js';
export {DEFAULT_OPTIONS} from '@docusaurus/plugin-content-blog/lib/options.js';
export {validateDocFrontMatter} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
export {validatePageFrontMatter} from '@docusaurus/plugin-content-pages/lib/frontMatter.js';
export {DEFAULT_MARKDOWN_CONFIG, validateConfig} from '@docusaurus/core/lib/server/configValidation.js';
export {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor.js';

// A CommonJS module: Node.js gives it as one object.
export const getSlug = ((getSlugModule as {default?: unknown}).default ?? getSlugModule) as typeof getSlugModule;
