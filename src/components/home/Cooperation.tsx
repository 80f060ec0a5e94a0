import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Still from '@site/src/features/media/Still';
import Section from './Section';
import styles from './media.module.css';

/** One project. The still is labelled as a placeholder until the owner adds the studio's footage. */
export default function Cooperation(): ReactNode {
  return (
    <Section id="cooperation" title={<Translate id="home.cooperation">Cooperation Projects</Translate>}>
      <div className={styles.project}>
        <div className={styles.cinema}>
          <Still name="cooperation" alt="" />
        </div>
        <div className={styles.credit}>
          <Heading as="h3">
            <Translate id="home.cutscene">Game studio cutscene</Translate>
          </Heading>
          <p>
            <Translate id="home.cutscene.text">
              There is no footage of a project to show yet; the frame was made for this website.
            </Translate>
          </p>
        </div>
      </div>
    </Section>
  );
}
