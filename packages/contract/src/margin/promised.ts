/** What is promised of this area and built. */
export const promised = [
  'GET /ops/margin/summary',
  'POST /ops/margin/list',
  'GET /ops/margin/queryById',
  'PUT /ops/margin/seen',
];
