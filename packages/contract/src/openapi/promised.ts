/** What is promised of this area and built. */
export const promised = [
  'GET /apiConfig/getApiDocUrl',
  'GET /apiConfig/getApiToken',
  'GET /apiConfig/createApiToken',
  'POST /apiConfig/createApiToken',
  'GET /apiConfig/resetApiToken',
  'POST /apiConfig/resetApiToken',
  'GET /oms/openapi/key/list',
  'POST /oms/openapi/key/add',
  'PUT /oms/openapi/key/edit',
  'POST /oms/openapi/key/reset',
  'DELETE /oms/openapi/key/revoke',
  'GET /apiConfig/webhook/list',
  'POST /apiConfig/webhook/add',
  'PUT /apiConfig/webhook/edit',
  'DELETE /apiConfig/webhook/delete',
  'POST /apiConfig/webhook/test',
  'GET /apiConfig/webhook/log',
  'POST /apiConfig/webhook/replay',
  'POST /apiConfig/webhook/rollSecret',
  'POST /apiConfig/webhook/recover',
  'POST /apiConfig/webhook/debug',
  'GET /apiConfig/requests/list',
  'POST /apiConfig/requests/replay',
];

/** Promised and not built yet. */
export const pending: string[] = [];
