import type { ReactNode } from 'react';
import styles from './BesideDetail.module.css';

/** The parts of one record, one below the other. */
export const BesideDetail = ({ children }: { children: ReactNode }) => (
  <div className={styles.detail}>{children}</div>
);

/** What may be done about it; nothing where nothing is. */
export const BesideActs = ({ children }: { children: ReactNode }) => (
  <div className={styles.acts}>{children}</div>
);
