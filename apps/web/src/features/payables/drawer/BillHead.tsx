import type { CarrierBill } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import styles from '../../../shared/feedback/beside/Parts.module.css';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { BillTag } from '../bills/BillTag.tsx';
import { isPartlyPaid } from '../bills/left.ts';

/** What it comes to, how far it is, and until when it is to be paid. */
export const BillHead = ({ bill }: { bill: CarrierBill }) => {
  const { t } = useTranslation('payables');
  const { total, paid, currency, state, version, dueDay, isOverdue } = bill;
  return (
    <div className={styles.line}>
      <span className={styles.sum}>
        <Amount value={total} currency={currency} />
      </span>
      <BillTag state={state} />
      {version > 1 && <span>{t('version', { version })}</span>}
      {isPartlyPaid(bill) && <span className={styles.soft}>{t('paidPart', { amount: paid })}</span>}
      <span className={isOverdue ? styles.late : styles.soft}>
        {t(isOverdue ? 'overdueSince' : 'dueOn', { day: dueDay })}
      </span>
    </div>
  );
};
