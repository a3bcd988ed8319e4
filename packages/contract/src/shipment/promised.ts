/** Promised and not built yet. */
export const pending = [
  'POST /deliver/list',
  'POST /deliver/waitingOrders',
  'POST /deliver/getDeliverProProduct',
  'GET /deliver/deliverDetail',
  'GET /deliver/batchDeliver',
  'GET /deliver/deliverPrint',
  'POST /deliver/confirmDeliver',
  'POST /deliver/confirmDeliver/byShipper',
];
