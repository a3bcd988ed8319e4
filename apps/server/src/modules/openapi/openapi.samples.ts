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

export const openapiSamples: Samples = {
  listApiKeys: {},
  addApiKey: { body: form(), before: endKeys },
  editApiKey: { body: form() },
  resetApiKey: { body: { revision: 1, graceHours: 24 } },
  revokeApiKey: { body: { revision: 1 } },
  getApiToken: {},
  createApiToken: { before: endKeys },
  makeApiToken: { before: endKeys },
  resetApiToken: { before: oneKey },
  renewApiToken: { before: oneKey },
};
