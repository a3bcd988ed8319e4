import type { Action } from '../permission/ActionMenu.tsx';
import { FirstAndMore } from '../permission/FirstAndMore.tsx';
import { language } from '../store/language.ts';
import styles from './RowActions.module.css';

interface Props {
  /** What the row is known by. */
  of: string;
  actions: readonly (Action | false)[];
}

/** The widest that one action and the menu take. */
export const actionsWidth = language === 'en_US' ? 128 : 104;

/** What can be done with a row; its number opens the record itself. */
export const RowActions = (props: Props) => (
  <span className={styles.actions}>
    <FirstAndMore type="link" small {...props} />
  </span>
);
