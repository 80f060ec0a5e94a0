import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import type {Level, SearchHit} from '@site/src/search/protocol';
import Marked from '@site/src/search/ui/Marked';
import styles from './styles.module.css';

const LEVELS: readonly Level[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** The nearest heading is the link; the headings above it are its path. */
export default function Hit({hit}: {hit: SearchHit}): ReactNode {
  const processUrl = useSearchResultUrlProcessor();
  const headings = LEVELS.flatMap((level) => hit._highlightResult.hierarchy[level]?.value ?? []);
  const title = headings.pop() ?? '';
  // The only page of a section carries the section's name.
  const path = hit.hierarchy.lvl0 === hit.hierarchy.lvl1 ? headings : [hit.hierarchy.lvl0 ?? '', ...headings];
  const summary = hit._snippetResult.content?.value;
  return (
    <li>
      <h2 className={styles.title}>
        <Link to={processUrl(hit.url)}>
          <Marked html={title} />
        </Link>
      </h2>
      <p className={styles.path}>
        {path.map((name, at) => (
          <React.Fragment key={at}>
            {at > 0 && <span aria-hidden="true"> › </span>}
            <Marked html={name} />
          </React.Fragment>
        ))}
      </p>
      {summary && (
        <p className={styles.summary}>
          <Marked html={summary} />
        </p>
      )}
    </li>
  );
}
