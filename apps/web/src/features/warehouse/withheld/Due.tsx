import type { WithheldDetail } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useDaysLeft } from './DueText.tsx';

/** Until when somebody has to decide, and what happens otherwise. */
export const Due = ({ detail: { parcel, reasons } }: { detail: WithheldDetail }) => {
  const { t } = useTranslation('withheld');
  const left = useDaysLeft(parcel.workingDaysLeft);
  const fallback = reasons.find(({ outcome }) => !outcome)?.byDefault;
  if (!parcel.deadline || !fallback) return null;
  const until = parcel.deadline.slice(0, 16);
  return (
    <p>
      {parcel.isOverdue
        ? t('duePassed', { until })
        : t('dueBefore', { until, left, fate: t(`fate.${fallback}`) })}
    </p>
  );
};
