import {
  externalQuery,
  getBilIncomeFlow,
  getLogisticsProcess,
  getOrderDetail,
  getOrderOverview,
  getOrderStatusCount,
  getTrackList,
  latestTracks,
  listOrders,
  listWallets,
} from '@alpaca/contract';
import { useLookAgain } from '../../shared/api/useCall.ts';

const shown = [
  listOrders,
  getOrderStatusCount,
  getOrderDetail,
  getOrderOverview,
  getBilIncomeFlow,
  getLogisticsProcess,
  getTrackList,
  latestTracks,
  externalQuery,
  listWallets,
];

/** Looks again at all that shows orders. */
export const useRenewOrders = () => useLookAgain(shown);
