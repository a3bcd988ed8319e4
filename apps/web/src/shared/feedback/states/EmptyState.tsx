import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './State.module.css';

interface Props {
  /** What is missing; by default "nothing here yet". */
  title?: string;
  /** What to do about it. */
  text?: string;
  action?: ReactNode;
}

/** Says that there is nothing, and what could be done about it. */
export const EmptyState = ({ title, text, action }: Props) => {
  const { t } = useTranslation('shared');
  return (
    <div className={styles.state} role="status">
      <svg className={styles.picture} viewBox="0 0 96 64" aria-hidden="true">
        <path className={styles.faint} d="M8 56h80" />
        <path d="M22 30l26-12 26 12-26 12z" />
        <path d="M22 30v18l26 12V42M74 30v18L48 60" />
        <path className={styles.faint} d="M35 24l26 12M48 8V2M34 12l-4-5M62 12l4-5" />
      </svg>
      <p className={styles.title}>{title ?? t('empty.title')}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
};
