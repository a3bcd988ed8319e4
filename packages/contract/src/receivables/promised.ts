/** What is promised of this area and built. */
export const promised = [
  'POST /oms/statement/list',
  'GET /oms/statement/queryById',
  'GET /oms/statement/download',
  'PUT /oms/statement/confirm',
  'POST /oms/statement/query',
  'PUT /ops/statement/answer',
  'GET /ops/receivable/list',
  'PUT /ops/receivable/cycle',
];
