import type { ReactNode } from 'react';
import frames from '../../shared/ui/Frames.module.css';
import styles from './Gallery.module.css';

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.section}>
    <h1 className="unseen">{title}</h1>
    {children}
  </div>
);

/** One shared piece with its name. */
export const Piece = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className={`${frames.section} ${styles.piece}`} aria-label={name}>
    <h2>{name}</h2>
    {children}
  </section>
);

export const Row = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);

/** What an input has given, to be seen and tested. */
export const Value = ({ name, value }: { name: string; value: unknown }) => (
  <output className={styles.value} data-testid={name}>
    {JSON.stringify(value) ?? 'undefined'}
  </output>
);
