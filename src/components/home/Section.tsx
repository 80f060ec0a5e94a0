import React, {type ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './section.module.css';

interface Props {
  id: string;
  title: ReactNode;
  /** One sentence beside the heading. */
  lede?: ReactNode;
  children: ReactNode;
}

/** A section of the home page with a tapered rule above it. */
export default function Section({id, title, lede, children}: Props): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={id}>
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
