/**
 * Every call the product promises, below the base path: what the contract declares is held against
 * this list, so that none is forgotten and none comes in unseen.
 */
export const promised: readonly string[] = [
  // Sign-in and session
  'POST /alpaca-auth/login',
  'POST /alpaca-auth/phoneLogin',
  'POST /alpaca-auth/thirdLogin',
  'POST /alpaca-auth/thirdLogin/code',
  'POST /alpaca-auth/logout',
  'POST /alpaca-auth/register',
  'GET /alpaca-auth/register/checkOnlyUser',
  'GET /alpaca-auth/captcha',
  'POST /alpaca-auth/sendSmsCode',
  'GET /alpaca-auth/getCaptchaSendCount',
  'GET /alpaca-auth/getCaptchaByUpdatePwd',
  'POST /alpaca-auth/getCaptchaByUpdatePwd',
  'POST /alpaca-auth/resetPassword',
  'POST /alpaca-auth/resetPasswordWithOld',
  'GET /alpaca-auth/getTenantInfoByDomain',
  'GET /alpaca-auth/permission/getUserPermissionByToken',
  'GET /sys/getLoginUserInfo',

  // Account
  'GET /common/getMyInfo',
  'GET /oms/omsUserAccount/check',
  'GET /oms/omsUserAccount/list',
  'POST /sys/activateAccount',
  'GET /sys/activateAccount',
  'GET /sys/user/information',
  'POST /sys/user/mobileCode',
  'PUT /sys/user/mobile',
  'PUT /sys/user/avatar',
  'PUT /sys/user/language',
  'GET /sys/preference/{code}',
  'PUT /sys/preference/{code}',

  // Common
  'GET /common/getCountryList',
  'GET /common/getCurrencyOptions',
  'GET /common/getSimpleExcelUrl',
  'GET /common/getMultipleExcelUrl',
  'GET /common/getExcelUrl',
  'GET /common/exportVerifyMsg',
  'GET /sys/dict/getDictItems/{code}',
  'GET /sys/duplicate/check',
  'GET /sys/checkRule/checkByCode',
  'GET /attAdverts/get',

  // Files and the socket
  'POST /sys/file/upload',
  'POST /sys/file/ticket',
  'GET /sys/file/{key}',
  'POST /websocket/ticket',
  'WS /websocket/{userId}',

  // Announcements, notices and background jobs
  'GET /sys/annountCement/getLastAnnouncement',
  'GET /sys/annountCement/listByUser',
  'GET /sys/annountCement/queryById',
  'PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId',
  'POST /sys/annountCement/pageJob',
  'GET /sys/annountCement/list',
  'POST /sys/annountCement/add',
  'PUT /sys/annountCement/edit',
  'DELETE /sys/annountCement/delete',
  'PUT /sys/annountCement/publish',
  'PUT /sys/annountCement/withdraw',

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
  'POST /oms/order/list',
  'POST /oms/order/getOrderStatusCount',
  'GET /oms/order/getDetailById',
  'POST /oms/order/externalQuery',
  'POST /oms/order/saveDraft',
  'POST /oms/order/submit',
  'POST /oms/order/batchSubmit',
  'POST /oms/order/payOrder',
  'POST /oms/order/batchConfirmOrder',
  'POST /oms/order/batchRefundOrder',
  'DELETE /oms/order/closeOrders',
  'POST /oms/order/updateProduct',
  'GET /oms/order/getCommonProduct',
  'GET /oms/order/getTrackList',
  'GET /oms/order/getLogisticsProcess',
  'GET /oms/order/getBilIncomeFlow',
  'GET /oms/order/scanGetOrder',
  'POST /oms/order/importExcel',
  'POST /oms/order/importCalculateExcel',
  'POST /oms/order/calculateExcelSave',
  'POST /oms/order/importTrackingNumber',
  'POST /oms/order/importLabel',
  'GET /oms/order/exportXlsField',
  'POST /oms/order/exportXls',

  // Labels and prints
  'GET /oms/order/getLabel',
  'POST /oms/order/batchGetLabel',
  'POST /oms/order/downloadLabel',
  'GET /oms/order/batchGetInvoiceLabel',
  'POST /oms/designLabel/batchDownload',
  'POST /oms/printRecord/list',
  'POST /oms/printRecord/add',

  // Imports that are repaired in place
  'POST /oms/import/upload',
  'POST /oms/import/mapping',
  'POST /oms/import/rows',
  'POST /oms/import/cell',
  'POST /oms/import/commit',
  'POST /oms/import/cancel',

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

  // Calculation
  'POST /oms/calculate/try',
  'POST /oms/calculate/orderTry',

  // Address books
  'GET /oms/shipper/list',
  'GET /oms/shipper/all',
  'POST /oms/shipper/add',
  'PUT /oms/shipper/edit',
  'DELETE /oms/shipper/delete',
  'PUT /oms/shipper/setDefault',
  'GET /oms/shipper/getDefault',
  'GET /oms/shipper/getExcelUrl',
  'GET /oms/consignee/list',
  'GET /oms/consignee/all',
  'POST /oms/consignee/add',
  'PUT /oms/consignee/edit',
  'DELETE /oms/consignee/delete',
  'PUT /oms/consignee/setDefault',
  'GET /oms/consignee/getDefault',
  'GET /oms/consignee/getExcelUrl',
  'GET /oms/deliveryAddress/listCode',
  'GET /oms/deliveryAddress/queryById',
  'POST /oms/deliveryAddress/add',
  'PUT /oms/deliveryAddress/edit',

  // Shipment
  'POST /deliver/list',
  'POST /deliver/waitingOrders',
  'POST /deliver/getDeliverProProduct',
  'GET /deliver/deliverDetail',
  'GET /deliver/batchDeliver',
  'GET /deliver/deliverPrint',
  'POST /deliver/confirmDeliver',
  'POST /deliver/confirmDeliver/byShipper',

  // Products
  'GET /oms/product/list',
  'GET /oms/product/getInfoDetail',

  // Finance
  'GET /financial/overview',
  'POST /financial/topUpBalance',
  'GET /financial/topUpList',
  'GET /financial/topUpById',
  'POST /financial/topUpCheck',
  'POST /financial/topUpForMerchant',
  'POST /financial/topUpPay',
  'POST /financial/topUpCredentials',
  'PUT /financial/balanceAlert',
  'POST /financial/payNotify/{provider}',
  'POST /financial/transactionList',
  'POST /financial/transactionSummary',
  'POST /financial/exportTransaction',
  'GET /financial/billList',
  'GET /financial/billDownload',
  'POST /sys/tmsBankInfo/recharge',
  'GET /sys/tmsBankInfo/list',
  'GET /tmsToOms/bilQrcode/list',

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
  'GET /sys/user/list',
  'POST /sys/user/add',
  'PUT /sys/user/edit',
  'DELETE /sys/user/delete',
  'GET /sys/log/list',

  // A merchant's own users
  'GET /sys/team/list',
  'GET /sys/team/permissions',
  'POST /sys/team/add',
  'PUT /sys/team/edit',
  'PUT /sys/team/state',
  'PUT /sys/team/password',

  // Operators: activations and merchants
  'GET /ops/activations/list',
  'GET /ops/activations/queryById',
  'POST /ops/activations/approve',
  'POST /ops/activations/reject',
  'GET /ops/merchants/list',
  'GET /ops/merchants/queryById',
  'PUT /ops/merchants/terms',
];

/**
 * Served without standing in the table of calls: a socket has no request and reply to declare, and
 * what a payment provider sends and wants to hear is the provider's own.
 */
export const sockets: readonly string[] = [
  'WS /websocket/{userId}',
  'POST /financial/payNotify/{provider}',
];
