/** What is promised of this area and built. */
export const promised = [
  'GET /oms/omsUserAccount/list',
  'GET /financial/overview',
  'POST /financial/topUpBalance',
  'GET /financial/topUpList',
  'GET /financial/topUpById',
  'POST /financial/topUpCheck',
  'POST /financial/topUpForMerchant',
  'GET /financial/merchantByCode',
  'POST /financial/topUpPay',
  'POST /financial/topUpCredentials',
  'PUT /financial/balanceAlert',
  'POST /financial/exchangeQuote',
  'POST /financial/exchange',
  'POST /financial/transactionList',
  'POST /financial/transactionSummary',
  'GET /ops/merchants/transactions',
  'POST /financial/exportTransaction',
  'GET /financial/billList',
  'GET /financial/billDownload',
  'POST /sys/tmsBankInfo/recharge',
  'GET /sys/tmsBankInfo/list',
  'GET /tmsToOms/bilQrcode/list',
  'GET /ops/bankAccount/list',
  'POST /ops/bankAccount/add',
  'PUT /ops/bankAccount/edit',
  'GET /ops/paymentCode/list',
  'POST /ops/paymentCode/add',
  'PUT /ops/paymentCode/edit',
];

/** What a payment provider sends and wants to hear is its own, so it stands in no table of calls. */
export const apart = ['POST /financial/payNotify/{provider}'];
