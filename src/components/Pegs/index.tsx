import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Decoration: the punched edge of an animation sheet (slot, hole, slot). */
export default function Pegs(): ReactNode {
  return (
    <div className={styles.pegs} aria-hidden="true">
      <i /> <i /> <i />
    </div>
  );
}
