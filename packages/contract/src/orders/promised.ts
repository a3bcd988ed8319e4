/** What is promised of this area and built. */
export const promised = [
  'POST /oms/order/list',
  'POST /oms/order/getOrderStatusCount',
  'GET /oms/order/getDetailById',
  'POST /oms/order/externalQuery',
  'POST /oms/order/saveDraft',
  'POST /oms/order/submit',
  'POST /oms/order/batchSubmit',
  'POST /oms/order/payOrder',
  'POST /oms/order/batchRefundOrder',
  'DELETE /oms/order/closeOrders',
  'POST /oms/order/updateProduct',
  'GET /oms/order/getLogisticsProcess',
  'GET /oms/order/getBilIncomeFlow',
  'GET /oms/order/scanGetOrder',
  'GET /oms/order/importForecast',
  'POST /oms/order/importExcel',
  'POST /oms/order/importTrackingNumber',
  'POST /oms/order/importLabel',
  'GET /oms/order/exportXlsField',
  'POST /oms/order/exportXls',
  'GET /oms/order/suggestions',
  'POST /oms/order/neighbours',
  'GET /oms/order/overview',
  'POST /oms/order/tryProduct',
  'POST /ops/order/examineRefund',
  'GET /ops/label/awaited',
  'POST /oms/calculate/orderTry',
];

/** Promised and not built yet: whoever builds one takes its line to the others. */
export const pending = ['POST /oms/order/batchConfirmOrder'];
