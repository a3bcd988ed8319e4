import {
  addPrintRecords,
  getFirstSteps,
  saveDraft,
  submitOrder,
  tryPrices,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { orderForm, party } from '../orders/testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const steps = async (name: string) => (await (await app.as(name)).call(getFirstSteps, {})).result;
const statesOf = async (name: string) =>
  Object.fromEntries((await steps(name)).map(({ key, state }) => [key, state]));

test('the steps come in their order, in words', async () => {
  const all = await steps('kapok');
  const keys = ['activate', 'practice', 'shipper', 'topUp', 'price', 'order', 'label'];
  expect(all.map(({ key }) => key)).toEqual(keys);
  for (const { title, text } of all) expect(`${title}${text}`).not.toMatch(/firstStep/);
});

const shipper = {
  ...party,
  countryCode: 'CN',
  province: '广东省',
  city: '深圳市',
  area: '龙岗区',
  postCode: '518129',
};

const place = async (name: string) => {
  const visitor = await app.as(name);
  const [line] = await asOwner<{ id: string }>(
    app.database,
    `select p.id from products p join tenants t on t.tenant_id = p.tenant_id
     where t.code = 'yunling' and p.code = 'US-PACKET'`,
  );
  const productId = line?.id as string;
  const form = orderForm({ productId, shipper });
  const reply = await visitor.call(submitOrder, { body: { form, remoteAgreed: true } as never });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
};

test('a draft is no order; one that was placed is, for its merchant alone', async () => {
  const kapok = await app.as('kapok');
  await kapok.call(saveDraft, { body: { form: orderForm({}) as never } });
  expect((await statesOf('kapok')).order).toBe('todo');
  await place('kapok');
  expect((await statesOf('kapok')).order).toBe('done');
  expect((await statesOf('bluebay')).order).toBe('todo');
});

test('what was handed in waits for us, and is done once we said yes', async () => {
  const set = (status: number) =>
    asOwner(app.database, "update merchants set activation_status = $1 where code = 'M100004'", [
      status,
    ]);
  const states: unknown[] = [];
  for (const status of [0, 2, 3, 1]) {
    await set(status);
    states.push((await statesOf('fawn')).activate);
  }
  expect(states).toEqual(['todo', 'waiting', 'todo', 'done']);
  await set(0);
  expect((await statesOf('fawn')).activate, 'noted for good').toBe('done');
});

test('a price that was tried is remembered, though nothing of it is kept', async () => {
  expect((await statesOf('bluebay')).price).toBe('todo');
  const rule = { countryCode: 'US', postCode: '10001', boxes: [{ weight: 1, count: 1 }] };
  const body = { rules: [rule] };
  const reply = await (await app.as('bluebay')).call(tryPrices, { body: body as never });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  expect((await statesOf('bluebay')).price).toBe('done');
});

test('members hear of the steps that they may take', async () => {
  const keys = (await steps('kapok-clerk')).map(({ key }) => key);
  expect(keys).toContain('order');
  expect(keys).not.toContain('activate');
});

test('with a label on paper a merchant is new no more, whatever was left out', async () => {
  const kapok = await asOwner<{ id: string }>(
    app.database,
    "update orders set status = 'generated', booking = 'booked', label = 'ready' where status = 'ordering' and merchant_id = (select merchant_id from merchants where code = 'M100002' and tenant_id = orders.tenant_id) returning id",
  );
  expect(kapok.length).toBe(1);
  const before = await statesOf('kapok');
  expect(before).toMatchObject({ label: 'todo', practice: 'todo' });
  const record = { orderId: kapok[0]?.id, document: 'label', pages: 1, copies: 1 };
  const body = { records: [record], client: 'browser', workstation: 'T', place: 'list' };
  const printed = await (await app.as('kapok')).call(addPrintRecords, { body: body as never });
  expect(printed.status, JSON.stringify(printed.body)).toBe(200);
  expect(await steps('kapok')).toEqual([]);
  expect((await statesOf('bluebay')).label, 'another’s way goes on').toBe('todo');
});

test("the tenant's own people have no steps", async () => {
  expect(await steps('yunling-op')).toEqual([]);
});
