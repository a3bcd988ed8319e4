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

interface ListProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** How they stand beside each other, where not as usual. */
  className?: string | undefined;
}

/** Names with their values beneath; what is empty says so. */
export const FactList = ({ facts, className = styles.list }: ListProps) => (
  <dl className={className}>
    {facts.map(([name, value]) => (
      <div key={name} className={styles.fact}>
        <dt>{name}</dt>
        <dd>{value || '--'}</dd>
      </div>
    ))}
  </dl>
);
