/** What is promised of this area and built. */
export const promised = [
  'GET /oms/sku/list',
  'GET /oms/sku/all',
  'POST /oms/sku/add',
  'PUT /oms/sku/edit',
  'DELETE /oms/sku/delete',
  'POST /oms/sku/restore',
  'GET /oms/taxNumber/list',
  'GET /oms/taxNumber/all',
  'POST /oms/taxNumber/add',
  'PUT /oms/taxNumber/edit',
  'DELETE /oms/taxNumber/delete',
  'POST /oms/taxNumber/restore',
];
