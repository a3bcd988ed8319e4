import type { CarrierBill } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import styles from '../../../shared/feedback/beside/Parts.module.css';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';

/** Until when it is to be paid, and whether that is over. */
export const DueDay = ({ dueDay, isOverdue }: Pick<CarrierBill, 'dueDay' | 'isOverdue'>) => {
  const { t } = useTranslation('payables');
  return (
    <Stacked below={isOverdue && <span className={styles.late}>{t('overdue')}</span>}>
      <TimeText value={dueDay} to="day" />
    </Stacked>
  );
};
