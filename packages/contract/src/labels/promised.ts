/** Promised and not built yet. */
export const pending = [
  'GET /oms/order/getLabel',
  'POST /oms/order/batchGetLabel',
  'POST /oms/order/downloadLabel',
  'GET /oms/order/batchGetInvoiceLabel',
  'POST /oms/designLabel/batchDownload',
  'POST /oms/printRecord/list',
  'POST /oms/printRecord/add',
];
