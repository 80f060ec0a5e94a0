import React, {lazy, Suspense, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import Pegs from '@site/src/components/Pegs';
import styles from './styles.module.css';

// Every page of the documentation carries this one, and the picture's module knows all pictures of the site.
const Still = lazy(() => import('@site/src/components/media/Still').catch(() => ({default: () => null})));

/** The not-found page with the three sentences of the specification, section 2. */
export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container', styles.page, className)}>
      {/* Docusaurus sets this title only outside the docs. */}
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      <div className={styles.sheet} aria-hidden="true">
        <Pegs />
        <div className={clsx('lk-ground', styles.picture)}>
          <Suspense>
            <Still name="lost" alt="" />
          </Suspense>
        </div>
        <dl className={styles.slate}>
          <div>
            <dt>
              <Translate id="notFound.cut">Cut</Translate>
            </dt>
            <dd>404</dd>
          </div>
          <div>
            <dt>
              <Translate id="notFound.picture">Picture</Translate>
            </dt>
            <dd>
              <Translate id="notFound.missing">missing</Translate>
            </dd>
          </div>
        </dl>
      </div>
      <div className={styles.text}>
        <Heading as="h1">
          <Translate id="theme.NotFound.title">Page Not Found</Translate>
        </Heading>
        <p>
          <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
        </p>
        <p>
          <Translate id="theme.NotFound.p2">
            Please contact the owner of the site that linked you to the original URL and let them know their link is
            broken.
          </Translate>
        </p>
        <div className={styles.actions}>
          <Link className="button button--primary button--lg" to="/docs/GettingStarted">
            <Translate id="home.gettingStarted">Getting Started</Translate>
          </Link>
          <Link className="lk-secondary" to="/search">
            <Translate id="notFound.search">Search docs</Translate>
          </Link>
        </div>
      </div>
    </main>
  );
}
