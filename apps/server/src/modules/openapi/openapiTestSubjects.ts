import { newId } from '../../platform/ids.ts';
import { asMerchant, type Owner, type Subjects } from '../../testing/subjects.ts';
import { insertKey } from './apiKeys.repository.ts';
import { makeKey } from './apiKeyText.ts';

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

export const subjects: Subjects = { apiKey: newApiKey };
