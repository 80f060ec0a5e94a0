import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Icon/ExternalLink';
import styles from './styles.module.css';

/** A line arrow with the site's stroke width. */
export default function IconExternalLink({width = 11, height = 11}: Props): ReactNode {
  return (
    <svg
      className={styles.icon}
      width={width}
      height={height}
      viewBox="0 0 12 12"
      role="img"
      aria-label={translate({id: 'theme.IconExternalLink.ariaLabel', message: '(opens in new tab)'})}>
      <path d="M2 10 10 2M4 2h6v6" fill="none" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  );
}
