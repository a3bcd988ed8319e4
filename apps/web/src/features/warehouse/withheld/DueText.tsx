import type { WithheldParcel } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';

/** How much time is left, in the warehouse's working days. */
export const useDaysLeft = (days: number | null) => {
  const { t } = useTranslation('withheld');
  const count = days ?? 0;
  return count === 0 ? t('today') : t('daysLeft', { count });
};

type Props = Pick<WithheldParcel, 'deadline' | 'workingDaysLeft' | 'isOverdue'>;

export const DueText = ({ deadline, workingDaysLeft, isOverdue }: Props) => {
  const { t } = useTranslation('withheld');
  const left = useDaysLeft(workingDaysLeft);
  if (!deadline) return '--';
  return (
    <Stacked below={<TimeText value={deadline} to="minute" />}>
      {isOverdue ? <StatusTag kind="danger">{t('overdue')}</StatusTag> : left}
    </Stacked>
  );
};
