import type {ReactNode} from 'react';
import DeferOnNavigation from '../../components/DeferOnNavigation';
import styles from './styles.module.css';

/** What follows the first screen of a document (`src/features/below-fold`). */
export default function BelowFold({children}: {children: ReactNode}): ReactNode {
  return <DeferOnNavigation meanwhile={<div className={styles.ahead} />}>{children}</DeferOnNavigation>;
}
