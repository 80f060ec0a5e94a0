import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import styles from './section.module.css';

interface Props {
  id: string;
  /** Also names the link to it. */
  title: string;
  /** One sentence beside the heading. */
  lede?: ReactNode;
  /** A small heading on the line of its text, without a rule. */
  quiet?: boolean;
  children: ReactNode;
}

/** A section of the home page with a tapered rule above it. */
export default function Section({id, title, lede, quiet, children}: Props): ReactNode {
  return (
    <section className={clsx(styles.section, quiet && styles.quiet)} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading as="h2" id={id}>
          {title}
        </Heading>
        {lede && <p>{lede}</p>}
      </div>
      {children}
    </section>
  );
}
