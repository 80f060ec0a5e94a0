import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import {forLocale} from '@site/config/localized';
import type {Locale} from '@site/config/locales';
import Still from '@site/src/components/media/Still';
import {features} from './features';
import Section from './Section';
import styles from './features.module.css';

/** `sizes` of a picture below the first: a quarter of the width, half on a phone. */
const STRIP = '(max-width: 720px) 46vw, 287px';

/** The features as a storyboard; each links to its tutorial. */
export default function Features(): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  return (
    <Section
      id="features"
      title={<Translate id="home.features">Features</Translate>}
      lede={
        <Translate id="home.features.lede">
          Each links to its tutorial, where a live demo lets you change most of the parameters.
        </Translate>
      }>
      <ol className={styles.sheet}>
        {features.map(({title, text, ids, page, pictures}) => (
          <li key={page} className={styles.cut}>
            <div className={clsx(styles.pictures, pictures.length > 1 && styles.strip)}>
              {pictures.map(({name, alt, label}) => (
                <div key={name} className={styles.picture}>
                  <Still name={name} alt={forLocale(alt, locale)} sizes={pictures.length > 1 ? STRIP : undefined} />
                  {label && <span className={styles.label}>{forLocale(label, locale)}</span>}
                </div>
              ))}
            </div>
            <div className={styles.words}>
              <Heading as="h3" className={styles.title}>
                <Link to={page} className={styles.link}>
                  {forLocale(title, locale)}
                </Link>
              </Heading>
              <p className={styles.text}>{forLocale(text, locale)}</p>
              <span className={styles.ids} translate="no">
                {ids.map((id) => (
                  <code key={id}>{id}</code>
                ))}
              </span>
              <span className={styles.more} aria-hidden="true">
                <Translate id="home.features.more">Tutorial</Translate>
              </span>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
