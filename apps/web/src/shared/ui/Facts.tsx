import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import styles from './Facts.module.css';

/** A card of facts. */
export const Facts = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card title={title}>
    <dl className={styles.facts}>{children}</dl>
  </Card>
);

interface Props {
  name: string;
  children: ReactNode;
  /** How it can be changed. */
  action?: ReactNode;
}

export const Fact = ({ name, children, action }: Props) => (
  <div className={`${styles.fact} ${styles.acted}`}>
    <dt>{name}</dt>
    <dd>
      <span>{children || '--'}</span>
      {action}
    </dd>
  </div>
);

/** Names with their values beneath; what is empty says so. */
export const FactList = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className={styles.list}>
    {facts.map(([name, value]) => (
      <div key={name} className={styles.fact}>
        <dt>{name}</dt>
        <dd>{value || '--'}</dd>
      </div>
    ))}
  </dl>
);
