import type { SandboxCase } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import type { TestApp } from '../../../testing/app.ts';
import { appWithWorker } from '../../../testing/worker.ts';
import { party } from '../../orders/testing.ts';
import { makeTrackDays } from '../../tracking/testing.ts';
import { openTrial, type Trial } from './sandboxTestKit.ts';

let app: TestApp;
let stop: () => Promise<void>;
let trial: Trial;
beforeAll(async () => {
  ({ app, stop } = await appWithWorker());
  await makeTrackDays(await app.ctxOf());
  trial = await openTrial(app);
});
afterAll(() => stop());

const placed = async (name: SandboxCase): Promise<string> => {
  const { id } = await trial.place({ customerNo: `${name}-${newId().slice(-8)}` });
  return id;
};
/** Labelled, and weighed in as its case has it. */
const received = async (name: SandboxCase, body: object = {}) => {
  const id = await placed(name);
  await trial.until(id, { label: 'ready' });
  return { id, order: await trial.done(`/sandbox/orders/${id}/receive`, body) };
};
const gone = async (name: SandboxCase) => {
  const { id } = await received(name);
  await trial.done(`/sandbox/orders/${id}/dispatch`);
  return id;
};
const aDay = () => trial.done('/sandbox/clock', { hours: 24 });
const changesOf = async (id: string) =>
  (await trial.get('/cost-changes')).items.filter(
    ({ orderId }: { orderId: string }) => orderId === id,
  );

test('a label that comes late is there once the clock was moved', async () => {
  const id = await placed('late-label');
  // Its carrier was asked, and is asked again only in ten seconds.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await trial.get(`/orders/${id}`)).toMatchObject({ status: 'ordering' });
  const before = Date.now();
  await trial.done('/sandbox/clock', { hours: 1 });
  await trial.until(id, { label: 'ready' });
  expect(Date.now() - before).toBeLessThan(9_000);
});

test('a battery that nobody declared: withheld, and answered by its merchant', async () => {
  const { id, order } = await received('withhold-battery');
  expect(order.status).toBe('withheld');
  const withheld = () => trial.get(`/withholdings/${id}`);
  expect(await withheld()).toMatchObject({ reasons: [{ reason: 'battery', outcome: null }] });
  await trial.done(`/withholdings/${id}/answer`, { answer: 'destroy' });
  expect(await withheld()).toMatchObject({
    reasons: [{ reason: 'battery', outcome: 'destroyed' }],
  });
});

test('a parcel that is heavier than declared costs more', async () => {
  const { id, order } = await received('weigh-heavier');
  expect(order).toMatchObject({ declaredKg: 2, measuredKg: 3 });
  expect(Number(order.measured.amount)).toBeGreaterThan(Number(order.quoted.amount));
  // A label is paid for before anybody weighs: then the difference is asked for.
  await trial.done('/sandbox/top-up', { amount: '500.00', currency: 'USD' });
  const productId = trial.line('US-LABEL');
  const customerNo = `weigh-heavier-${newId().slice(-8)}`;
  const paid = await trial.place({ productId, customerNo, shipper: party });
  await trial.until(paid.id, { label: 'ready' });
  await trial.done(`/sandbox/orders/${paid.id}/receive`);
  expect(await changesOf(paid.id)).toMatchObject([{ reason: 'measured', state: 'awaiting' }]);
  // What is said of a box counts more than the case.
  const said = await received('weigh-heavier', { boxes: [{ kg: 2 }] });
  expect(said.order).toMatchObject({ measuredKg: 2 });
  expect(said.id).not.toBe(id);
});

test('its carrier bills more weight a day after it has left, once', {
  timeout: 60_000,
}, async () => {
  const id = await gone('bill-heavier');
  expect(await changesOf(id)).toEqual([]);
  await Promise.all([aDay(), aDay()]);
  const changes = await changesOf(id);
  expect(changes).toMatchObject([{ reason: 'bill', state: 'awaiting' }]);
  const { weights } = await trial.get(`/cost-changes/${changes[0].id}`);
  expect(weights.map(({ by, kg }: { by: string; kg: number }) => [by, kg])).toEqual([
    ['declared', 2],
    ['measured', 2],
    ['carrier', 3],
  ]);
  await trial.done('/sandbox/clock', { hours: 24 * 14 });
  expect(await trial.get(`/cost-changes/${changes[0].id}`)).toMatchObject({ state: 'debited' });
});

test('a parcel comes back, one is lost and one stands still, as days go by', {
  timeout: 60_000,
}, async () => {
  const ids = [
    await gone('return-parcel'),
    await gone('lose-parcel'),
    await gone('stall-parcel'),
  ] as const;
  const heard = () =>
    Promise.all(
      ids.map(async (id) => {
        const { stage, reason } = await trial.get(`/orders/${id}/tracking`);
        return [stage, reason];
      }),
    );
  const days: unknown[] = [];
  for (let day = 1; day <= 5; day += 1) {
    await aDay();
    days.push(await heard());
  }
  const lost = ['inTransit', 'lost'];
  const stands = ['customs', 'inspected'];
  expect(days).toEqual([
    [
      ['inTransit', null],
      ['inTransit', null],
      ['linehaul', null],
    ],
    [['attemptFailed', 'refused'], lost, stands],
    [['returning', 'refused'], lost, stands],
    [['returned', null], lost, stands],
    [['returned', null], lost, stands],
  ]);
});

test('days that go by in one call are told in their order', { timeout: 60_000 }, async () => {
  const id = await gone('return-parcel');
  await trial.done('/sandbox/clock', { hours: 96 });
  expect(await trial.get(`/orders/${id}/tracking`)).toMatchObject({ stage: 'returned' });
});

test('what is sent again by its key is done once, without one each time', async () => {
  const balance = async () => Number((await trial.get('/balance')).wallets[0].balance);
  const topUp = (headers: Record<string, string>) =>
    trial.post('/sandbox/top-up', { amount: '10.00', currency: 'CNY' }, headers);
  const before = await balance();
  const key = { 'idempotency-key': newId() };
  const [first, again] = [await topUp(key), await topUp(key)];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(await balance()).toBeCloseTo(before + 10, 2);
  // As programs ask that were written before there was one.
  const none = { 'idempotency-key': '' };
  expect((await topUp(none)).status).toBe(200);
  await topUp(none);
  expect(await balance()).toBeCloseTo(before + 30, 2);

  const { id } = await trial.place();
  await trial.until(id, { label: 'ready' });
  const receive = () => trial.post(`/sandbox/orders/${id}/receive`, {}, key);
  const [one, two] = [await receive(), await receive()];
  expect(one.status, JSON.stringify(one.body)).toBe(200);
  expect(two.body).toEqual(one.body);
});

test('nobody plays the other side for parcels of another merchant’s sandbox', async () => {
  const { id } = await trial.place();
  const other = await openTrial(app, 'kapok');
  for (const [act, body] of [
    ['receive', {}],
    ['dispatch', {}],
    ['track', { stage: 'delivered' }],
  ] as const) {
    const reply = await other.post(`/sandbox/orders/${id}/${act}`, body);
    expect(reply).toMatchObject({ status: 404, body: { errorKey: 'order.notFound' } });
  }
});
