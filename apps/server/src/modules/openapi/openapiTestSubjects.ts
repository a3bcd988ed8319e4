import { newId } from '../../platform/ids.ts';
import { asMerchant, type Owner, type Subjects } from '../../testing/subjects.ts';
import { insertKey } from './apiKeys.repository.ts';
import { makeKey } from './apiKeyText.ts';
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

export const subjects: Subjects = {
  apiKey: newApiKey,
  webhook: newWebhook,
  webhookEvent: newWebhookEvent,
};
