import type { AddressInfo } from 'node:net';
import { openRates } from '@alpaca/contract';
import { type Alpaca, AlpacaProblem, createAlpaca, verifyWebhook } from '@alpaca/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { bookJob, orderForm } from '../../orders/testing.ts';
import { openStationKit } from '../../receiving/testing.ts';
import { openKit } from '../door/openTestKit.ts';
import { makeSecret, webhookHeaders } from '../webhooks/signature.ts';

type Sending = NonNullable<Parameters<typeof createAlpaca>[0]['fetch']>;

let app: TestApp;
let kit: Awaited<ReturnType<typeof openStationKit>>;
let baseUrl: string;
let key: string;
let alpaca: Alpaca;
beforeAll(async () => {
  app = await testApp();
  kit = await openStationKit(app);
  kit.carrier.giveLabels();
  await kit.topUp(app.merchantId('M100001'), 10_000_000n);
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  baseUrl = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`;
  ({ key } = await openKit(app).makeKey());
  alpaca = createAlpaca({ key, baseUrl, language: 'en-US' });
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});

const clientBy = (fetch: Sending) => createAlpaca({ key, baseUrl, fetch });
const order = (customerNo: string) => ({
  order: {
    ...orderForm({ boxes: [{ weight: 2 }] }),
    productId: kit.products.label,
    customerNo,
  },
  remoteAgreed: true,
});
const newNo = () => `SDK-${newId().slice(-8)}`;
const countOf = async (customerNo: string) =>
  (await asOwner(app.database, 'select id from orders where customer_no = $1', [customerNo]))
    .length;

test('an order is placed, read, found among all that changed, and cancelled', async () => {
  const since = new Date(Date.now() - 1_000).toISOString();
  const { id } = await alpaca.post('/open/v1/orders', { body: order(newNo()) });
  for (let more = 0; more < 3; more += 1) {
    await alpaca.post('/open/v1/orders', { body: order(newNo()) });
  }
  await kit.run(kit.as(app.merchantId('M100001')), bookJob, id, 1);
  const params = { path: { id } };
  const told = await alpaca.get('/open/v1/orders/{id}', { params });
  expect(told).toMatchObject({ id, status: 'generated', label: 'ready' });
  const label = await alpaca.get('/open/v1/orders/{id}/label', { params, parseAs: 'arrayBuffer' });
  expect(Buffer.from(label).subarray(0, 5).toString()).toBe('%PDF-');
  const seen: string[] = [];
  for await (const each of alpaca.orders({ updatedAfter: since, limit: 2 })) seen.push(each.id);
  expect(seen).toContain(id);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThanOrEqual(4);
  for await (const { orderId } of alpaca.transactions({ kind: 'freight', limit: 1 })) {
    expect(orderId).toBe(id);
    break;
  }
  await alpaca.post('/open/v1/orders/{id}/cancel', { params, body: { reason: 'Sold out' } });
});

test('what is signed is let in, and refused where something on the way changed it', async () => {
  const signed = createAlpaca({ key, baseUrl, sign: true });
  const customerNo = newNo();
  await signed.post('/open/v1/orders', { body: order(customerNo) });
  for await (const each of signed.orders({ limit: 1 })) {
    expect(each.customerNo).toBe(customerNo);
    break;
  }
  const changing: Sending = async (request) =>
    fetch(new Request(request, { body: JSON.stringify(order(newNo())) }));
  const changed = createAlpaca({ key, baseUrl, sign: true, fetch: changing });
  await expect(changed.post('/open/v1/orders', { body: order(newNo()) })).rejects.toMatchObject({
    errorKey: 'apiKey.signatureWrong',
  });
});

test('an answer that is lost after the work was done makes no second order', async () => {
  const customerNo = newNo();
  let calls = 0;
  const replayed: (string | null)[] = [];
  const dropping = clientBy(async (request) => {
    const answer = await fetch(request);
    replayed.push(answer.headers.get('idempotent-replayed'));
    calls += 1;
    if (calls > 2) return answer;
    await answer.arrayBuffer();
    throw new TypeError('the line went dead');
  });
  const placed = await dropping.post('/open/v1/orders', { body: order(customerNo) });
  expect(placed.customerNo).toBe(customerNo);
  expect(replayed).toEqual([null, 'true', 'true']);
  expect(await countOf(customerNo)).toBe(1);
});

test('a refusal is thrown with all that it tells', async () => {
  const customerNo = newNo();
  await alpaca.post('/open/v1/orders', { body: order(customerNo) });
  const again = alpaca.post('/open/v1/orders', { body: order(customerNo) });
  const problem = await again.catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(AlpacaProblem);
  expect(problem).toMatchObject({
    status: 409,
    errorKey: 'order.customerNoTaken',
    type: '/docs/open-api/en/errors#order.customerNoTaken',
    issues: [],
  });
  const wrong = { order: { ...orderForm(), boxes: [] } } as never;
  const invalid = await alpaca.post('/open/v1/orders', { body: wrong }).catch((error) => error);
  expect(invalid.issues.map(({ path }: { path: string }) => path)).toContain('order.boxes');
});

test('who is told to come later comes then, and is served', async () => {
  const { key: busy } = await openKit(app).makeKey();
  const statuses: [number, string | null][] = [];
  const patient = createAlpaca({
    key: busy,
    baseUrl,
    fetch: async (request) => {
      const answer = await fetch(request);
      statuses.push([answer.status, answer.headers.get('retry-after')]);
      return answer;
    },
  });
  const ask = () => patient.post('/open/v1/orders/batch', { body: { orders: [{} as never] } });
  await Promise.all(Array.from({ length: openRates.bulk }, ask));
  // Its minute is over in two seconds.
  await asOwner(app.database, `update rate_limits set expire = $1 where key like 'open.bulk%'`, [
    Date.now() + 2_000,
  ]);
  const began = Date.now();
  await ask();
  expect(statuses.slice(openRates.bulk)).toEqual([
    [429, '2'],
    [200, null],
  ]);
  expect(Date.now() - began).toBeGreaterThanOrEqual(1_900);
});

test('what the server signs the SDK takes, by either secret of a roll', async () => {
  const [secret, former] = [makeSecret(), makeSecret()];
  const body = JSON.stringify({ type: 'webhook.test', timestamp: '', data: { name: '云岭' } });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const headers = webhookHeaders([secret, former], { messageId: 'msg_1', timestamp, body });
  for (const known of [secret, former]) {
    expect(await verifyWebhook(headers, body, known)).toEqual(JSON.parse(body));
  }
  await expect(verifyWebhook(headers, body, makeSecret())).rejects.toThrow('No signature');
});
