/** Promised and not built yet. */
export const pending = [
  'POST /oms/costChange/list',
  'GET /oms/costChange/queryById',
  'POST /oms/costChange/confirm',
  'POST /oms/costChange/dispute',
];
