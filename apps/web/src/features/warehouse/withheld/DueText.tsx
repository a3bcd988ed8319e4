import type { WithheldParcel } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';

type Due = Pick<WithheldParcel, 'deadline' | 'workingDaysLeft' | 'isOverdue'>;

/** How much time is left, in the warehouse's working days. */
export const DueText = ({ deadline, workingDaysLeft, isOverdue }: Due) => {
  const { t } = useTranslation('withheld');
  if (!deadline) return '--';
  const count = workingDaysLeft ?? 0;
  const left = count === 0 ? t('today') : t('daysLeft', { count });
  return (
    <Stacked below={<TimeText value={deadline} to="minute" />}>
      {isOverdue ? <StatusTag kind="danger">{t('overdue')}</StatusTag> : left}
    </Stacked>
  );
};
