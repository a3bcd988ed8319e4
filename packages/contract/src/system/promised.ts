/** What is promised of this area and built. */
export const promised = [
  'GET /sys/preference/{code}',
  'PUT /sys/preference/{code}',
  'GET /common/getCountryList',
  'GET /common/getCurrencyOptions',
  'GET /sys/duplicate/check',
  'GET /sys/checkRule/checkByCode',
  'GET /sys/setting/list',
  'PUT /sys/setting/save',
];
