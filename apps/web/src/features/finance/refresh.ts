import {
  billList,
  getFinanceOverview,
  listWallets,
  topUpById,
  topUpList,
  transactionList,
  transactionSummary,
} from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callKey } from '../../shared/api/useCall.ts';
import { useRefresh } from '../../shared/socket/useRefresh.ts';

const shown = [
  getFinanceOverview,
  listWallets,
  topUpList,
  topUpById,
  transactionList,
  transactionSummary,
  billList,
];

/** Looks again at all that shows money; what is not on show is looked at when it is. */
export const useMoneyChanged = () => {
  const queries = useQueryClient();
  return useCallback(() => {
    for (const call of shown) void queries.invalidateQueries({ queryKey: callKey(call) });
  }, [queries]);
};

/** Follows what others do to this merchant's money. */
export const useLiveMoney = () => useRefresh('user', useMoneyChanged());
