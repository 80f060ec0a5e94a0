import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import styles from './opening.module.css';

/** What the plugin is, beside the stage. */
export default function Opening({stage, packages}: {stage: ReactNode; packages: ReactNode}): ReactNode {
  const {version} = useDocusaurusContext().siteConfig.customFields as {version: string};
  return (
    <header className={styles.opening}>
      <div className={styles.words}>
        <ul className={styles.slate}>
          <li>
            <Translate id="home.slate.version" values={{version: <b>{version}</b>}}>
              {'Version {version}'}
            </Translate>
          </li>
          <li>
            <Translate id="home.slate.engine" values={{version: <b>5</b>}}>
              {'Unreal Engine {version}'}
            </Translate>
          </li>
          <li>
            Windows <b>10 / 11</b>
          </li>
          <li>
            DirectX <b>12</b>
          </li>
        </ul>
        <Heading as="h1" className={styles.display}>
          <Translate id="home.title">Characters that look drawn, in Unreal Engine 5.</Translate>
        </Heading>
        <p className={styles.lede}>
          <Translate id="home.subtitle">
            A toon shading plugin for character and technical artists: outlines, flat tones and shadows of your design,
            lit by the engine’s own lights. It runs on a custom build of Unreal Engine. Move the light in the demo on
            this page.
          </Translate>
        </p>
        <div className={styles.actions}>
          <Link className="button button--primary button--lg" to="/docs/GettingStarted">
            <Translate id="home.gettingStarted">Getting Started</Translate>
          </Link>
          <Link className="lk-secondary" to="/workbench">
            <Translate id="home.workbench">Open the workbench</Translate>
          </Link>
        </div>
        <div className={styles.packages}>{packages}</div>
      </div>
      <div className={styles.panel} aria-hidden="true">
        <div className={clsx('lk-ground', styles.ground)} />
      </div>
      <div className={styles.stage}>{stage}</div>
    </header>
  );
}
