import { getOrderStatusCount, listOrders, type OrderFilter } from '@alpaca/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useCall } from '../../../shared/api/useCall.ts';
import { readFilter } from '../../../shared/list/urlFilter.ts';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { useIsOperator } from '../../../shared/permission/useIsOperator.ts';
import { useRefresh } from '../../../shared/socket/useRefresh.ts';
import { useRenewOrders } from '../useRenewOrders.ts';

// Merchants are told of every change; operators, who see all of them, look by themselves.
const operatorMs = 15_000;

const calm = { placeholderData: keepPreviousData, meta: { quiet: true } };

const useCounts = (filter: OrderFilter, refetchInterval: number | false = false) => {
  const { status: _, ...body } = filter;
  return useCall(getOrderStatusCount, { body }, { ...calm, refetchInterval });
};

/** How many orders a saved view has now. */
export const useViewCount = (search: string): number | undefined => {
  const { pageNo, pageSize, sort, after, ...filter } = readFilter(
    listOrders.body,
    new URLSearchParams(search),
  );
  const { data } = useCounts(filter);
  return filter.status ? data?.byStatus[filter.status] : data?.all;
};

/** The list that the address asks for, followed live. */
export const useOrderList = () => {
  const [query, setQuery] = useUrlFilter(listOrders.body);
  const refetchInterval = useIsOperator() ? operatorMs : false;
  const { pageNo, pageSize, sort, after, ...filter } = query;
  const orders = useListQuery(listOrders, query, { ...calm, refetchInterval });
  const counts = useCounts(filter, refetchInterval);
  const renew = useRenewOrders();
  useRefresh('user', renew);
  return { query, setQuery, filter, orders, counts: counts.data, renew };
};
