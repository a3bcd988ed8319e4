/** What is promised of this area and built. */
export const promised = [
  'GET /sys/dict/getDictItems/{code}',
  'GET /sys/dict/list',
  'POST /sys/dict/add',
  'PUT /sys/dict/edit',
  'DELETE /sys/dict/delete',
  'GET /sys/dict/item/list',
  'POST /sys/dict/item/add',
  'PUT /sys/dict/item/edit',
  'DELETE /sys/dict/item/delete',
  'POST /sys/dict/item/restore',
  'PUT /sys/dict/item/sort',
  'GET /sys/dict/item/uses',
];
