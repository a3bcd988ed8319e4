/** What is promised of this area and built. */
export const promised = [
  'GET /sys/keeping/kinds',
  'GET /sys/keeping/merchant',
  'GET /sys/keeping/erasures',
  'POST /sys/keeping/export',
  'POST /sys/keeping/erase',
  'POST /sys/keeping/erase/takeBack',
];
