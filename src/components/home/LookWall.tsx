import React, {type CSSProperties, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Still from '@site/src/components/media/Still';
import Section from './Section';
import styles from './wall.module.css';

/** One look: its address on the workbench and its name. */
export type WallEntry = readonly [href: string, label: string];

/** Section of the home page: looks of the workbench as windows onto one file; each opens it with its look and figure. */
export default function LookWall({data}: {data?: string}): ReactNode {
  if (!data) throw new Error('<LookWall> has no looks: it works in Markdown, where the build adds them');
  return (
    <Section
      id="looks"
      title={translate({id: 'home.looks', message: 'Looks'})}
      lede={<Translate id="home.looks.lede">Two figures in different looks. Each opens in the workbench.</Translate>}>
      <ul className={styles.wall}>
        {(JSON.parse(data) as WallEntry[]).map(([href, label], at) => (
          <li key={href} style={{'--at': at} as CSSProperties}>
            <Link to={href}>
              <Still name="looks" alt="" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
