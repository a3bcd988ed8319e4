import type { Samples } from '../../testing/samples.ts';

// Orders that the walk makes are drafts, which nobody can hand over.
const answers = 'shipment.leftOut';

export const shipmentSamples: Samples = {
  listWaitingOrders: {},
  getDeliverProProduct: { body: {} },
  batchDeliver: {},
  scanWaiting: { body: { number: 'A260101000000' } },
  confirmDeliver: { body: { mode: 'delivery' }, answers },
  confirmDeliverByShipper: { body: { mode: 'pickUp' }, answers: 'shipment.nothing' },
  editShipment: { body: { revision: 1 }, answers: 'order.notFound' },
  takeBackShipment: { body: { revision: 1 } },
  listShipments: {},
  listShipmentWarehouses: {},
  getDeliverDetail: {},
  listShipmentOrders: {},
  deliverPrint: {},
};
