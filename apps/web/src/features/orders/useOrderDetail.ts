import { getOrderDetail } from '@alpaca/contract';
import { useCall } from '../../shared/api/useCall.ts';
import { useRefresh } from '../../shared/socket/useRefresh.ts';
import { useRenewOrders } from './useRenewOrders.ts';

/** An order, followed live: whoever changes it tells. */
export const useOrderDetail = (id: string) => {
  const detail = useCall(getOrderDetail, { query: { id } }, { meta: { quiet: true, kept: true } });
  const look = useRenewOrders();
  useRefresh('user', look);
  return { ...detail, look };
};
