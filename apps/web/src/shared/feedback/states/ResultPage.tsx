import type { ReactNode } from 'react';
import styles from './ResultPage.module.css';

interface Props {
  kind: 'success' | 'waiting' | 'failure';
  title: string;
  text?: ReactNode;
  /** Facts worth keeping, such as an order's number. */
  facts?: readonly (readonly [name: string, value: ReactNode])[];
  actions?: ReactNode;
}

const signs = {
  success: 'M20 33l8 8 16-18',
  waiting: 'M32 20v13l8 6',
  failure: 'M23 23l18 18M41 23L23 41',
};

/** The end of something: how it went, what to note down, where to go from here. */
export const ResultPage = ({ kind, title, text, facts = [], actions }: Props) => (
  <section className={styles.page}>
    <svg className={`${styles.sign} ${styles[kind]}`} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="27" />
      <path d={signs[kind]} />
    </svg>
    <h1 className={styles.title}>{title}</h1>
    {text && <div className={styles.text}>{text}</div>}
    {facts.length > 0 && (
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )}
    {actions && <div className={styles.actions}>{actions}</div>}
  </section>
);
