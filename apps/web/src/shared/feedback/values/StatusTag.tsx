import type { ReactNode } from 'react';
import styles from './StatusTag.module.css';
import type { StatusKind } from './statusKinds.ts';

/** A status in its colour, with a dot of its own shape for those who don't see colours. */
export const StatusTag = ({ kind, children }: { kind: StatusKind; children: ReactNode }) => (
  <span className={`${styles.tag} ${styles[kind]}`} data-kind={kind}>
    {children}
  </span>
);
