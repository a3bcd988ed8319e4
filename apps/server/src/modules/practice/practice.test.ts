import {
  getFirstSteps,
  getPractice,
  listOrders,
  listPrintRecords,
  listWallets,
  type PracticeOrder,
  placePractice,
  printPractice,
  tryPractice,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { appWithWorker } from '../../testing/worker.ts';
import { registerNew, tryLogin } from '../auth/testing.ts';

let app: TestApp;
let stop: () => Promise<void>;
let newcomer: ReturnType<TestApp['withToken']>;
beforeAll(async () => {
  ({ app, stop } = await appWithWorker());
  await registerNew(app, { username: 'newcomer', mobile: '13700000001' });
  const { result } = await tryLogin(app, 'newcomer', { password: 'Newpass123' });
  newcomer = app.withToken(result.token);
});
afterAll(() => stop());

const stateOf = async (key: string) =>
  (await newcomer.call(getFirstSteps)).result.find((step) => step.key === key)?.state;

const until = async (state: PracticeOrder['state'], withinMs = 10_000) => {
  for (const end = Date.now() + withinMs; Date.now() < end; ) {
    const order = (await newcomer.call(getPractice)).result;
    if (order?.state === state) return order;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`never ${state}: ${JSON.stringify((await newcomer.call(getPractice)).result)}`);
};

const nothing = { practice: 'todo', order: 'todo', label: 'todo' };

test('before activation, without money: priced, placed, labelled, printed', async () => {
  expect((await newcomer.call(getPractice)).result).toBeNull();
  const tried = await newcomer.call(tryPractice, { body: { weight: 0.5 } });
  expect(tried.status, JSON.stringify(tried.body)).toBe(200);
  const [cheapest, ...others] = tried.result.lines;
  expect(others.length).toBeGreaterThan(0);
  expect(cheapest?.total).toMatch(/^\d+\.\d\d$/);
  expect(tried.result.to).toContain('350 5th Avenue');

  expect((await newcomer.call(printPractice, { body: {} })).body.errorKey).toBe(
    'practice.notReady',
  );
  const body = { productId: cheapest?.productId ?? '', weight: 0.5, no: 'first00001' };
  const placed = await newcomer.call(placePractice, { body });
  expect(placed.status, JSON.stringify(placed.body)).toBe(200);
  const order = await until('ready');
  expect(order).toMatchObject({ orderNo: placed.result.orderNo, total: cheapest?.total });
  expect(order.trackingNumber).toMatch(/^TEST\d{10}$/);

  expect(await stateOf('practice')).toBe(nothing.practice);
  const label = await newcomer.call(printPractice, { body: {} });
  expect(label.raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await stateOf('practice')).toBe('done');
  expect((await newcomer.call(getPractice)).result?.state).toBe('printed');
});

test('asked again by the same number it is the same order', async () => {
  const [line] = (await newcomer.call(tryPractice, { body: { weight: 1 } })).result.lines;
  const body = { productId: line?.productId ?? '', weight: 1, no: 'second0001' };
  const replies = [
    await newcomer.call(placePractice, { body }),
    await newcomer.call(placePractice, { body }),
  ];
  const numbers = replies.map(({ result }) => result.orderNo);
  expect(numbers[0]).toBe(numbers[1]);
  expect((await newcomer.call(getPractice)).result?.orderNo).toBe(numbers[0]);
});

test('nothing of it is among the merchant’s own orders, money and prints', async () => {
  const orders = await newcomer.call(listOrders, { body: { pageNo: 1, pageSize: 10 } as never });
  expect(orders.result.records).toEqual([]);
  const prints = await newcomer.call(listPrintRecords, { body: { pageNo: 1, pageSize: 10 } });
  expect(prints.result.records).toEqual([]);
  const wallets = (await newcomer.call(listWallets)).result;
  expect(JSON.stringify(wallets)).not.toMatch(/[1-9]\d*\.\d\d/);
  expect(await stateOf('order')).toBe(nothing.order);
  expect(await stateOf('label')).toBe(nothing.label);
});

test('another merchant has practice orders of its own', async () => {
  expect((await (await app.as('kapok')).call(getPractice)).result).toBeNull();
  const kapok = await app.as('kapok');
  const [line] = (await kapok.call(tryPractice, { body: { weight: 1 } })).result.lines;
  const body = { productId: line?.productId ?? '', weight: 1, no: 'second0001' };
  const placed = await kapok.call(placePractice, { body });
  expect(placed.result.orderNo).not.toBe((await newcomer.call(getPractice)).result?.orderNo);
});

test('a line that does not take the parcel is none', async () => {
  const body = { productId: crypto.randomUUID(), weight: 1, no: 'third00001' };
  const reply = await newcomer.call(placePractice, { body });
  expect(reply).toMatchObject({ status: 404, body: { errorKey: 'product.notFound' } });
});

test('where nothing is sold nobody can practise, and is told so', async () => {
  await asOwner(app.database, "update products set status = 'stopped'");
  await asOwner(
    app.database,
    'update tenants set twin_followed_at = null where twin_of is not null',
  );
  const reply = await newcomer.call(tryPractice, { body: { weight: 1 } });
  expect(reply).toMatchObject({ status: 422, body: { errorKey: 'practice.noLine' } });
});
