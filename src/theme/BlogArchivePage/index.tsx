import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Still from '@site/src/components/media/Still';
import {useDay} from '@site/src/lib/useDay';
import './archive.css';

const yearOf = (date: string): string => date.slice(0, 4);

/** All posts by year, in the frame of the other pages of the news, which that of Docusaurus does not have. It needs no list of posts beside it. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const day = useDay();
  const posts = archive.blogPosts.map(({metadata}) => metadata);
  const years = [...new Set(posts.map(({date}) => yearOf(date)))];
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, 'blog-archive-page')}>
      <PageMetadata title={title} description={translate({id: 'theme.blog.archive.description', message: 'Archive'})} />
      <BlogLayout>
        <Heading as="h1">{title}</Heading>
        {years.map((year) => (
          <section key={year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ul className="clean-list">
              {posts
                .filter(({date}) => yearOf(date) === year)
                .map(({permalink, date, title: name, description, frontMatter: {picture}}) => (
                  <li key={permalink}>
                    <time dateTime={date}>{day(date)}</time>
                    <div>
                      <Link to={permalink}>{name}</Link>
                      <p>{description}</p>
                    </div>
                    {typeof picture === 'string' && <Still name={picture} alt="" sizes="320px" />}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
