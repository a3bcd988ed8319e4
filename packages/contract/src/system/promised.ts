/** What is promised of this area and built. */
export const promised = [
  'GET /sys/preference/{code}',
  'PUT /sys/preference/{code}',
  'GET /common/getCountryList',
  'GET /common/getCurrencyOptions',
  'GET /sys/dict/getDictItems/{code}',
  'GET /sys/duplicate/check',
  'GET /sys/checkRule/checkByCode',
  'GET /sys/log/list',
  'GET /sys/setting/list',
  'PUT /sys/setting/save',
];

/** Promised and not built yet: whoever builds one takes its line to the others. */
export const pending = [
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
