import type {ReactNode} from 'react';
import Later from '../Later';
import styles from './styles.module.css';

/** What follows the first screen of a document (`plugins/below-fold`). */
export default function BelowFold({children}: {children: ReactNode}): ReactNode {
  return <Later meanwhile={<div className={styles.ahead} />}>{children}</Later>;
}
