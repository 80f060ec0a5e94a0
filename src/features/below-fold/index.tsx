import type {ReactNode} from 'react';
import DeferOnNavigation from '../../components/DeferOnNavigation';
import styles from './styles.module.css';

/** Wraps the part of a document below the first screen (`rehype.ts`). */
export default function BelowFold({children}: {children: ReactNode}): ReactNode {
  return <DeferOnNavigation meanwhile={<div className={styles.ahead} />}>{children}</DeferOnNavigation>;
}
