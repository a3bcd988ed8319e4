import type { Claim } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { useIsOperator } from '../../../shared/permission/useIsOperator.ts';
import styles from '../Claims.module.css';
import { ClaimTag } from '../ClaimTag.tsx';

/** What comes next, by whom and until when. */
const Next = ({ claim }: { claim: Claim }) => {
  const { t } = useTranslation('claims');
  const isStaff = useIsOperator();
  const { state, endTime, dueTime, isOverdue, offered, currency } = claim;
  if (endTime || state === 'paid' || state === 'refused' || state === 'withdrawn') return null;
  const words = { until: dueTime?.slice(0, 16) ?? '', amount: offered ?? '', currency };
  return (
    <>
      {isOverdue && (
        <div>
          <StatusTag kind="danger">{t('overdue')}</StatusTag>
        </div>
      )}
      <p className={styles.lead}>
        {isStaff ? t(`next.staff.${state}`, words) : t(`next.own.${state}`, words)}
      </p>
    </>
  );
};

/** How far it is, how much is offered or else wanted, and what comes next. */
export const ClaimHead = ({ claim }: { claim: Claim }) => {
  const { t } = useTranslation('claims');
  const { state, kind, wanted, offered, currency } = claim;
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <span className={styles.figure}>
          <Amount value={offered ?? wanted} currency={currency} />
        </span>
        <ClaimTag state={state} />
        <span className={styles.lead}>
          {offered === null ? t(`kind.${kind}`) : t('ofWanted', { amount: wanted })}
        </span>
      </div>
      <Next claim={claim} />
    </div>
  );
};
