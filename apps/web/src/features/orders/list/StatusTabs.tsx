import { type getOrderStatusCount, orderStatuses, type Result } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useDict } from '../../../shared/api/useDict.ts';
import { LinkTabs } from '../../../shared/list/LinkTabs.tsx';
import { viewSearch } from '../../../shared/list/views.ts';
import { listHref } from '../../../shared/paths/orders.ts';

interface Props {
  here: (typeof orderStatuses)[number] | undefined;
  counts: Result<typeof getOrderStatusCount> | undefined;
}

/** One tab for each status; the rest of the filter stays as it is. */
export const StatusTabs = ({ here, counts }: Props) => {
  const { t } = useTranslation('orderList');
  const { textOf } = useDict('order_status');
  const [params] = useSearchParams();
  const to = (status?: string) => {
    const next = new URLSearchParams(viewSearch(params));
    next.delete('status');
    if (status) next.set('status', status);
    return listHref(next.toString());
  };
  return (
    <LinkTabs
      label={t('tabs')}
      here={here ?? 'all'}
      tabs={[
        { key: 'all', text: t('all'), to: to(), count: counts?.all },
        ...orderStatuses.map((status) => ({
          key: status,
          text: textOf(status),
          to: to(status),
          count: counts?.byStatus[status],
        })),
      ]}
    />
  );
};
