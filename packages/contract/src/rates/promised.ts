/** What is promised of this area and built. */
export const promised = [
  'POST /oms/order/importCalculateExcel',
  'POST /oms/order/calculateExcelSave',
  'GET /oms/calculate/trials',
  'GET /oms/calculate/trialRows',
  'GET /oms/calculate/whyTrial',
  'POST /oms/calculate/try',
];
