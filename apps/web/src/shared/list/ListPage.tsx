import type { ReactNode } from 'react';
import styles from './ListPage.module.css';

interface Props {
  title: string;
  /** What is known at once of the thing the page is about. */
  beside?: ReactNode;
  /** What can be done here besides looking: new, import, export. */
  actions?: ReactNode;
  /** Saved views, or the tabs of a status. */
  views?: ReactNode;
  children: ReactNode;
}

/** The frame of every list: title and actions, views, table. */
export const ListPage = ({ title, beside, actions, views, children }: Props) => (
  <div className={styles.page}>
    <header className={styles.head}>
      <div className={styles.name}>
        <h1 className={styles.title}>{title}</h1>
        {beside && <div className={styles.beside}>{beside}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
    {views}
    {children}
  </div>
);
