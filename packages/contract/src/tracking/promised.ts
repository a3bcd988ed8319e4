/** Promised and not built yet. */
export const pending = [
  'POST /oms/track/list',
  'POST /oms/track/getStatusCount',
  'GET /oms/track/batchGetOrderTrack',
  'POST /oms/track/getOrderTrackDetails',
  'POST /oms/track/export',
  'POST /oms/track/exportDetail',
  'GET /oms/order/getTrackList',
];
