import { type TransactionFilter, transactionSummary } from '@alpaca/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { DictText } from '../../../shared/inputs/DictText.tsx';
import styles from './Summary.module.css';

/** What the filter finds, summed by type. */
export const Summary = ({ filter }: { filter: TransactionFilter }) => {
  const { t } = useTranslation('finance');
  const { data = [] } = useCall(
    transactionSummary,
    { body: filter },
    { placeholderData: keepPreviousData },
  );
  if (data.length === 0) return null;
  return (
    <ul className={styles.sums} aria-label={t('transaction.summary')}>
      {data.map(({ kind, currency, in: came, out, count }) => (
        <li key={`${kind} ${currency}`}>
          <span className={styles.name}>
            <DictText code="expense_type" value={kind} />
            <small>{t('transaction.count', { count })}</small>
          </span>
          {Number(came) > 0 && <Amount value={came} currency={currency} signed />}
          {Number(out) > 0 && <Amount value={`-${out}`} currency={currency} />}
        </li>
      ))}
    </ul>
  );
};
