import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ExternalVideo} from '@site/config/players';
import type {Link as Download} from '@site/config/published';
import External from '@site/src/components/media/External';
import Film from '@site/src/components/media/Film';
import Section from './Section';
import styles from './media.module.css';

export default function Demos(): ReactNode {
  const {videos, demo} = useDocusaurusContext().siteConfig.customFields as {
    videos: ExternalVideo[];
    demo: Required<Download> | null;
  };
  return (
    <Section
      id="demos"
      title={<Translate id="home.demos">Demos</Translate>}
      lede={
        <Translate id="home.demos.lede">
          Rendered with the live demo of this site. Videos load when you play them.
        </Translate>
      }>
      <div className={styles.demos}>
        <Film
          name="day"
          title={translate({id: 'home.video.day', message: 'Environment interaction'})}
          text={translate({
            id: 'home.video.day.text',
            message:
              'Six seconds, no sound: the sun rises on the left of the character, stands overhead, sets on the right, and neon takes over. The materials stay the same.',
          })}
        />
        <Film
          name="sweep"
          title={translate({id: 'home.video.sweep', message: 'Four parameters'})}
          text={translate({
            id: 'home.video.sweep.text',
            message:
              'Six seconds, no sound: the outline grows to 1 cm and back, the terminator moves, three ramps follow each other, and the angel ring moves up.',
          })}
        />
        {videos.map((video) => (
          <External key={video.id} {...video} />
        ))}
        <div className={styles.runnable}>
          <strong>
            <Translate id="home.runnable">Runnable demo</Translate>
          </strong>
          {demo ? (
            <span>
              <a href={demo.href}>{demo.text}</a> ({demo.note})
            </span>
          ) : (
            <span data-search-skip="">
              <Translate id="home.runnable.todo">Download: to do (not published yet)</Translate>
            </span>
          )}
          <Link to="/workbench">
            <Translate id="home.runnable.workbench">Open the workbench in the browser</Translate>
          </Link>
        </div>
      </div>
    </Section>
  );
}
