import { type ReactNode, useId } from 'react';
import styles from './Facts.module.css';

/** A card of facts. */
export const Facts = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className={styles.facts}>{children}</dl>
    </section>
  );
};

interface Props {
  name: string;
  children: ReactNode;
  /** How it can be changed. */
  action?: ReactNode;
}

export const Fact = ({ name, children, action }: Props) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>
      <span>{children || '--'}</span>
      {action}
    </dd>
  </div>
);
