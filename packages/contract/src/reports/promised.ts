/** What is promised of this area and built. */
export const promised = [
  'GET /oms/report/costs',
  'GET /oms/report/cash',
  'GET /oms/report/failures',
  'GET /oms/report/deliveries',
  'GET /ops/report/waits',
  'GET /ops/report/throughput',
];
