import React, {useId, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Original from '@theme-original/TOC';
import DeferOnNavigation from '@site/src/components/DeferOnNavigation';
import type {Props} from '@theme/TOC';
import styles from './styles.module.css';

/** The table of contents with its title; both stick. */
export default function TOC(props: Props): ReactNode {
  const id = useId();
  return (
    <nav className={styles.contents} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </p>
      <DeferOnNavigation>
        <Original {...props} className={`${props.className ?? ''} ${styles.list}`} />
      </DeferOnNavigation>
    </nav>
  );
}
