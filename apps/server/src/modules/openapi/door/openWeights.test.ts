import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { whileFrozen } from '../../finance/testing.ts';
import { changeBoxes } from '../../orders/index.ts';
import { bookJob, orderForm, perKgMinor } from '../../orders/testing.ts';
import { openStationKit } from '../../receiving/testing.ts';
import { type OpenAsk, type OpenKit, openKit } from './openTestKit.ts';
import { expectPublished } from './openTestSchemas.ts';

let merchantId: string;
let own: Ctx;
let key: string;
let app: TestApp;
let door: OpenKit;
let kit: Awaited<ReturnType<typeof openStationKit>>;
beforeAll(async () => {
  app = await testApp();
  merchantId = app.merchantId('M100001');
  kit = await openStationKit(app);
  await kit.topUp(merchantId, 1_000_000n);
  kit.carrier.giveLabels();
  own = kit.as(merchantId);
  door = openKit(app);
});
beforeEach(async () => {
  ({ key } = await door.makeKey());
});
afterAll(async () => {
  const faults = await kit.faults();
  await kit.close();
  await app.stop();
  expect(faults).toEqual([]);
});

const place = async (line: keyof typeof kit.products, boxes: object[] = [{ weight: 2 }]) => {
  const order = orderForm({ productId: kit.products[line], boxes });
  const { body, status } = await door.ask(key, '/orders', {
    method: 'POST',
    body: { order, remoteAgreed: true },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body as { id: string; orderNo: string };
};
const change = async (id: string, boxes: object[], more: object = {}, ask: OpenAsk = {}) => {
  const body = { boxes, ...more };
  const reply = await door.ask(key, `/orders/${id}/weight`, { ...ask, method: 'PUT', body });
  expectPublished('changeWeight', reply);
  return reply;
};
const get = async (id: string) => (await door.ask(key, `/orders/${id}`)).body;
const cny = (kg: number) => ({
  amount: ((Number(perKgMinor) * kg) / 100).toFixed(2),
  currency: 'CNY',
});
const refusedWith = (errorKey: string) => expect.objectContaining({ errorKey });

test('what waits to be brought weighs something else, and just that much is held', async () => {
  const before = await kit.balances(merchantId);
  const { id } = await place('warehouse');
  const headers = { 'idempotency-key': newId() };
  const first = await change(id, [{ weight: 3 }], {}, { headers });
  expect(first).toMatchObject({
    status: 200,
    body: { status: 'generated', declaredKg: 3, quoted: cny(3), held: cny(3) },
  });
  // Asked again it is done no second time.
  const again = await change(id, [{ weight: 3 }], {}, { headers });
  expect(again).toMatchObject({ status: 200, headers: { 'idempotent-replayed': 'true' } });
  const boxes = [{ weight: 0.5 }, { weight: 0.5, length: 10, width: 10, height: 10 }];
  expect((await change(id, boxes)).body).toMatchObject({ boxCount: 2, held: cny(1) });
  const after = await kit.balances(merchantId);
  expect(after).toEqual({
    wallet: before.wallet - perKgMinor,
    held: before.held + perKgMinor,
  });
  const detail = await get(id);
  expect(detail.boxes.map(({ declaredKg }: { declaredKg: number }) => declaredKg)).toEqual([
    0.5, 0.5,
  ]);
  expect(detail.events.map(({ step }: { step: string }) => step)).toEqual([
    'submit',
    'changeWeight',
    'changeWeight',
  ]);
  const { body: charges } = await door.ask(key, `/orders/${id}/charges`);
  expect(charges.moves.map(({ op }: { op: string }) => op)).toEqual([
    ...['hold', 'release', 'hold', 'release', 'hold'],
  ]);
  // Nothing is different: nothing moves.
  expect((await change(id, boxes)).status).toBe(200);
  expect((await get(id)).events).toHaveLength(3);
  // Void it lets go of what is held now.
  await door.ask(key, `/orders/${id}/cancel`, { method: 'POST', body: {} });
  expect(await kit.balances(merchantId)).toEqual(before);
});

test('what is refused changes neither weight nor money', async () => {
  const { id } = await place('warehouse');
  const before = await kit.balances(merchantId);
  const dear = await change(id, [{ weight: 3 }], { agreedTotal: '29.99' });
  expect(dear.body).toEqual(refusedWith('order.priceRose'));
  const heavy = await change(id, [{ weight: 9_999 }]);
  expect(heavy.body).toEqual(refusedWith('order.notQuoted'));
  expect(await get(id)).toMatchObject({ declaredKg: 2, held: cny(2), boxCount: 1 });
  expect(await kit.balances(merchantId)).toEqual(before);
});

test('where there is too little for the new weight the old one stays, held as it was', async () => {
  const poor = await kit.merchant(2_500n);
  const { id } = await kit.submit(kit.as(poor), kit.form(kit.products.warehouse, 2));
  const dearer = changeBoxes(kit.as(poor), id, { boxes: [{ weight: 3 }] });
  await expect(dearer).rejects.toMatchObject({ key: 'wallet.tooLow' });
  expect(await kit.balances(poor)).toEqual({ wallet: 500n, held: 2_000n });
  // What it holds counts for what it is to hold.
  await changeBoxes(kit.as(poor), id, { boxes: [{ weight: 2.5 }] });
  expect(await kit.balances(poor)).toEqual({ wallet: 0n, held: 2_500n });
});

test('what its carrier was told, what is handed over and what is here stays as it is', async () => {
  const told = await place('receipt');
  await kit.run(own, bookJob, told.id, 1);
  const late = await change(told.id, [{ weight: 3 }], {}, { headers: { 'accept-language': 'en' } });
  expect(late).toMatchObject({ status: 409, body: { errorKey: 'order.cannotMove' } });
  expect(late.body.detail).toContain('its carrier was told the weight');
  const listed = await place('warehouse');
  const list = { orderIds: [listed.id], warehouseId: kit.warehouseId };
  expect((await door.ask(key, '/hand-overs', { method: 'POST', body: list })).status).toBe(201);
  const english = { headers: { 'accept-language': 'en' } };
  const handed = await change(listed.id, [{ weight: 3 }], {}, english);
  expect(handed.body.detail).toContain('has been handed over');
  const begun = await place('warehouse', [{ weight: 2 }, { weight: 2 }]);
  await kit.scan(`${begun.orderNo}-1`);
  const here = await change(begun.id, [{ weight: 3 }], {}, english);
  expect(here.body.detail).toContain('has been handed over');
});

test('a frozen account changes nothing', async () => {
  const { id } = await place('warehouse');
  const refused = await whileFrozen(app.database, merchantId, () => change(id, [{ weight: 3 }]));
  expect(refused.body).toEqual(refusedWith('account.frozen'));
  expect((await change(id, [{ weight: 3 }])).status).toBe(200);
});

test('who changes a weight while it is weighed in comes first or is refused; it is charged once', async () => {
  const outcomes = new Set<number>();
  for (let round = 0; round < 12; round += 1) {
    const before = await kit.balances(merchantId);
    const { id, orderNo } = await place('warehouse');
    const pause = new Promise((done) => setTimeout(done, round % 4 === 0 ? 25 : 0));
    const [changed] = await Promise.all([
      change(id, [{ weight: 3 }]),
      pause.then(() => kit.scan(orderNo, { weight: 2.5 })),
    ]);
    outcomes.add(changed.status);
    if (changed.status !== 200) expect(changed.body.errorKey).toBe('order.cannotMove');
    const order = await get(id);
    expect(order).toMatchObject({ status: 'inWarehouse', paid: cny(2.5), held: null });
    expect(order.declaredKg).toBe(changed.status === 200 ? 3 : 2);
    const after = await kit.balances(merchantId);
    expect(after).toEqual({ wallet: before.wallet - 2_500n, held: before.held });
  }
  expect([...outcomes].every((status) => [200, 409].includes(status))).toBe(true);
});

test('who changes a weight, hands it over and cancels it at once: one of them has its way, and holds are as they stand', async () => {
  const before = await kit.balances(merchantId);
  let holds = 0n;
  for (let round = 0; round < 8; round += 1) {
    const { id } = await place('warehouse');
    const list = { orderIds: [id], warehouseId: kit.warehouseId };
    const [changed, handed, cancelled] = await Promise.all([
      change(id, [{ weight: 3 }]),
      round % 2 === 0 ? door.ask(key, '/hand-overs', { method: 'POST', body: list }) : null,
      door.ask(key, `/orders/${id}/cancel`, { method: 'POST', body: {} }),
    ]);
    for (const reply of [changed, handed, cancelled]) {
      if (reply) expect([200, 201, 409, 422], JSON.stringify(reply.body)).toContain(reply.status);
    }
    const order = await get(id);
    if (order.status === 'voided') {
      expect(order.held).toBeNull();
    } else {
      expect(order.declaredKg).toBe(changed.status === 200 ? 3 : 2);
      expect(order.held).toEqual(cny(order.declaredKg));
      holds += BigInt(Math.round(Number(order.held.amount) * 100));
    }
  }
  expect(await kit.balances(merchantId)).toEqual({
    wallet: before.wallet - holds,
    held: before.held + holds,
  });
});

test('two who change a weight at once: both are told what holds, and one hold stands', async () => {
  const before = await kit.balances(merchantId);
  const { id } = await place('warehouse');
  const replies = await Promise.all([3, 4, 5].map((weight) => change(id, [{ weight }])));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { declaredKg, held } = await get(id);
  expect(held).toEqual(cny(declaredKg));
  const minor = BigInt(declaredKg) * perKgMinor;
  expect(await kit.balances(merchantId)).toEqual({
    wallet: before.wallet - minor,
    held: before.held + minor,
  });
});

test('a key saves a draft, weighs it anew and submits it', async () => {
  const form = orderForm({ boxes: [{ weight: 1 }] });
  const draft = await door.ask(key, '/orders/drafts', { method: 'POST', body: { order: form } });
  expect(draft).toMatchObject({
    status: 201,
    body: { status: 'draft', source: 'api', held: null },
  });
  const { id } = draft.body;
  expect((await change(id, [{ weight: 4 }])).body).toMatchObject({
    status: 'draft',
    declaredKg: 4,
  });
  const submit = () => door.ask(key, `/orders/${id}/submit`, { method: 'POST', body: {} });
  expect((await submit()).body).toEqual(refusedWith('order.incomplete'));
});
