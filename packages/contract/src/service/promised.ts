/** What is promised of this area and built. */
export const promised = [
  'GET /oms/service/mine',
  'POST /oms/service/open',
  'GET /ops/service/list',
  'GET /ops/service/queryById',
  'PUT /ops/service/take',
  'PUT /ops/service/settle',
  'GET /ops/service/hours',
  'PUT /ops/service/saveHours',
];
