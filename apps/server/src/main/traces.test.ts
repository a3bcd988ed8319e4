import { randomUUID } from 'node:crypto';
import { startCarrierSim } from '@alpaca/carrier-sim';
import { saveDraft, submitOrder } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carriers } from '../carriers/carriers.ts';
import { type OrdersKit, openOrdersKit, orderForm } from '../modules/orders/testing.ts';
import type { Carrier } from '../platform/carrier.ts';
import { startTraces } from '../platform/traces/start.ts';
import { traces } from '../platform/traces/traces.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { asOwner } from '../testing/owner.ts';
import { workFor } from '../testing/worker.ts';
import { type Collector, openCollector } from './tracesTestCollector.ts';

let collector: Collector;
let traced: Awaited<ReturnType<typeof startTraces>>;
let sim: Awaited<ReturnType<typeof startCarrierSim>>;
let app: TestApp;
let kit: OrdersKit;
let worker: ReturnType<typeof workFor>;
let merchant: Awaited<ReturnType<TestApp['as']>>;

beforeAll(async () => {
  collector = await openCollector();
  traced = await startTraces({ traces: collector.url, tracesShare: 1, logLevel: 'warn' }, 'api');
  sim = await startCarrierSim();
  app = await testApp({
    ALPACA_CARRIERS: JSON.stringify({ yunling: { simulator: { url: sim.url } } }),
  });
  kit = await openOrdersKit(app, carriers.get('simulator') as Carrier);
  worker = workFor(app);
  const [found] = await asOwner<{ merchant_id: string }>(
    app.database,
    'select merchant_id from users where id = $1',
    [app.userId('starfield')],
  );
  await kit.topUp(found?.merchant_id as string, 1_000_000n);
  merchant = await app.as('starfield');
});
afterAll(async () => {
  await worker.stop();
  await kit.close();
  await app.stop();
  await traced.stop();
  traces.on = false;
  await sim.stop();
  await collector.stop();
});

const clicked = (traceId: string) => ({
  headers: { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` },
});
const form = () => orderForm({ productId: kit.products.label }) as never;
const attributesOf = (span: { attributes: { key: string; value: object }[] }) =>
  Object.fromEntries(span.attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** What is sent of a trace, once all that is wanted of it is there. */
const spansOf = async (traceId: string, wanted: (name: string) => boolean) => {
  const own = () => collector.spans().filter((span) => span.traceId === traceId);
  await expect.poll(() => own().some(({ name }) => wanted(name)), { timeout: 30_000 }).toBe(true);
  return own();
};

test('a click is followed through its call, its statements, its job and its carrier under one name', async () => {
  const traceId = 'a'.repeat(32);
  await merchant.call(submitOrder, { body: { form: form() } }, clicked(traceId));
  const spans = await spansOf(traceId, (name) => name === 'job order.book');
  const one = (name: string) => {
    const found = spans.find((span) => span.name === name);
    if (!found) throw new Error(`no ${name} among ${spans.map((span) => span.name).join(', ')}`);
    return found;
  };
  const call = one('submitOrder');
  expect(call.parentSpanId).toBe('b'.repeat(16));
  expect(attributesOf(call)).toEqual({
    'http.request.method': 'POST',
    'http.response.status_code': 200,
    'http.route': '/alpaca-oms/oms/order/submit',
    'alpaca.tenant': 'yunling',
  });
  const insert = one('INSERT orders');
  expect(insert.parentSpanId).toBe(call.spanId);
  expect(attributesOf(insert)).toEqual({
    'db.system.name': 'postgresql',
    'db.operation.name': 'INSERT',
    'db.collection.name': 'orders',
  });
  const job = one('job order.book');
  const { host } = new URL(sim.url);
  const asked = one(`POST ${host}`);
  expect(asked.parentSpanId).toBe(job.spanId);
  expect(attributesOf(asked)).toEqual({
    'http.request.method': 'POST',
    'server.address': host,
    'http.response.status_code': 201,
  });
  expect(spans.some((span) => span.parentSpanId === job.spanId && /^SELECT /.test(span.name))).toBe(
    true,
  );

  // The log's lines of the call and of its job name the trace.
  const lines = app.lines.map((line) => JSON.parse(line));
  expect(lines.find(({ msg, call }) => msg === 'request' && call === 'submitOrder').trace).toBe(
    traceId,
  );
  expect(lines.find(({ msg, kind }) => msg === 'job done' && kind === 'order.book').trace).toBe(
    traceId,
  );
});

test('nothing of a form, of who sent it or of what it became stands in what is sent', async () => {
  const traceId = 'c'.repeat(32);
  const body = { form: form() };
  const { result: order } = await merchant.call(submitOrder, { body }, clicked(traceId));
  await spansOf(traceId, (name) => name === 'job order.book');
  const said: string[] = [order.id, order.transactionOrderNo, 'starfield'];
  JSON.parse(JSON.stringify(body), (_, value) => {
    if (typeof value === 'string' && value.length > 3) said.push(value);
    return value;
  });
  expect(said.length).toBeGreaterThan(10);
  const told = collector.told();
  expect(told).toContain('job order.book');
  expect(said.filter((word) => told.includes(word))).toEqual([]);
});

test('a press is one trace, however often its call is sent', async () => {
  const key = randomUUID();
  const body = { form: form() };
  for (const _ of [1, 2]) await merchant.call(saveDraft, { body }, { key });
  const spans = await spansOf(key.replaceAll('-', ''), (name) => name === 'saveDraft');
  expect(spans.filter(({ name }) => name === 'saveDraft')).toHaveLength(2);
  expect(spans.filter(({ name }) => name === 'INSERT orders')).toHaveLength(1);
});

test('what belongs to no call and no job leaves nothing', async () => {
  const before = collector.spans().length;
  const { db } = await app.ctxOf();
  await db.selectFrom('tenants').select('code').execute();
  // Sent in their turn, so it would be there with this one.
  const key = randomUUID();
  await merchant.call(saveDraft, { body: { form: form() } }, { key });
  await spansOf(key.replaceAll('-', ''), (name) => name === 'saveDraft');
  const since = collector.spans().slice(before);
  expect(since.map(({ name }) => name)).toContain('INSERT orders');
  const alone = since.filter(({ parentSpanId, name }) => !parentSpanId && !/^job /.test(name));
  expect(alone.map(({ name }) => name)).toEqual([]);
});

test('what fails is marked with its kind and none of its words', async () => {
  const traceId = 'd'.repeat(32);
  await asOwner(
    app.database,
    'alter table orders add constraint never check (customer_no <> customer_no) not valid',
  );
  const reply = await merchant.call(saveDraft, { body: { form: form() } }, clicked(traceId));
  expect(reply.status).toBe(500);
  const spans = await spansOf(traceId, (name) => name === 'saveDraft');
  const failed = spans.find((span) => span.name === 'INSERT orders');
  expect(failed?.status.code).toBe(2);
  expect(attributesOf(failed as never)).toMatchObject({ 'error.type': '23514' });
  expect(spans.find((span) => span.name === 'saveDraft')?.status.code).toBe(2);
});
