import type { NoticeEntry } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import styles from './PriorityTag.module.css';

export const PriorityTag = ({ priority }: Pick<NoticeEntry, 'priority'>) => {
  const { t } = useTranslation('notices');
  return <span className={`${styles.tag} ${styles[priority]}`}>{t(`priority.${priority}`)}</span>;
};
