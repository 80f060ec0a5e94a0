import React, {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Original from '@theme-original/BlogPostItem/Header/Info';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import styles from './styles.module.css';

/** In lists the date has its own column: day above year. */
export default function BlogPostItemHeaderInfo(props: Props): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  if (isBlogPostPage) return <Original {...props} />;
  const [year, ...day] = metadata.date.slice(0, 10).split('-');
  return (
    <time className={styles.date} dateTime={metadata.date}>
      <b>{day.join('-')}</b> <span>{year}</span>
    </time>
  );
}
