import { newId } from '../../platform/ids.ts';
import { asMerchant, type Owner, type Subjects } from '../../testing/subjects.ts';
import { insertKey } from './apiKeys.repository.ts';
import { makeKey } from './apiKeyText.ts';
import { insertRequests } from './requests/requests.repository.ts';
import { sealRequest } from './requests/sealedRequest.ts';
import { insertEndpoint } from './webhooks/endpoints.repository.ts';
import { sealSecret } from './webhooks/sealedSecret.ts';
import { makeSecret } from './webhooks/signature.ts';

/** A key without anybody who made it; nobody has seen its secret. */
const newApiKey = async (owner: Owner) => {
  const ctx = asMerchant(owner);
  const id = newId();
  await insertKey(ctx, makeKey('live', ctx.tenant.cell), {
    id,
    slot: id,
    mode: 'live',
    name: `Key ${id}`,
    scopes: ['orders:read'],
    addresses: [],
    expiresAt: null,
  });
  return id;
};

const newWebhook = async (owner: Owner) => {
  const ctx = asMerchant(owner);
  const id = newId();
  const secret = sealSecret(ctx, id, makeSecret());
  const types = ['order.moved'];
  await insertEndpoint(ctx, {
    id,
    url: 'https://hooks.example.com',
    description: id,
    types,
    secret,
  });
  return id;
};

/** An event that nobody was told of. */
const newWebhookEvent = async (owner: Owner) => {
  const ctx = asMerchant(owner);
  const id = newId();
  await ctx.db
    .insertInto('webhook_events')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      merchant_id: owner.merchantId,
      type: 'webhook.test',
      sequence: 1,
      body: '{}',
    })
    .execute();
  return id;
};

/** One that changes nothing when it is replayed. */
const newApiRequest = async (owner: Owner) => {
  const ctx = asMerchant(owner);
  const id = newId();
  const { merchantId } = owner;
  const original = { method: 'GET', url: '/open/v1/balance', body: null };
  await insertRequests(ctx, [
    {
      id,
      merchantId,
      slot: newId(),
      keyId: newId(),
      prefix: 'alp_live_c1_abcd',
      mode: 'live',
      at: new Date(),
      method: original.method,
      path: original.url,
      status: 200,
      ms: 1,
      body: '',
      answer: '{}',
      errorKey: null,
      address: '203.0.113.7',
      idempotencyKey: null,
      repeated: false,
      sealed: sealRequest(ctx.node, `${ctx.tenant.id}/${id}`, original),
    },
  ]);
  return id;
};

export const subjects: Subjects = {
  apiKey: newApiKey,
  apiRequest: newApiRequest,
  webhook: newWebhook,
  webhookEvent: newWebhookEvent,
};
