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
import Requirements from '@site/src/components/home/Requirements';
import Section from '@site/src/components/home/Section';
import Still from '@site/src/components/media/Still';
import Comments from '@site/src/features/comments';
import DropLink from '@site/src/features/own-character/DropLink';
import HeroStage from './_hero.mdx';
import Looks from './_looks.mdx';
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
          'A toon rendering plugin for characters in Unreal Engine 5: ramps, designed shadows, outlines, rim light and hair highlights, with live demos.',
      })}>
      <Head>
        {/* Delays the scripts until the first interaction, because they are half of this page's bytes: src/features/late-hydration. */}
        <meta name="scripts" content="patient" />
      </Head>
      <main className={styles.page}>
        <Opening stage={<HeroStage />} packages={<Packages />} />
        <Features />
        <Looks />
        <Demos />
        <Cooperation />
        <Requirements />
        <Section id="start" title={translate({id: 'home.call', message: 'Your first character'})}>
          <DropLink className={styles.drop}>
            <div>
              <strong>
                <Translate id="home.call.drop">Drop your own character here</Translate>
              </strong>
              <Translate id="home.call.try">Check your own model in the browser</Translate>
            </div>
            <Still name="build" alt="" />
          </DropLink>
          <div className={styles.actions}>
            <Link className="button button--primary button--lg" to="/docs/Tutorial/ImportANewCharacter">
              <Translate id="home.call.action">Import a character</Translate>
            </Link>
            <Link className="lk-secondary" to="/docs/FAQ">
              <Translate id="home.call.faq">Read the FAQ</Translate>
            </Link>
          </div>
        </Section>
        <Comments />
      </main>
    </Layout>
  );
}
