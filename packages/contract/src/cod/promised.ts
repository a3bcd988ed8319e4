/** What is promised of this area and built. */
export const promised = [
  'POST /oms/cod/list',
  'PUT /ops/cod/decide',
  'PUT /ops/cod/approve',
  'GET /ops/cod/carriers',
  'GET /ops/cod/remittance/list',
  'POST /ops/cod/remittance/add',
  'GET /ops/cod/remittance/queryById',
  'PUT /ops/cod/remittance/post',
  'PUT /ops/cod/remittance/discard',
  'GET /ops/cod/line/list',
  'PUT /ops/cod/line/match',
  'PUT /ops/cod/line/aside',
];
