declare module '@generated/docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json' {
  import type {BlogSidebar} from '@docusaurus/plugin-content-blog';

  /** The list of posts beside the other pages of the news. */
  const sidebar: BlogSidebar;
  export default sidebar;
}
