import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import type {Locale} from '@site/config/locales';
import {features} from './features';
import styles from './styles.module.css';

export default function Features(): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  return (
    <section className={styles.section} aria-labelledby="features">
      <Heading as="h2" id="features">
        <Translate id="home.features">Features</Translate>
      </Heading>
      <ol className={styles.sheet}>
        {features.map(({title, text, ids, page}) => (
          <li key={page} className={styles.cut}>
            <Link to={page} className={styles.link}>
              <Heading as="h3" className={styles.title}>
                {title[locale]}
              </Heading>
              <p className={styles.text}>{text[locale]}</p>
              <span className={styles.ids}>{ids.join(' · ')}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
