/** What is promised of this area and built. */
export const promised = [
  'POST /oms/costChange/list',
  'GET /oms/costChange/queryById',
  'POST /oms/costChange/confirm',
  'POST /oms/costChange/confirmSmall',
  'GET /oms/costChange/small',
  'POST /oms/costChange/dispute',
  'PUT /oms/costChange/answer',
  'POST /oms/costChange/export',
  'POST /oms/order/batchConfirmOrder',
  'PUT /ops/costChange/propose',
  'PUT /ops/costChange/decide',
  'PUT /ops/costChange/withdraw',
  'GET /ops/costTolerance/list',
  'POST /ops/costTolerance/add',
  'DELETE /ops/costTolerance/delete',
];
