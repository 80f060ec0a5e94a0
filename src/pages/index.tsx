import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import Cooperation from '@site/src/components/home/Cooperation';
import Demos from '@site/src/components/home/Demos';
import Features from '@site/src/components/home/Features';
import Opening from '@site/src/components/home/Opening';
import Pipeline from '@site/src/components/home/Pipeline';
import Requirements from '@site/src/components/home/Requirements';
import Section from '@site/src/components/home/Section';
import HeroStage from './_hero.mdx';
import Packages from './_packages.mdx';
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
      <Head>
        {/* Scripts are half of this page's bytes: plugins/late-hydration. */}
        <meta name="scripts" content="patient" />
      </Head>
      <main className={styles.page}>
        <Opening stage={<HeroStage />} packages={<Packages />} />
        <Features />
        <Demos />
        <Cooperation />
        <Pipeline />
        <Requirements />
        <Section id="start" title={<Translate id="home.call">Your first character</Translate>}>
          <p className={styles.call}>
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
        </Section>
      </main>
    </Layout>
  );
}
