import { listCostChanges, type OrderSummary } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { SumsText } from '../SumsText.tsx';
import styles from './Bulk.module.css';

/** What agreeing to the changes of these orders takes. */
export const ConfirmQuestion = ({ orders }: { orders: readonly OrderSummary[] }) => {
  const { t } = useTranslation('orderList');
  const body = { orderIds: orders.map(({ id }) => id), pageNo: 1, pageSize: 10 };
  const { data, error } = useCall(
    listCostChanges,
    { body },
    { staleTime: 0, gcTime: 0, meta: { quiet: true } },
  );
  if (error) return <p className={styles.soft}>{t('quote.failed')}</p>;
  if (!data) return <p className={styles.soft}>{t('quote.busy')}</p>;
  return (
    <p className={styles.sums}>
      <span>{t('bulk.money.confirm')}</span>
      <strong>
        <SumsText sums={data.open} />
      </strong>
    </p>
  );
};
