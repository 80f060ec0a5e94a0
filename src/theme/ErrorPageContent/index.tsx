import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/Error';
import Pegs from '@site/src/components/Pegs';
import styles from './styles.module.css';

/**
 * The page shown after a crash (specification, section 8): the cause, and a button to try again. Texts and their ids are those
 * of Docusaurus.
 */
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
