import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

export default function Requirements(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="requirements">
      <Heading as="h2" id="requirements">
        <Translate id="home.requirements">Requirements</Translate>
      </Heading>
      <dl className={styles.requirements}>
        <div>
          <dt>
            <Translate id="home.requirements.system">System</Translate>
          </dt>
          <dd>
            <Translate id="home.requirements.system.value">Windows 10 or 11, 64-bit</Translate>
          </dd>
        </div>
        <div>
          <dt>
            <Translate id="home.requirements.graphics">Graphics</Translate>
          </dt>
          <dd>
            <Translate id="home.requirements.graphics.value">DirectX 12, Shader Model 6</Translate>
          </dd>
        </div>
        <div>
          <dt>
            <Translate id="home.requirements.renderer">Renderer</Translate>
          </dt>
          <dd>
            <Translate id="home.requirements.renderer.value">Deferred</Translate>
          </dd>
        </div>
        <div>
          <dt>
            <Translate id="home.requirements.rays">Ray tracing</Translate>
          </dt>
          <dd>
            <Translate id="home.requirements.rays.value">Recommended, not required</Translate>
          </dd>
        </div>
      </dl>
    </section>
  );
}
