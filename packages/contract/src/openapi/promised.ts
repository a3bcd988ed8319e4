/** Promised and not built yet. */
export const pending = [
  'GET /apiConfig/getApiToken',
  'GET /apiConfig/getApiDocUrl',
  'GET /apiConfig/createApiToken',
  'POST /apiConfig/createApiToken',
  'GET /apiConfig/resetApiToken',
  'POST /apiConfig/resetApiToken',
  'GET /apiConfig/webhook/list',
  'POST /apiConfig/webhook/add',
  'PUT /apiConfig/webhook/edit',
  'DELETE /apiConfig/webhook/delete',
  'POST /apiConfig/webhook/test',
  'GET /apiConfig/webhook/log',
  'POST /apiConfig/webhook/replay',
];
