import React, {type ComponentProps, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Original from '@theme-original/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import '@site/src/css/blog.css';
import '@site/src/css/tag.css';

/** The pages of the news, above each of them: small screens have no sidebar, and Docusaurus' has no tags. All posts are at the right. */
export default function BlogLayout({children, sidebar, toc, ...props}: ComponentProps<typeof Original>): ReactNode {
  const news = translate({id: 'blog.pages', message: 'News'});
  const pages = [
    {to: '/blog', label: news, exact: true},
    {to: '/blog/archive', label: <Translate id="theme.blog.archive.title">Archive</Translate>},
    {to: '/blog/tags', label: <Translate id="theme.tags.tagsPageTitle">Tags</Translate>},
    {to: '/blog/authors', label: <Translate id="theme.blog.authorsList.pageTitle">Authors</Translate>},
  ];
  const column = sidebar && (
    <>
      {toc}
      <BlogSidebar sidebar={sidebar} />
    </>
  );
  return (
    <Original {...props} toc={column}>
      <nav className="news-pages" aria-label={news}>
        {pages.map(({label, ...page}) => (
          <Link key={page.to} {...page} isNavLink>
            {label}
          </Link>
        ))}
      </nav>
      {children}
    </Original>
  );
}
