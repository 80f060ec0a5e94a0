import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Section from './Section';
import styles from './requirements.module.css';

export default function Requirements(): ReactNode {
  return (
    <Section id="requirements" title={<Translate id="home.requirements">Requirements</Translate>}>
      <dl className={styles.requirements}>
        <div>
          <dt>
            <Translate id="home.requirements.system">System</Translate>
          </dt>
          <dd>
            <Translate id="home.requirements.system.value">64-bit Windows 10 (20H2 or later) or Windows 11</Translate>
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
            <Translate id="home.requirements.rays.value">Optional; shadow groups need it</Translate>
          </dd>
        </div>
      </dl>
    </Section>
  );
}
