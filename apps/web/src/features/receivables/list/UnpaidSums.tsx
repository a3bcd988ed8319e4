import type { listStatements, Result } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import styles from '../Receivables.module.css';

/** What all that are not paid come to, and what of it is overdue. */
export const UnpaidSums = ({ unpaid }: Pick<Result<typeof listStatements>, 'unpaid'>) => {
  const { t } = useTranslation('receivables');
  return unpaid.map(({ currency, amount, overdue }) => (
    <p key={currency} className={styles.lead}>
      {t('unpaidSum')}{' '}
      <strong>
        <Amount value={amount} currency={currency} />
      </strong>{' '}
      {t('overdueSum')}{' '}
      <strong>
        <Amount value={overdue} currency={currency} />
      </strong>
    </p>
  ));
};
