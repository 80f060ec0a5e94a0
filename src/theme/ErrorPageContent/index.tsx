import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/Error';
import Pegs from '@site/src/components/Pegs';
import styles from './styles.module.css';

/** The page that fell over (specification, section 8): what happened, and a way back. Texts and their ids are upstream's. */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return (
    <main className={clsx('container', styles.page)}>
      <Pegs />
      <Heading as="h1">
        <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
      </Heading>
      <div className={styles.message}>
        <ErrorBoundaryError error={error} />
      </div>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary button--lg" />
    </main>
  );
}
