import { listClaims } from '@alpaca/contract';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { useRefresh } from '../../../shared/socket/useRefresh.ts';
import { claimsFilter } from './claimFilters.ts';

/** A page of claims by what the address says, as they are now. */
export const useClaims = () => {
  const [filter, setFilter] = useUrlFilter(claimsFilter);
  const query = useListQuery(listClaims, filter);
  const look = () => void query.refetch();
  useRefresh('user', look);
  return { filter, setFilter, query, look };
};

export type Claims = ReturnType<typeof useClaims>;
