import {
  type getStatusCount,
  type Result,
  type TrackStatus,
  trackStatuses,
} from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { LinkTabs } from '../../../shared/list/LinkTabs.tsx';
import { viewSearch } from '../../../shared/list/views.ts';

interface Props {
  here: TrackStatus | undefined;
  counts: Result<typeof getStatusCount> | undefined;
}

const keys = ['all', ...trackStatuses] as const;

/** One tab for each status with how many there are; the rest of the filter stays as it is. */
export const TrackTabs = ({ here, counts }: Props) => {
  const { t } = useTranslation('tracking');
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const tabs = keys.map((key) => {
    const search = new URLSearchParams(viewSearch(params));
    if (key === 'all') search.delete('status');
    else search.set('status', key);
    return {
      key,
      text: t(`status.${key}`),
      to: search.size > 0 ? `${pathname}?${search}` : pathname,
      count: key === 'all' ? counts?.all : counts?.byStatus[key],
    };
  });
  return <LinkTabs label={t('tabs')} here={here ?? 'all'} tabs={tabs} />;
};
