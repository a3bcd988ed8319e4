import { listApiRequests, replayApiRequest, resetApiKey } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { type OpenKit, openKit } from '../door/openTestKit.ts';
import { openapiModule } from '../module.ts';
import { masked } from './maskBody.ts';

let app: TestApp;
let kit: OpenKit;
let merchant: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  app = await testApp();
  kit = openKit(app);
  merchant = await app.as('starfield');
});
afterAll(() => app.stop());

type Asked = NonNullable<Parameters<typeof merchant.call<typeof listApiRequests>>[1]>['query'];
const list = async (query: Asked) =>
  (await merchant.call(listApiRequests, { query })).result.records;

/** The log of a key once it has so many lines: they are written a moment later. */
const logged = async (keyId: string, count: number) => {
  for (let tries = 0; tries < 100; tries += 1) {
    const records = await list({ keyId });
    if (records.length >= count) return records;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nothing was logged');
};

const shipper = () => ({
  name: `Li Na ${newId()}`,
  countryCode: 'CN',
  province: 'Guangdong',
  city: 'Shenzhen',
  area: 'Baoan',
  address1: '100 Sample Street',
  phone: '+86 755 8888 0101',
  postCode: '518000',
});
const addShipper = (key: string, body: object, headers = {}) =>
  kit.ask(key, '/addresses/shippers', { method: 'POST', body, headers });

const rows = (sql: string, values: unknown[] = []) => asOwner(app.database, sql, values);

test('what a key asked is listed with its answer, and tells of nobody', async () => {
  const { id, key, prefix } = await kit.makeKey();
  const body = shipper();
  const idempotencyKey = newId();
  const headers = { 'idempotency-key': idempotencyKey };
  await addShipper(key, body, headers);
  await addShipper(key, body, headers);
  const packed = await app.server.inject({
    url: '/open/v1/products',
    headers: { authorization: `Bearer ${key}`, 'accept-encoding': 'gzip' },
  });
  expect(packed.headers['content-encoding']).toBe('gzip');
  await kit.ask(key, `/orders/${newId()}?lang=en_US`, { from: '203.0.113.9' });
  const [lost, products, again, first] = await logged(id, 4);
  expect(lost).toMatchObject({
    keyPrefix: prefix,
    mode: 'live',
    method: 'GET',
    status: 404,
    errorKey: 'order.notFound',
    address: '203.0.113.9',
    idempotencyKey: null,
    canReplay: true,
  });
  expect(products?.answer).toMatch(/^{"items":\[/);
  expect(first).toMatchObject({
    method: 'POST',
    path: '/open/v1/addresses/shippers',
    status: 201,
    errorKey: null,
    idempotencyKey,
    repeated: false,
  });
  expect(again).toMatchObject({ repeated: true });
  expect(JSON.parse(first?.body ?? '')).toMatchObject({ name: masked, countryCode: 'CN' });
  expect(JSON.parse(first?.answer ?? '')).toMatchObject({ address1: masked, phone: masked });
  const kept = JSON.stringify(await rows('select * from api_requests'));
  for (const secret of [key, body.name, body.address1, body.phone]) {
    expect(kept).not.toContain(secret);
  }
});

test('the log is narrowed by key, outcome, path and time', async () => {
  const [one, other] = await Promise.all([kit.makeKey(), kit.makeKey()]);
  await kit.ask(one.key, '/balance');
  await kit.ask(one.key, '/orders?limit=none');
  await kit.ask(other.key, '/balance');
  await Promise.all([logged(one.id, 2), logged(other.id, 1)]);
  const paths = async (query: Asked) => (await list(query)).map(({ path }) => path);
  expect(await paths({ keyId: one.id, outcome: '2xx' })).toEqual(['/open/v1/balance']);
  expect(await paths({ keyId: one.id, outcome: '4xx' })).toEqual(['/open/v1/orders?limit=none']);
  expect(await paths({ keyId: one.id, outcome: '5xx' })).toEqual([]);
  expect(await paths({ keyId: one.id, path: 'ORDERS' })).toHaveLength(1);
  expect(await paths({ keyId: one.id, to: '2026-01-01 00:00:00' })).toEqual([]);
  const body = { id: one.id, revision: 1, graceHours: 0 };
  const next = (await merchant.call(resetApiKey, { body })).result;
  await kit.ask(next.key, '/balance');
  expect(await logged(next.id, 3)).toHaveLength(3);
});

test('other merchants see none of it and replay none of it', async () => {
  const { id, key } = await kit.makeKey();
  await kit.ask(key, '/balance');
  const [request] = await logged(id, 1);
  const stranger = await app.as('kapok');
  const seen = await stranger.call(listApiRequests, { query: { pageSize: 1000 } });
  expect(seen.result.records.map((one) => one.id)).not.toContain(request?.id);
  expect((await stranger.call(listApiRequests, { query: { keyId: id } })).result.total).toBe(0);
  const replayed = await stranger.call(replayApiRequest, { body: { id: request?.id ?? '' } });
  expect(replayed.body.errorKey).toBe('apiRequest.notFound');
});

test('a replay happens in the sandbox and nowhere else', async () => {
  const { id, key } = await kit.makeKey();
  await addShipper(key, shipper());
  const [request] = await logged(id, 1);
  const count = 'select tenant_id, count(*) from shippers group by 1 order by 1';
  const before = await rows(count);
  const { result } = await merchant.call(replayApiRequest, { body: { id: request?.id ?? '' } });
  expect(result).toMatchObject({ status: 201, answer: expect.stringContaining(masked) });
  const twins = `select count(*)::int from shippers s join tenants t using (tenant_id)
    where t.twin_of is not null`;
  expect(await rows(twins)).toEqual([{ count: 1 }]);
  expect(await rows(count)).toEqual(expect.arrayContaining(before));
  expect(await list({ keyId: id })).toHaveLength(1);
});

test('what a test key asked stands beside its key', async () => {
  const { id, key } = await kit.makeKey({ mode: 'test' });
  await kit.ask(key, '/balance');
  expect(await logged(id, 1)).toMatchObject([{ mode: 'test', status: 200 }]);
});

test('of calls that are too many one tells of all', async () => {
  const { id, key } = await kit.makeKey({ mode: 'test' });
  const body = { orders: [] };
  for (let at = 0; at < 40; at += 1) {
    await kit.ask(key, '/orders/batch', { method: 'POST', body });
  }
  const records = await logged(id, 31);
  expect(records.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('after a day nothing can be replayed', async () => {
  const { id, key } = await kit.makeKey();
  await kit.ask(key, '/balance');
  await kit.ask(key, '/products');
  const [late, early] = await logged(id, 2);
  const age = async (requestId: string, days: number) => {
    const moved = `set at = now() - interval '${days} days' - interval '1 minute'`;
    await rows(`update api_requests ${moved} where id = $1`, [requestId]);
    await rows(`update api_request_originals ${moved} where request_id = $1`, [requestId]);
  };
  await age(late?.id ?? '', 1);
  await age(early?.id ?? '', 7);
  for (const sweep of openapiModule.expired ?? []) await rows(sweep);
  expect(await list({ keyId: id })).toMatchObject([
    { id: late?.id, canReplay: false },
    { id: early?.id, canReplay: false },
  ]);
  const { body } = await merchant.call(replayApiRequest, { body: { id: late?.id ?? '' } });
  expect(body.errorKey).toBe('apiRequest.notKept');
});
