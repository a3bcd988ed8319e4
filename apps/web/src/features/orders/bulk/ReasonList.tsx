import { useTranslation } from 'react-i18next';
import styles from './Bulk.module.css';

/** Reasons with how often each was given, the most frequent first; empty ones are none. */
export const ReasonList = ({ reasons }: { reasons: readonly string[] }) => {
  const { t } = useTranslation('orderList');
  const counts = new Map<string, number>();
  for (const reason of reasons) if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  if (counts.size === 0) return null;
  return (
    <ul className={styles.skipped}>
      {[...counts]
        .sort(([, a], [, b]) => b - a)
        .map(([reason, count]) => (
          <li key={reason}>{t('bulk.skipped', { count, reason })}</li>
        ))}
    </ul>
  );
};
