import { editApiKey, resetApiKey, revokeApiKey } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { forgetKeysOf } from './keySession.service.ts';
import { type OpenKit, openKit } from './openTestKit.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const makeKey = (more: Parameters<OpenKit['makeKey']>[0] = {}) =>
  openKit(app).makeKey({ scopes: ['money:read'], ...more });
const ask = (key: string, path = '/balance', headers: Record<string, string> = {}) =>
  openKit(app).ask(key, path, { headers });
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
  const [revoked, replaced, elsewhere, expired] = await Promise.all([
    makeKey(),
    makeKey(),
    makeKey({ addresses: ['203.0.113.7'] }),
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
  for (const { key } of [revoked, replaced, elsewhere, expired]) {
    expect(told(await ask(key))).toBe(told(unknown));
  }
  for (const key of ['', 'alp_live_c9_x', revoked.key.replace('_c1_', '_c2_')]) {
    expect(told(await ask(key))).toBe(told(unknown));
  }
});

test('what a key may do ends at once where it is taken away, and with its owner', async () => {
  const merchant = await app.as('starfield');
  const [narrowed, revoked, orphan] = await Promise.all([makeKey(), makeKey(), makeKey()]);
  for (const { key } of [narrowed, revoked, orphan]) expect((await ask(key)).status).toBe(200);
  const terms = { name: narrowed.prefix, scopes: ['orders:read' as const] };
  await merchant.call(editApiKey, { body: { id: narrowed.id, revision: 1, ...terms } });
  expect((await ask(narrowed.key)).status).toBe(403);
  await merchant.call(revokeApiKey, { body: { id: revoked.id, revision: 1 } });
  expect((await ask(revoked.key)).status).toBe(401);
  const owner = app.userId('starfield');
  await asOwner(app.database, 'update users set disabled_at = now() where id = $1', [owner]);
  forgetKeysOf(app.node, owner);
  expect((await ask(orphan.key)).status).toBe(401);
  await asOwner(app.database, 'update users set disabled_at = null where id = $1', [owner]);
  forgetKeysOf(app.node, owner);
  expect((await ask(orphan.key)).status).toBe(200);
});

test('use of one key says nothing of another, and is no concern of one that ended', async () => {
  const merchant = await app.as('starfield');
  const [used, unused, ended] = await Promise.all([makeKey(), makeKey(), makeKey()]);
  await ask(ended.key);
  await asOwner(
    app.database,
    `update api_keys set last_used_at = now() - interval '1 hour' where revoked_at is null`,
  );
  await merchant.call(revokeApiKey, { body: { id: ended.id, revision: 1 } });
  expect((await ask(used.key)).status).toBe(200);
  const rows = await asOwner(
    app.database,
    `select id from api_keys where last_used_at > now() - interval '1 minute' and id = any($1)`,
    [[used.id, unused.id, ended.id]],
  );
  expect(rows).toEqual([{ id: used.id }]);
  expect((await ask(unused.key)).status).toBe(200);
});

test('who keeps guessing is sent away for a while', async () => {
  const statuses = new Set<number>();
  const guess = () =>
    openKit(app).ask(`alp_live_c1_${'B'.repeat(43)}`, '/balance', { from: '198.51.100.9' });
  for (let at = 0; at < 70; at += 1) statuses.add((await guess()).status);
  expect([...statuses]).toEqual([401, 429]);
  const { key } = await makeKey();
  expect((await ask(key)).status).toBe(200);
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
