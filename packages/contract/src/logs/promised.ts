/** What is promised of this area and built. */
export const promised = [
  'GET /sys/log/list',
  'GET /sys/log/menus',
  'GET /sys/log/queryById',
  'GET /sys/log/sealing',
  'GET /sys/log/signIns',
];
