import React, {type CSSProperties, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Still from '@site/src/components/media/Still';
import styles from './wall.module.css';

/** One look: its address on the workbench and its name. */
export type WallEntry = readonly [href: string, label: string];

/** Looks of the workbench as windows onto one file; each opens the workbench with its look and figure. */
export default function LookWall({data}: {data?: string}): ReactNode {
  if (!data) throw new Error('<LookWall> has no looks: it works in Markdown, where the build adds them');
  return (
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
  );
}
