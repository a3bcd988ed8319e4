/** What is promised of this area and built. */
export const promised = [
  'GET /sys/role/list',
  'GET /sys/role/permissions',
  'GET /sys/role/history',
  'POST /sys/role/preview',
  'POST /sys/role/add',
  'PUT /sys/role/edit',
  'POST /sys/role/revert',
  'DELETE /sys/role/delete',
  'GET /sys/user/staffList',
  'GET /sys/user/seeAs',
  'POST /sys/user/add',
  'PUT /sys/user/edit',
  'PUT /sys/user/state',
  'POST /sys/user/resetPassword',
  'POST /sys/user/endSessions',
  'DELETE /sys/user/delete',
];
