import type { CostChange } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { TimeText } from '../../shared/feedback/values/TimeText.tsx';

type Props = Pick<CostChange, 'state' | 'dueTime' | 'settleTime' | 'isOverdue'>;

/** What happens on which day; of what is settled, when that was. */
export const DueText = ({ state, dueTime, settleTime, isOverdue }: Props) => {
  const { t } = useTranslation('costs');
  if (state !== 'awaiting' && state !== 'disputed' && state !== 'proposed') {
    return settleTime && <TimeText value={settleTime} to="minute" />;
  }
  if (!dueTime) return null;
  if (isOverdue) return t(`overdue.${state}`);
  return t(`due.${state}`, { until: dueTime.slice(0, 16) });
};
