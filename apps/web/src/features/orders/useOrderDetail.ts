import { getOrderDetail, listWallets } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callKey, useCall } from '../../shared/api/useCall.ts';
import { useRefresh } from '../../shared/socket/useRefresh.ts';

/** An order, followed live: whoever changes it tells. */
export const useOrderDetail = (id: string) => {
  const queries = useQueryClient();
  const detail = useCall(getOrderDetail, { query: { id } }, { meta: { quiet: true } });
  const look = useCallback(() => {
    for (const call of [getOrderDetail, listWallets]) {
      void queries.invalidateQueries({ queryKey: callKey(call) });
    }
  }, [queries]);
  useRefresh('user', look);
  return { ...detail, look };
};
