import type { ReactNode } from 'react';
import styles from './Stacked.module.css';

/** Two lines in the height of one row: what it is, and smaller beneath what belongs to it. */
export const Stacked = ({ children, below }: { children: ReactNode; below?: ReactNode }) => (
  <span className={styles.stacked} data-stacked="">
    <span className={styles.line}>{children || '--'}</span>
    {below && <small className={styles.below}>{below}</small>}
  </span>
);
