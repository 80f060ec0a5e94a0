import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames, usePluralForm} from '@docusaurus/theme-common';
import {translateBlogAuthorsListPageTitle} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import Author from '@theme/Blog/Components/Author';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';

/** The page of Docusaurus, with a description of the page and of each author; the number of posts in words. Authors without any have no link. */
export default function BlogAuthorsListPage({authors, sidebar}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const title = translateBlogAuthorsListPageTitle();
  const posts = (count: number) =>
    selectMessage(count, translate({id: 'theme.blog.post.plurals', message: 'One post|{count} posts'}, {count}));
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogAuthorsListPage)}>
      <PageMetadata
        title={title}
        description={translate({id: 'meta.authors', message: 'The people who write the news and the documentation.'})}
      />
      <SearchMetadata tag="blog_authors_list" />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{title}</Heading>
        <ul className="tag-list">
          {authors.map((author) => (
            <li key={author.key}>
              <Author as="h2" author={author.count ? author : {...author, page: null}} />
              <p>{author.description}</p>
              {author.count > 0 && (
                <p>
                  <span>{posts(author.count)}</span>
                </p>
              )}
            </li>
          ))}
        </ul>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
