import { type ReactNode, useId } from 'react';
import frames from '../../../shared/ui/Frames.module.css';
import styles from './Order.module.css';

interface Props {
  title: string;
  /** What it comes to, beside the title. */
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A step of the order. */
export const Section = ({ title, note, actions, children }: Props) => {
  const id = useId();
  return (
    <section className={`${frames.section} ${styles.section}`} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
        {actions && <span className={styles.actions}>{actions}</span>}
      </header>
      {children}
    </section>
  );
};
