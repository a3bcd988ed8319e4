import type { Permission } from '@alpaca/contract';
import type { ReactNode } from 'react';
import { AddButton } from '../permission/ActionButton.tsx';
import styles from './ListPage.module.css';

interface Props {
  title: string;
  /** What is known at once of the thing the page is about. */
  beside?: ReactNode;
  /** The one thing to do here besides looking, where it is to add one. */
  add?: { permission: Permission; text: string; onClick: () => void };
  /** What can be done here besides looking: new, import, export. */
  actions?: ReactNode;
  /** Saved views, or the tabs of a status. */
  views?: ReactNode;
  children: ReactNode;
}

/** The frame of every list: title and actions, views, table. */
export const ListPage = ({ title, beside, add, actions, views, children }: Props) => (
  <div className={styles.page}>
    <header className={styles.head}>
      <div className={styles.name}>
        <h1 className={styles.title}>{title}</h1>
        {beside && <div className={styles.beside}>{beside}</div>}
      </div>
      {(add || actions) && (
        <div className={styles.actions}>
          {actions}
          {add && (
            <AddButton permission={add.permission} onClick={add.onClick}>
              {add.text}
            </AddButton>
          )}
        </div>
      )}
    </header>
    {views}
    {children}
  </div>
);
