import type { ReactNode } from 'react';
import styles from './ListPage.module.css';

interface Props {
  title: string;
  /** What can be done here besides looking: new, import, export. */
  actions?: ReactNode;
  /** Saved views, or the tabs of a status. */
  views?: ReactNode;
  filter?: ReactNode;
  children: ReactNode;
}

/** The frame of every list: title and actions, views, filter, table. */
export const ListPage = ({ title, actions, views, filter, children }: Props) => (
  <div className={styles.page}>
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
    {views}
    {filter}
    {children}
  </div>
);
