import type { CostChange } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { useIsOperator } from '../../../shared/permission/useIsOperator.ts';
import { ChangeTag } from '../ChangeTag.tsx';
import styles from '../Costs.module.css';

/** What comes next by itself, and what the reader can do before. */
const Next = ({ change }: { change: CostChange }) => {
  const { t } = useTranslation('costs');
  const isStaff = useIsOperator();
  const { state, dueTime, isOverdue, proposed, currency } = change;
  if (state !== 'awaiting' && state !== 'disputed' && state !== 'proposed') return null;
  if (!dueTime) return null;
  if (isOverdue) {
    const kind = state === 'disputed' ? 'danger' : 'warning';
    return (
      <div>
        <StatusTag kind={kind}>{t(`overdue.${state}`)}</StatusTag>
      </div>
    );
  }
  const words = { until: dueTime.slice(0, 16), amount: proposed ?? '', currency };
  const next = isStaff ? t(`next.staff.${state}`, words) : t(`next.own.${state}`, words);
  return <p className={styles.lead}>{next}</p>;
};

/** How far it is, by how much, and until when. */
export const ChangeHead = ({ change }: { change: CostChange }) => {
  const { t } = useTranslation('costs');
  const { state, difference, settled, currency } = change;
  const isOther = settled !== null && settled !== difference;
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <span className={styles.figure}>
          <Amount value={isOther ? settled : difference} currency={currency} signed={!isOther} />
        </span>
        <ChangeTag state={state} />
        {isOther && <span className={styles.soft}>{t('announcedAs', { amount: difference })}</span>}
      </div>
      <Next change={change} />
    </div>
  );
};
