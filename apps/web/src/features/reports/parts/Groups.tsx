import type { ReactNode } from 'react';
import frames from '../../../shared/ui/Frames.module.css';
import styles from './Report.module.css';

interface Props {
  title: string;
  children: ReactNode;
}

/** What a report's figures are made of. */
export const Groups = ({ title, children }: Props) => (
  <section className={`${frames.section} ${styles.section}`} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);
