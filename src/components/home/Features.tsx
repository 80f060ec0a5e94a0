import React, {type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import {forLocale} from '@site/config/localized';
import type {Locale} from '@site/config/locales';
import choice from '@site/src/components/kit/choice.module.css';
import Still from '@site/src/components/media/Still';
import {environment, steps, type Feature} from './features';
import Section from './Section';
import styles from './features.module.css';

/**
 * The features; each links to its tutorial. On wide screens one picture stands beside the texts and gains what is being
 * read; elsewhere each text has its own, before and after. All pictures are windows onto one file.
 */
export default function Features(): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  const words = ({title, text, page}: Feature) => (
    <div className={styles.words}>
      <Heading as="h3" className={styles.title}>
        <Link to={page} className={styles.link}>
          {forLocale(title, locale)}
        </Link>
      </Heading>
      <p className={styles.text}>{forLocale(text, locale)}</p>
      <span className={styles.more} aria-hidden="true">
        <Translate id="home.features.more">Tutorial</Translate>
      </span>
    </div>
  );
  return (
    <Section
      id="features"
      title={translate({id: 'home.features', message: 'Features'})}
      lede={
        <Translate id="home.features.lede">
          Each links to its tutorial, where a live demo lets you change most of the parameters.
        </Translate>
      }>
      <div className={styles.build}>
        <div className={clsx(styles.picture, styles.unlit)}>
          <Still name="build" alt="" />
        </div>
        <ol className={styles.sheet}>
          {steps.map((step, at) => (
            <li key={step.page} className={styles.cut} style={{'--at': at, '--focus': step.focus} as CSSProperties}>
              <div className={styles.picture}>
                <Still name="build" alt={forLocale(step.alt, locale)} />
                <span className={styles.step} aria-hidden="true">
                  {forLocale(step.label, locale)}
                </span>
              </div>
              {words(step)}
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.lights}>
        <div className={styles.scene}>
          <Still name="scenes" alt={forLocale(environment.alt, locale)} />
        </div>
        <fieldset className={choice.choice} aria-label={translate({id: 'home.features.light', message: 'Light'})}>
          {environment.scenes.map((scene, at) => (
            <label key={scene.en}>
              <input type="radio" name="scene" defaultChecked={at === 0} />
              <span>{forLocale(scene, locale)}</span>{' '}
            </label>
          ))}
        </fieldset>
        {words(environment)}
      </div>
    </Section>
  );
}
