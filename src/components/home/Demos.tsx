import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ExternalVideo} from '@site/config/players';
import External from '@site/src/components/media/External';
import Film from '@site/src/components/media/Film';
import Section from './Section';
import styles from './media.module.css';

/** Section of the home page: films of the demos. */
export default function Demos(): ReactNode {
  const {videos} = useDocusaurusContext().siteConfig.customFields as {videos: ExternalVideo[]};
  return (
    <Section
      id="demos"
      title={translate({id: 'home.demos', message: 'Demos'})}
      lede={
        <Translate id="home.demos.lede">
          Rendered with the live demo of this site. Videos load when you play them.
        </Translate>
      }>
      <div className={styles.demos}>
        <Film
          name="short"
          title={translate({id: 'home.video.short', message: 'A short'})}
          text={translate({
            id: 'home.video.short.text',
            message:
              'Ten seconds, no sound, four shots: the knight opens her eyes in the morning, light passes over her armour, the small painter is startled at dusk, and the moon lights the knight from behind.',
          })}
        />
        <Film
          name="day"
          title={translate({id: 'home.video.day', message: 'Environment interaction'})}
          text={translate({
            id: 'home.video.day.text',
            message:
              'Six seconds, no sound: the sun rises on the left of the painter, stands overhead and sets on the right of the knight; then neon lights the painter again. The materials stay the same.',
          })}
        />
        {videos.map((video) => (
          <External key={video.id} {...video} />
        ))}
      </div>
    </Section>
  );
}
