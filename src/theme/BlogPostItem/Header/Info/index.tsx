import React, {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Original from '@theme-original/BlogPostItem/Header/Info';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import {useDay} from '@site/src/lib/useDay';
import styles from './styles.module.css';

/** In lists the date has its own column: day above year. */
export default function BlogPostItemHeaderInfo(props: Props): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  const day = useDay();
  if (isBlogPostPage) return <Original {...props} />;
  return (
    <time className={styles.date} dateTime={metadata.date}>
      <b>{day(metadata.date)}</b> <span>{metadata.date.slice(0, 4)}</span>
    </time>
  );
}
