import dayjs from 'dayjs';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { tenantNow } from '../../../shared/inputs/tenantNow.ts';
import { Stacked } from '../../../shared/table/Stacked.tsx';

/** How long somebody waits, in the greatest unit that says enough. */
const lengthOf = (t: TFunction<'opsService'>, since: string) => {
  const minutes = tenantNow().diff(dayjs(since), 'minute');
  if (minutes < 1) return t('wait.now');
  if (minutes < 60) return t('wait.minutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? t('wait.hours', { count: hours })
    : t('wait.days', { count: Math.floor(hours / 24) });
};

/** How long a merchant waits for an answer, and since when. */
export const WaitText = ({ since }: { since: string | null }) => {
  const { t } = useTranslation('opsService');
  if (!since) return '--';
  return <Stacked below={t('since', { time: since.slice(0, 16) })}>{lengthOf(t, since)}</Stacked>;
};
