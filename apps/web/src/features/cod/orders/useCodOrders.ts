import { listCodOrders } from '@alpaca/contract';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { useRefresh } from '../../../shared/socket/useRefresh.ts';
import { useLookAtCod } from '../useLookAtCod.ts';

/** A page of orders that are paid on delivery, by what the address says, as they are now. */
export const useCodOrders = () => {
  const [filter, setFilter] = useUrlFilter(listCodOrders.body);
  const query = useListQuery(listCodOrders, filter);
  const look = useLookAtCod();
  useRefresh('user', look);
  const { pageNo: _, pageSize: __, ...sought } = filter;
  return { filter, sought, setFilter, query, look };
};
export type CodOrders = ReturnType<typeof useCodOrders>;
