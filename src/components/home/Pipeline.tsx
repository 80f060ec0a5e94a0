import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import {forLocale} from '@site/config/localized';
import type {Locale} from '@site/config/locales';
import Still from '@site/src/components/media/Still';
import {passes} from './passes';
import Section from './Section';
import styles from './pipeline.module.css';

/** How a frame is drawn, step by step. */
export default function Pipeline(): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  return (
    <Section
      id="pipeline"
      title={<Translate id="home.pipeline">How a frame is drawn</Translate>}
      lede={
        <Translate id="home.pipeline.lede">
          Your project runs on the custom engine, Unreal Engine as changed for the plugin. A frame goes through these
          stages.
        </Translate>
      }>
      <ol className={styles.frames}>
        {passes.map(({name, title, text}) => (
          <li key={name}>
            <div className={styles.picture}>
              <Still name={`pass-${name}`} alt="" />
            </div>
            <Heading as="h3">{forLocale(title, locale)}</Heading>
            <p>{forLocale(text, locale)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
