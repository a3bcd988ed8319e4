import { addApiKey } from '@alpaca/contract';
import { newId } from '../../platform/ids.ts';
import type { TestApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import type { Sample, Samples } from '../../testing/samples.ts';

/** Ends the keys of earlier walks: only so many may be in use, and the first is made once. */
const endKeys = async (app: TestApp): Promise<Partial<Sample>> => {
  await asOwner(app.database, 'update api_keys set revoked_at = now() where revoked_at is null');
  return {};
};

const form = () => ({ name: newId(), scopes: ['orders:read' as const] });

const oneKey: Sample['before'] = async (app, _own, token) => {
  await endKeys(app);
  await app.withToken(token).call(addApiKey, { body: form() });
  return {};
};

const hook = {
  url: 'https://hooks.example.com/alpaca',
  description: newId(),
  types: ['order.moved' as const],
};

/** Ends those of earlier walks: only so many may be there. */
const endWebhooks = async (app: TestApp): Promise<Partial<Sample>> => {
  await asOwner(app.database, 'delete from webhook_endpoints');
  return {};
};

/** One event that both ids belong to. */
const oneDelivery: Sample['before'] = async (app, { id, eventId }) => {
  await asOwner(
    app.database,
    `insert into webhook_deliveries (tenant_id, endpoint_id, event_id, merchant_id, state)
     select e.tenant_id, e.id, v.id, e.merchant_id, 'done' from webhook_endpoints e
       join webhook_events v using (tenant_id, merchant_id) where e.id = $1 and v.id = $2`,
    [id, eventId],
  );
  return {};
};

const received = { messageId: 'msg_1', timestamp: '1', signature: 'v1,x', body: '{}' };

export const openapiSamples: Samples = {
  listWebhooks: {},
  addWebhook: { body: hook, before: endWebhooks },
  editWebhook: { body: { ...hook, isOn: true } },
  deleteWebhook: { body: { revision: 1 } },
  rollWebhookSecret: { body: { revision: 1 } },
  testWebhook: {},
  getWebhookLog: {},
  replayWebhook: { before: oneDelivery },
  recoverWebhook: { body: { sinceTime: '2026-01-01 00:00:00' } },
  debugWebhook: { body: received },
  listApiRequests: {},
  replayApiRequest: {},
  listApiKeys: {},
  addApiKey: { body: form(), before: endKeys },
  editApiKey: { body: form() },
  resetApiKey: { body: { revision: 1, graceHours: 24 } },
  revokeApiKey: { body: { revision: 1 } },
  getApiDocUrl: {},
  getApiToken: {},
  createApiToken: { before: endKeys },
  makeApiToken: { before: endKeys },
  resetApiToken: { before: oneKey },
  renewApiToken: { before: oneKey },
};
