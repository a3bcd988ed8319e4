import type { ReactNode } from 'react';
import styles from './financial.module.css';

/** Names with their values beneath; what is empty says so. */
export const Facts = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value || '--'}</dd>
      </div>
    ))}
  </dl>
);
