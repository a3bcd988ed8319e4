/** What is promised of this area and built. */
export const promised = [
  'POST /deliver/list',
  'POST /deliver/waitingOrders',
  'POST /deliver/getDeliverProProduct',
  'POST /deliver/scan',
  'POST /deliver/orders',
  'GET /deliver/warehouses',
  'GET /deliver/deliverDetail',
  'GET /deliver/batchDeliver',
  'GET /deliver/deliverPrint',
  'POST /deliver/confirmDeliver',
  'POST /deliver/confirmDeliver/byShipper',
  'PUT /deliver/edit',
  'POST /deliver/takeBack',
];
