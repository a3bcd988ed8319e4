import {
  batchDeliver,
  getDeliverDetail,
  getDeliverProProduct,
  listShipmentOrders,
  listShipments,
  listWaitingOrders,
} from '@alpaca/contract';
import { useLookAgain } from '../../shared/api/useCall.ts';
import { useRefresh } from '../../shared/socket/useRefresh.ts';

const shown = [
  listWaitingOrders,
  getDeliverProProduct,
  batchDeliver,
  listShipments,
  getDeliverDetail,
  listShipmentOrders,
];

/** Looks again at all that shows lists and what waits for one. */
export const useRenewShipments = () => useLookAgain(shown);

/** The same whenever something of the merchant has changed: parcels that are received count at once. */
export const useLiveShipments = () => {
  const renew = useRenewShipments();
  useRefresh('any', renew);
  return renew;
};
