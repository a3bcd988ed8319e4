import type { Claim } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { TimeText } from '../../shared/feedback/values/TimeText.tsx';

type Props = Pick<Claim, 'dueTime' | 'endTime' | 'isOverdue'>;

/** By when the next answer is due; of what has ended, when that was. */
export const DueText = ({ dueTime, endTime, isOverdue }: Props) => {
  const { t } = useTranslation('claims');
  if (endTime) return <TimeText value={endTime} to="minute" />;
  if (!dueTime) return null;
  return isOverdue ? t('overdue') : t('due', { until: dueTime.slice(0, 16) });
};
