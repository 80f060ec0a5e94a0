import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Features from '@site/src/components/home/Features';
import Requirements from '@site/src/components/home/Requirements';
import styles from './index.module.css';

/** The home page (specification, section 1): subtitle, entry link, Features, Demos, Cooperation Projects. */
export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout
      title={siteConfig.tagline}
      description={translate({
        id: 'home.description',
        message:
          'Anime-grade characters lit by Unreal Engine 5: ramps, drawn shadows, outlines, rim light and hair rings, explained with live examples.',
      })}>
      <main className={styles.page}>
        <header className={styles.hero}>
          <div className={styles.panel} aria-hidden="true">
            <div className={clsx('lk-ground', styles.ground)} />
          </div>
          <div className={styles.words}>
            <Heading as="h1" className={styles.display}>
              <Translate id="home.title">Lines and shadows of animation, light of Unreal Engine.</Translate>
            </Heading>
            <p className={styles.lede}>
              <Translate id="home.subtitle">
                A real-time toon rendering plugin for Unreal Engine 5. Characters are shaded by the rules of animation
                and lit by the engine's own lights, shadows and global illumination.
              </Translate>
            </p>
            <div className={styles.actions}>
              <Link className="button button--primary button--lg" to="/docs/GettingStarted">
                <Translate id="home.gettingStarted">Getting Started</Translate>
              </Link>
              <Link className="lk-secondary" to="/docs/MigrateToNewVersion/Latest">
                <Translate id="home.updates">Updates</Translate>
              </Link>
            </div>
          </div>
        </header>
        <Features />
        <section className={styles.section} aria-labelledby="demos">
          <Heading as="h2" id="demos">
            <Translate id="home.demos">Demos</Translate>
          </Heading>
          <div className={styles.slots}>
            <div className={styles.slot} role="note">
              <strong>
                <Translate id="home.runnable">Runnable demo</Translate>
              </strong>
              <span>
                <Translate id="home.runnable.todo">Download: to do</Translate>
              </span>
            </div>
          </div>
        </section>
        <section className={styles.section} aria-labelledby="cooperation">
          <Heading as="h2" id="cooperation">
            <Translate id="home.cooperation">Cooperation Projects</Translate>
          </Heading>
          <div className={styles.slots}>
            <div className={styles.slot} role="note">
              <strong>
                <Translate id="home.cutscene">Game studio cutscene</Translate>
              </strong>
              <span>
                <Translate id="home.cutscene.text">
                  The 3D part of this cutscene was rendered with the plugin. Footage and credits appear here once the
                  studio has approved them.
                </Translate>
              </span>
            </div>
          </div>
        </section>
        <Requirements />
        <section className={styles.section} aria-labelledby="start">
          <Heading as="h2" id="start">
            <Translate id="home.call">Your first character</Translate>
          </Heading>
          <p className={styles.lede}>
            <Translate id="home.call.text">
              Install the engine build, open the look-dev map, and move the terminator yourself.
            </Translate>
          </p>
          <div className={styles.actions}>
            <Link className="button button--primary button--lg" to="/docs/Tutorial/ImportANewCharacter">
              <Translate id="home.call.action">Import a character</Translate>
            </Link>
            <Link className="lk-secondary" to="/docs/FAQ">
              <Translate id="home.call.faq">Read the FAQ</Translate>
            </Link>
          </div>
        </section>
      </main>
    </Layout>
  );
}
