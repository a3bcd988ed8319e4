import type { WithheldDetail } from '@alpaca/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

/** How it ended, for whoever comes when all is decided. */
export const Ended = ({ reasons }: Pick<WithheldDetail, 'reasons'>) => {
  const { t } = useTranslation('withheld');
  if (reasons.some(({ outcome }) => outcome === null)) return null;
  const [last] = reasons.toSorted((a, b) => (b.endTime ?? '').localeCompare(a.endTime ?? ''));
  if (!last?.outcome || !last.endTime) return null;
  const { outcome, endedBy, deadline, endTime } = last;
  const time = endTime.slice(0, 16);
  const isLate = endedBy === '' && endTime >= deadline;
  return (
    <Alert
      type="info"
      showIcon
      title={t(`ended.${outcome}`)}
      description={
        isLate
          ? t('endedLate', { deadline: deadline.slice(0, 16), time })
          : t('endedBy', { who: endedBy || t('byItself'), time })
      }
    />
  );
};
