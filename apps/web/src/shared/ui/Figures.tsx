import type { ReactNode } from 'react';
import styles from './Overview.module.css';

interface Props {
  figures: readonly { name: string; value: ReactNode; below: ReactNode }[];
}

/** What something comes to, at a glance. */
export const Figures = ({ figures }: Props) => (
  <dl className={styles.figures}>
    {figures.map(({ name, value, below }) => (
      <div key={name} className={styles.figure}>
        <dt>{name}</dt>
        <dd className={styles.value}>{value}</dd>
        <dd className={styles.below}>{below}</dd>
      </div>
    ))}
  </dl>
);
