import { listCostChanges } from '@alpaca/contract';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { useRefresh } from '../../../shared/socket/useRefresh.ts';
import type { ChangeSchema } from './changeFilters.ts';

/** A page of changes by what the address says, as they are now. */
export const useChanges = (schema: ChangeSchema) => {
  const [filter, setFilter] = useUrlFilter(schema);
  const query = useListQuery(listCostChanges, filter);
  const look = () => void query.refetch();
  useRefresh('user', look);
  return { filter, setFilter, query, look };
};

export type Changes = ReturnType<typeof useChanges>;
