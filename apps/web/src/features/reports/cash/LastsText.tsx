import type { CashRow } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import styles from '../parts/Report.module.css';

// Who tops up by bank has to think of it a week before.
const soonDays = 7;

/** Until when a wallet lasts; where that is soon it is the news. */
export const LastsText = ({ row: { lastsUntil, lastsDays } }: { row: CashRow }) => {
  const { t } = useTranslation('reports');
  if (lastsDays === null) return t('cash.notSpent');
  if (lastsDays === 0) return <span className={styles.low}>{t('cash.tooLittle')}</span>;
  return (
    <span className={lastsDays < soonDays ? styles.low : undefined}>
      {t('cash.until', { day: lastsUntil, count: lastsDays })}
    </span>
  );
};
