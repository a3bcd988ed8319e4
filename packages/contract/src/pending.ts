/** Promised calls that are not built yet: whoever builds one takes its line out. */
export const pending: readonly string[] = [
  // API key and webhooks; a GET that changes something has a POST twin
  'GET /apiConfig/getApiToken',
  'GET /apiConfig/getApiDocUrl',
  'GET /apiConfig/createApiToken',
  'POST /apiConfig/createApiToken',
  'GET /apiConfig/resetApiToken',
  'POST /apiConfig/resetApiToken',
  'GET /apiConfig/webhook/list',
  'POST /apiConfig/webhook/add',
  'PUT /apiConfig/webhook/edit',
  'DELETE /apiConfig/webhook/delete',
  'POST /apiConfig/webhook/test',
  'GET /apiConfig/webhook/log',
  'POST /apiConfig/webhook/replay',

  // Orders
  'POST /oms/order/batchConfirmOrder',
  'GET /oms/order/getTrackList',

  // Labels and prints
  'GET /oms/order/getLabel',
  'POST /oms/order/batchGetLabel',
  'POST /oms/order/downloadLabel',
  'GET /oms/order/batchGetInvoiceLabel',
  'POST /oms/designLabel/batchDownload',
  'POST /oms/printRecord/list',
  'POST /oms/printRecord/add',

  // Cost changes
  'POST /oms/costChange/list',
  'GET /oms/costChange/queryById',
  'POST /oms/costChange/confirm',
  'POST /oms/costChange/dispute',

  // Track
  'POST /oms/track/list',
  'POST /oms/track/getStatusCount',
  'GET /oms/track/batchGetOrderTrack',
  'POST /oms/track/getOrderTrackDetails',
  'POST /oms/track/export',
  'POST /oms/track/exportDetail',

  // Address books

  // Shipment
  'POST /deliver/list',
  'POST /deliver/waitingOrders',
  'POST /deliver/getDeliverProProduct',
  'GET /deliver/deliverDetail',
  'GET /deliver/batchDeliver',
  'GET /deliver/deliverPrint',
  'POST /deliver/confirmDeliver',
  'POST /deliver/confirmDeliver/byShipper',

  // Finance

  // System: menus with data rules, roles, users, log
  'GET /sys/permission/list',
  'POST /sys/permission/add',
  'PUT /sys/permission/edit',
  'DELETE /sys/permission/delete',
  'GET /sys/permission/dataRule/list',
  'POST /sys/permission/dataRule/add',
  'PUT /sys/permission/dataRule/edit',
  'DELETE /sys/permission/dataRule/delete',
  'GET /sys/role/list',
  'POST /sys/role/add',
  'PUT /sys/role/edit',
  'DELETE /sys/role/delete',
  'POST /sys/user/add',
  'PUT /sys/user/edit',
  'DELETE /sys/user/delete',
];
