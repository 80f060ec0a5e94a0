import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import type {Project} from '@site/config/published';
import External from '@site/src/components/media/External';
import Still from '@site/src/components/media/Still';
import Section from './Section';
import styles from './media.module.css';

type Texts = 'title' | 'text' | 'caption';

/** Projects made with the plugin, from config/published.ts. */
export default function Cooperation(): ReactNode {
  const {projects} = useDocusaurusContext().siteConfig.customFields as {
    projects: (Pick<Project, 'media'> & Record<Texts, string> & {studio: string | null})[];
  };
  return (
    <Section id="cooperation" title={translate({id: 'home.cooperation', message: 'Cooperation Projects'})}>
      {projects.map(({title, text, studio, caption, media}) => (
        <div key={title} className={styles.project}>
          <figure className={styles.cinema}>
            {'picture' in media ? <Still name={media.picture} alt="" /> : <External {...media.video} />}
            <figcaption>{caption}</figcaption>
          </figure>
          <div className={styles.credit}>
            <Heading as="h3">{title}</Heading>
            <p>{text}</p>
            {studio && <p>{studio}</p>}
          </div>
        </div>
      ))}
    </Section>
  );
}
