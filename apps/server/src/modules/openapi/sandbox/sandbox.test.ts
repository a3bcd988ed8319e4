import { sandboxCases } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import type { TestApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { appWithWorker } from '../../../testing/worker.ts';
import { orderForm, party } from '../../orders/testing.ts';
import { makeTrackDays } from '../../tracking/testing.ts';
import { type OpenKit, openKit } from '../door/openTestKit.ts';
import { openTrial, type Trial } from './sandboxTestKit.ts';

let app: TestApp;
let stop: () => Promise<void>;
let kit: OpenKit;
let trial: Trial;
let key: string;
let labelLine: string;
beforeAll(async () => {
  ({ app, stop } = await appWithWorker());
  kit = openKit(app);
  await makeTrackDays(await app.ctxOf());
  trial = await openTrial(app);
  key = trial.key;
  labelLine = trial.line('US-LABEL');
});
afterAll(() => stop());

test('a test key opens a sandbox with the same lines and money of its own', async () => {
  const { key: live } = await kit.makeKey();
  const [there, here] = await Promise.all([kit.ask(key, '/products'), kit.ask(live, '/products')]);
  expect(there.body.items.length).toBeGreaterThan(3);
  expect(there.body.items).toEqual(here.body.items);
  expect([there, here].map(({ headers }) => headers['alpaca-mode'])).toEqual(['test', 'live']);
  const { wallets } = await trial.get('/balance');
  expect(wallets).toMatchObject([{ currency: 'CNY', balance: '100000.00' }]);
});

test('the whole way: placed, labelled, weighed in, sent off, delivered', async () => {
  const { id } = await trial.place();
  const order = await trial.until(id, { label: 'ready' });
  expect(order.trackingNumber).toMatch(/^TEST\d{10}$/);
  const label = await kit.ask(key, `/orders/${id}/label`);
  expect((label.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
  const received = await trial.done(`/sandbox/orders/${id}/receive`, { boxes: [{ kg: 2.4 }] });
  expect(received).toMatchObject({ measuredKg: 2.4 });
  const again = await trial.post(`/sandbox/orders/${id}/receive`);
  expect(again).toMatchObject({ status: 409, body: { errorKey: 'sandbox.stopped' } });
  expect((await trial.done(`/sandbox/orders/${id}/dispatch`)).status).toBe('outWarehouse');
  const { stage } = await trial.done(`/sandbox/orders/${id}/track`, { stage: 'inTransit' });
  expect(stage).toBe('inTransit');
  const told = await trial.done(`/sandbox/orders/${id}/track`, { stage: 'delivered' });
  expect(told).toMatchObject({ stage: 'delivered', status: 'delivered' });
});

test('what nobody pays for is void in time', async () => {
  const { id } = await trial.place({ productId: labelLine, shipper: party });
  expect(await trial.get(`/orders/${id}`)).toMatchObject({
    settlement: 'unpaid',
    status: 'ordering',
  });
  await trial.done('/sandbox/clock', { hours: 24 * 6 });
  await trial.until(id, { status: 'voided' });
});

test('silence agrees to a cost change once enough time has gone by, for this merchant alone', async () => {
  const { key: other } = await kit.makeKey({ mode: 'test', of: 'kapok' });
  await trial.done('/sandbox/top-up', { amount: '500.00', currency: 'USD' });
  const { id } = await trial.place({ productId: labelLine, shipper: party, customerNo: newId() });
  await trial.until(id, { label: 'ready' });
  await trial.done(`/sandbox/orders/${id}/receive`, { boxes: [{ kg: 3.1 }] });
  const open = async () => (await trial.get('/cost-changes')).items;
  const [change] = await open();
  expect(change).toMatchObject({ orderId: id, state: 'awaiting' });
  await kit.ask(other, '/sandbox/clock', { method: 'POST', body: { hours: 240 } });
  expect(await open()).toHaveLength(1);
  await trial.done('/sandbox/clock', { hours: 24 * 10 });
  expect(await open()).toEqual([]);
  expect(await trial.get(`/cost-changes/${change.id}`)).toMatchObject({ state: 'debited' });
});

test('every failure can be had by its name', { timeout: 60_000 }, async () => {
  const placed = new Map<string, string>();
  for (const name of sandboxCases) {
    placed.set(name, (await trial.place({ customerNo: `${name}-${newId().slice(-8)}` })).id);
  }
  const id = (name: (typeof sandboxCases)[number]) => placed.get(name) as string;
  for (const name of sandboxCases.filter((each) => each.startsWith('refuse'))) {
    const { failReason } = await trial.until(id(name), { status: 'failed' });
    expect(failReason, name).not.toBe('');
  }
  await trial.until(id('keep-label'), { label: 'ready' });
  await trial.done(`/orders/${id('keep-label')}/cancel`);
  await trial.until(id('keep-label'), { status: 'generated' });
  expect(await trial.get(`/orders/${id('late-label')}`)).toMatchObject({ status: 'ordering' });
  expect(await trial.get(`/orders/${id('no-answer')}`)).toMatchObject({ status: 'ordering' });
});

test('money is added by a call', async () => {
  const wallets = async () => (await trial.get('/balance')).wallets[0];
  const before = Number((await wallets()).balance);
  await trial.done('/sandbox/top-up', { amount: '25.50', currency: 'CNY' });
  expect(Number((await wallets()).balance)).toBeCloseTo(before + 25.5, 2);
});

test.each([
  ['-5.00', 'CNY'],
  ['0', 'CNY'],
  ['0.00', 'USD'],
  ['1.005', 'CNY'],
  ['1.5', 'JPY'],
  ['9'.repeat(16), 'CNY'],
])('%s %s is no amount to add: it is refused, and nothing moves', async (amount, currency) => {
  const before = await trial.get('/balance');
  const reply = await trial.post('/sandbox/top-up', { amount, currency });
  expect(reply).toMatchObject({ status: 422, body: { errorKey: 'request.invalid' } });
  expect(await trial.get('/balance')).toEqual(before);
});

test('who moves the clock far waits for itself, and its live calls for none of it', async () => {
  const { key: live } = await kit.makeKey();
  const ended: string[] = [];
  const end = async (name: string, asked: Promise<{ status: number }>) => {
    const { status } = await asked;
    ended.push(name);
    return status;
  };
  const clock = (name: string, hours: number) => end(name, trial.post('/sandbox/clock', { hours }));
  // Two at once: the third waits for one of them, however short it is.
  const clocks = [clock('far', 240), clock('far', 240), clock('near', 1)];
  const order = { order: orderForm({ productId: labelLine, shipper: party }), remoteAgreed: true };
  await end('live', kit.ask(live, '/orders', { method: 'POST', body: order }));
  expect(await Promise.all(clocks)).toEqual([200, 200, 200]);
  expect(ended.slice(0, 2)).toEqual(['live', 'far']);
});

test('live and test never meet: neither sees what the other has', async () => {
  const { key: live } = await kit.makeKey();
  const { id } = await trial.place();
  for (const path of [`/orders/${id}`, `/orders/${id}/tracking`, `/orders/${id}/charges`]) {
    expect((await kit.ask(live, path)).status).toBe(404);
    expect((await kit.ask(key, path)).status).toBe(200);
  }
  const number = (await trial.get(`/orders/${id}`)).orderNo;
  expect((await kit.ask(live, `/orders?number=${number}`)).body.items).toEqual([]);
  const refused = await kit.ask(live, '/sandbox/clock', { method: 'POST', body: { hours: 1 } });
  expect(refused).toMatchObject({ status: 409, body: { errorKey: 'sandbox.only' } });
  const [mixed] = await asOwner<{ count: string }>(
    app.database,
    `select count(*) from tenants t join directory.tenant_hosts h using (tenant_id) where t.twin_of is not null`,
  );
  expect(mixed?.count).toBe('0');
  const faults = 'select fault, what from ledger_faults';
  expect(await asOwner(app.database, faults)).toEqual([]);
});
