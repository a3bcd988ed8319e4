/** What is promised of this area and built. */
export const promised = [
  'GET /sys/permission/dataRule/list',
  'GET /sys/permission/dataRule/subjects',
  'POST /sys/permission/dataRule/add',
  'PUT /sys/permission/dataRule/edit',
  'DELETE /sys/permission/dataRule/delete',
  'POST /sys/permission/dataRule/try',
  'GET /sys/user/seenRows',
];
