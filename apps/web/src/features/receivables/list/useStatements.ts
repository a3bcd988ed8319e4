import { listStatements } from '@alpaca/contract';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { useRefresh } from '../../../shared/socket/useRefresh.ts';

/** A page of statements by what the address says, as they are now. */
export const useStatements = () => {
  const [filter, setFilter] = useUrlFilter(listStatements.body);
  const query = useListQuery(listStatements, filter);
  const look = () => void query.refetch();
  useRefresh('user', look);
  return { filter, setFilter, query, look };
};

export type Statements = ReturnType<typeof useStatements>;
