import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Section from './Section';
import styles from './requirements.module.css';

/** Section of the home page: what the plugin needs and costs. */
export default function Requirements(): ReactNode {
  return (
    <Section
      id="requirements"
      quiet
      title={translate({id: 'home.requirements', message: 'Requirements'})}
      lede={
        <Link to="/docs/Status#studio">
          <Translate id="home.requirements.lede">
            Ten questions that studios ask: price, licence, effort, risks, way out
          </Translate>
        </Link>
      }>
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
            <Translate id="home.requirements.rays.value">
              Optional; for shadow groups and light bounced by characters
            </Translate>
          </dd>
        </div>
        <div>
          <dt>
            <Translate id="home.requirements.engine">Engine</Translate>
          </dt>
          <dd>
            <Translate id="home.requirements.engine.value">Custom engine 5.4, 5.5 or 5.6; about 100 GB</Translate>
          </dd>
        </div>
        <div>
          <dt>
            <Translate id="home.requirements.cost">Cost of a frame</Translate>
          </dt>
          <dd>
            <Link to="/docs/Reference/ConsoleVariables#measure-cost">
              <Translate id="home.requirements.cost.value">Measure it in your scene</Translate>
            </Link>
          </dd>
        </div>
      </dl>
    </Section>
  );
}
