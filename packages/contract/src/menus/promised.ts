/** What is promised of this area and built. */
export const promised = [
  'GET /sys/permission/list',
  'POST /sys/permission/add',
  'PUT /sys/permission/edit',
  'PUT /sys/permission/move',
  'DELETE /sys/permission/delete',
  'GET /sys/permission/preview',
  'POST /sys/permission/publish',
  'POST /sys/permission/discard',
  'GET /sys/permission/history',
  'POST /sys/permission/revert',
  'GET /sys/permission/icons',
];
