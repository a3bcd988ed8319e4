import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { tenantNow } from '../../../shared/inputs/tenantNow.ts';
import { Stacked } from '../../../shared/table/Stacked.tsx';

/** How long somebody waits, in the greatest unit that says enough. */
const lengthOf = (since: string) => {
  const minutes = tenantNow().diff(dayjs(since), 'minute');
  if (minutes < 1) return { key: 'wait.now', count: 0 } as const;
  if (minutes < 60) return { key: 'wait.minutes', count: minutes } as const;
  if (minutes < 48 * 60) return { key: 'wait.hours', count: Math.floor(minutes / 60) } as const;
  return { key: 'wait.days', count: Math.floor(minutes / (24 * 60)) } as const;
};

/** How long a merchant waits for an answer, and since when. */
export const WaitText = ({ since }: { since: string | null }) => {
  const { t } = useTranslation('opsService');
  if (!since) return '--';
  const { key, count } = lengthOf(since);
  return <Stacked below={t('since', { time: since.slice(0, 16) })}>{t(key, { count })}</Stacked>;
};
