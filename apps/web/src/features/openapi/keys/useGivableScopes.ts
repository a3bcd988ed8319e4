import { type ApiScope, apiScopes, scopesWithin } from '@alpaca/contract';
import { useMayEach } from '../../../shared/permission/permission.ts';

const needed = Object.values(apiScopes).flat();

/** What the person may give to a key: nobody gives more than they hold. */
export const useGivableScopes = (): ReadonlySet<ApiScope> => {
  const may = useMayEach();
  return new Set(scopesWithin(new Set(needed.filter(may))));
};
