import { type ApiScope, addApiKey, resetApiKey, revokeApiKey } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const makeKey = async (more: { scopes?: ApiScope[]; addresses?: string[]; mode?: 'test' } = {}) => {
  const body = { name: newId(), scopes: ['money:read' as ApiScope], ...more };
  return (await (await app.as('starfield')).call(addApiKey, { body })).result;
};
const ask = async (key: string, path = '/balance', headers: Record<string, string> = {}) => {
  const reply = await app.server.inject({
    method: 'GET',
    url: `/open/v1${path}`,
    headers: { authorization: `Bearer ${key}`, ...headers },
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() };
};
/** All of an answer that somebody who guesses could compare. */
const told = ({ status, body, headers }: Awaited<ReturnType<typeof ask>>) =>
  JSON.stringify([status, body, headers['content-type']]);

test('a key tells the balance of its own merchant, with what it may still ask', async () => {
  const { key } = await makeKey();
  const { status, body, headers } = await ask(key);
  expect(status).toBe(200);
  expect(body.wallets[0]).toMatchObject({ currency: 'CNY' });
  expect(headers).toMatchObject({ 'ratelimit-limit': '600', 'ratelimit-remaining': '599' });
  const [row] = await asOwner(app.database, 'select last_used_at from api_keys where prefix = $1', [
    key.slice(0, 'alp_live_c1_'.length + 4),
  ]);
  expect(row?.last_used_at).toBeInstanceOf(Date);
});

test('whatever is wrong with a key is told alike', async () => {
  const merchant = await app.as('starfield');
  const [revoked, replaced, elsewhere, tried, expired] = await Promise.all([
    makeKey(),
    makeKey(),
    makeKey({ addresses: ['203.0.113.7'] }),
    makeKey({ mode: 'test' }),
    makeKey(),
  ]);
  await merchant.call(revokeApiKey, { body: { id: revoked.id, revision: 1 } });
  await merchant.call(resetApiKey, { body: { id: replaced.id, revision: 1, graceHours: 0 } });
  await asOwner(app.database, 'update api_keys set expires_at = now() where id = $1', [expired.id]);
  const unknown = await ask(`alp_live_c1_${'A'.repeat(43)}`);
  expect(unknown).toMatchObject({
    status: 401,
    headers: { 'content-type': 'application/problem+json; charset=utf-8' },
    body: { status: 401, title: 'Unauthorized', errorKey: 'apiKey.invalid' },
  });
  for (const { key } of [revoked, replaced, elsewhere, tried, expired]) {
    expect(told(await ask(key))).toBe(told(unknown));
  }
  for (const key of ['', 'alp_live_c9_x', revoked.key.replace('_c1_', '_c2_')]) {
    expect(told(await ask(key))).toBe(told(unknown));
  }
});

test('the former key is good for its hours beside the new one', async () => {
  const former = await makeKey();
  const body = { id: former.id, revision: 1, graceHours: 1 };
  const next = (await (await app.as('starfield')).call(resetApiKey, { body })).result;
  expect((await ask(former.key)).status).toBe(200);
  expect((await ask(next.key)).status).toBe(200);
});

test('a key does what its scopes say and no more; a session opens nothing here', async () => {
  const { key } = await makeKey({ scopes: ['orders:read'] });
  expect(await ask(key)).toMatchObject({ status: 403, body: { errorKey: 'request.forbidden' } });
  const { token } = await app.as('starfield');
  expect((await ask(token as string)).status).toBe(401);
});

test('what there is not is a problem too, in the language asked for', async () => {
  const { key } = await makeKey();
  const reply = await ask(key, '/nothing', { 'accept-language': 'en' });
  expect(reply).toMatchObject({
    status: 404,
    headers: { 'content-type': 'application/problem+json; charset=utf-8' },
    body: { errorKey: 'request.notFound', detail: 'Resource not found' },
  });
});
