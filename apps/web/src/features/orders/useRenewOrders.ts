import {
  externalQuery,
  getBilIncomeFlow,
  getLogisticsProcess,
  getOrderDetail,
  getOrderOverview,
  getOrderStatusCount,
  listOrders,
  listWallets,
} from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callKey } from '../../shared/api/useCall.ts';

const shown = [
  listOrders,
  getOrderStatusCount,
  getOrderDetail,
  getOrderOverview,
  getBilIncomeFlow,
  getLogisticsProcess,
  externalQuery,
  listWallets,
];

/** Looks again at all that shows orders; what is not on show is looked at when it is. */
export const useRenewOrders = () => {
  const queries = useQueryClient();
  return useCallback(() => {
    for (const call of shown) void queries.invalidateQueries({ queryKey: callKey(call) });
  }, [queries]);
};
