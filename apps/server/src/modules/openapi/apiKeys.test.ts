import {
  type ApiScope,
  addApiKey,
  addTeamMember,
  apiKeysMost,
  editApiKey,
  listApiKeys,
  resetApiKey,
  revokeApiKey,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner, tablesWith } from '../../testing/owner.ts';
import { startSession } from '../auth/testing.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;
let merchant: Visitor;
let app: TestApp;
afterAll(() => app.stop());
beforeAll(async () => {
  app = await testApp();
  merchant = await app.as('starfield');
});

const form = (more: { scopes?: ApiScope[]; addresses?: string[]; expireTime?: string } = {}) => ({
  name: newId(),
  scopes: ['orders:read' as ApiScope],
  ...more,
});
const refused = (status: number, errorKey: string) => ({ status, body: { errorKey } });
const keyOf = async (visitor: Visitor, id: string) =>
  (await visitor.call(listApiKeys)).result.find((key) => key.id === id) ?? expect.fail('no key');
const reset = (key: { id: string; revision: number }, graceHours = 24) =>
  merchant.call(resetApiKey, { body: { id: key.id, revision: key.revision, graceHours } });

test('a key is told once; afterwards only its beginning is', async () => {
  const { result } = await merchant.call(addApiKey, { body: form() });
  expect(result.key).toMatch(/^alp_live_c1_[A-Za-z0-9_-]{43}$/);
  expect(result.key.startsWith(result.prefix)).toBe(true);
  const list = await merchant.call(listApiKeys);
  expect(JSON.stringify(list.body)).not.toContain(result.key);
  expect(await keyOf(merchant, result.id)).toMatchObject({
    prefix: result.prefix,
    createdBy: '星野电商',
    former: null,
  });
});

test('no table and no log has a key in plain, made or reset', async () => {
  const made = (await merchant.call(addApiKey, { body: form() })).result;
  const next = (await reset({ id: made.id, revision: 1 })).result;
  for (const { key, prefix } of [made, next]) {
    expect(await tablesWith(app.database, key)).toEqual([]);
    expect(await tablesWith(app.database, key.slice(prefix.length))).toEqual([]);
    expect(app.lines.join('')).not.toContain(key.slice(prefix.length));
  }
});

test('of one slot two keys are good at most: another reset ends the one before', async () => {
  const first = (await merchant.call(addApiKey, { body: form() })).result;
  const second = (await reset({ id: first.id, revision: 1 })).result;
  expect((await keyOf(merchant, second.id)).former?.prefix).toBe(first.prefix);
  const third = (await reset({ id: second.id, revision: 1 })).result;
  expect((await keyOf(merchant, third.id)).former?.prefix).toBe(second.prefix);
  const rows = await asOwner(
    app.database,
    `select id from api_keys where revoked_at is null
     and slot = (select slot from api_keys where id = '${third.id}')`,
  );
  expect(rows).toHaveLength(2);
  expect(await reset({ id: first.id, revision: 1 })).toMatchObject(refused(404, 'apiKey.notFound'));
  const last = (await reset({ id: third.id, revision: 1 }, 0)).result;
  expect((await keyOf(merchant, last.id)).former).toBeNull();
});

test('a key that will expire is no former one of itself, and of no other', async () => {
  const expireTime = '2099-01-01 00:00:00';
  const { id } = (await merchant.call(addApiKey, { body: form({ expireTime }) })).result;
  expect((await keyOf(merchant, id)).former).toBeNull();
  const next = (await reset({ id, revision: 1 })).result;
  expect((await keyOf(merchant, next.id)).former).toMatchObject({ lastUsedTime: null });
});

test('what ended never begins again, whoever asks the database', async () => {
  const { id } = (await merchant.call(addApiKey, { body: form() })).result;
  expect((await merchant.call(revokeApiKey, { body: { id, revision: 1 } })).status).toBe(200);
  await expect(
    asOwner(app.database, `update api_keys set revoked_at = null where id = '${id}'`),
  ).rejects.toThrow('never begins again');
  const body = { id, revision: 2, ...form() };
  expect(await merchant.call(editApiKey, { body })).toMatchObject(refused(404, 'apiKey.notFound'));
});

test('addresses are kept as networks; an expiry lies ahead', async () => {
  const addresses = ['203.0.113.7', '198.51.100.9/24', '2001:db8::1'];
  const { id } = (await merchant.call(addApiKey, { body: form({ addresses }) })).result;
  expect((await keyOf(merchant, id)).addresses).toEqual([
    '203.0.113.7',
    '198.51.100.0/24',
    '2001:db8::1',
  ]);
  const past = form({ expireTime: '2020-01-01 00:00:00' });
  expect(await merchant.call(addApiKey, { body: past })).toMatchObject(
    refused(422, 'apiKey.expiryPast'),
  );
  const wrong = form({ addresses: ['203.0.113.0/33'] });
  expect((await merchant.call(addApiKey, { body: wrong })).status).toBe(422);
});

test('nobody gives a key more than they hold, nor takes over one that may more', async () => {
  const wide = form({ scopes: ['orders:read', 'money:read'] });
  const { id } = (await merchant.call(addApiKey, { body: wide })).result;
  const member = await merchant.call(addTeamMember, {
    body: {
      username: 'keymaker',
      password: 'Brass4Lock7',
      realname: '钥匙匠',
      permissions: ['system:api', 'order:list', 'order:detail'],
    },
  });
  expect(member.status, JSON.stringify(member.body)).toBe(200);
  const token = await startSession(await app.ctxOf(), member.result.id);
  const keymaker = app.withToken(token);
  const cannot = refused(422, 'apiKey.cannotGrant');
  expect(await keymaker.call(addApiKey, { body: wide })).toMatchObject(cannot);
  const taking = { id, revision: 1, graceHours: 0 };
  expect(await keymaker.call(resetApiKey, { body: taking })).toMatchObject(cannot);
  const more = { id, revision: 1, ...form({ scopes: ['money:read', 'labels:read'] }) };
  expect(await keymaker.call(editApiKey, { body: more })).toMatchObject(cannot);
  const less = { id, revision: 1, ...form({ scopes: ['money:read'] }) };
  expect((await keymaker.call(editApiKey, { body: less })).status).toBe(200);
  expect((await keymaker.call(addApiKey, { body: form() })).status).toBe(200);
});

test('a name is given once, and there are only so many', async () => {
  const other = await app.as('kapok');
  const one = form();
  expect((await other.call(addApiKey, { body: one })).status).toBe(200);
  expect(await other.call(addApiKey, { body: one })).toMatchObject(refused(409, 'apiKey.taken'));
  for (let more = 1; more < apiKeysMost; more += 1) await other.call(addApiKey, { body: form() });
  expect(await other.call(addApiKey, { body: form() })).toMatchObject(
    refused(409, 'apiKey.tooMany'),
  );
});
