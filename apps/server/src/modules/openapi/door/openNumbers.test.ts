import { numbersAskedMost } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { bookJob, numberMany, orderForm } from '../../orders/testing.ts';
import { openStationKit } from '../../receiving/testing.ts';
import { sayEvents } from '../webhooks/saying/sayEvents.ts';
import { addEndpoints } from '../webhooks/webhooksTestKit.ts';
import { type OpenKit, openKit } from './openTestKit.ts';
import { expectPublished } from './openTestSchemas.ts';

let app: TestApp;
let key: string;
let door: OpenKit;
let kit: Awaited<ReturnType<typeof openStationKit>>;
beforeAll(async () => {
  app = await testApp();
  kit = await openStationKit(app);
  door = openKit(app);
  await kit.topUp(app.merchantId('M100001'), 10_000_000n);
  // Nobody can ask this line's carrier: an operator brings its numbers.
  await asOwner(
    app.database,
    `update channels set adapter = 'manual' where id = (select channel_id from products where id = $1)`,
    [kit.products.receipt],
  );
  ({ key } = await door.makeKey());
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});

const get = async (id: string) => (await door.ask(key, `/orders/${id}`)).body;
const numbersOf = async (orders: string[], by = key) => {
  const reply = await door.ask(by, '/orders/tracking-numbers', {
    method: 'POST',
    body: { orders },
  });
  expectPublished('listTrackingNumbers', reply);
  return reply;
};
const provisionalIs = (provisional: boolean) => expect.objectContaining({ provisional });

/** Placed by key and booked with the manual carrier. */
const booked = async () => {
  const order = orderForm({
    ...{ productId: kit.products.receipt, boxes: [{ weight: 2 }] },
    customerNo: `N-${newId().slice(-8)}`,
  });
  const placed = await door.ask(key, '/orders', {
    method: 'POST',
    body: { order, remoteAgreed: true },
  });
  const { id, orderNo, customerNo } = placed.body;
  await kit.run(kit.as(app.merchantId('M100001')), bookJob, id, 1);
  return { id, orderNo, customerNo } as Record<'id' | 'orderNo' | 'customerNo', string>;
};
const number = async (orderNo: string, trackingNumber: string) =>
  expect(await numberMany(kit.staff, [{ orderNo, trackingNumber }])).toEqual([]);

test('a number that stands in says so until the carrier gives its own; both are kept', async () => {
  const { id, orderNo } = await booked();
  const before = await get(id);
  expect(before).toMatchObject({ trackingNumber: orderNo, trackingNumberProvisional: true });
  expect(before.boxes[0].numbers).toEqual([
    { number: orderNo, provisional: true, at: expect.any(String) },
  ]);
  const final = `LX${newId().slice(-9)}CN`.toUpperCase();
  await number(orderNo, final);
  const after = await get(id);
  expect(after).toMatchObject({ trackingNumber: final, trackingNumberProvisional: false });
  expect(after.boxes[0]).toMatchObject({
    trackingNumber: final,
    numbers: [
      { number: orderNo, provisional: true },
      { number: final, provisional: false },
    ],
  });
  // Brought in once more it is no other number.
  await number(orderNo, final);
  expect((await get(id)).boxes[0].numbers).toHaveLength(2);
});

test('an event says that a number took the place of another, and none that it came', async () => {
  await addEndpoints(app, ['https://hooks.example.com/'], ['tracking.number']);
  const { id, orderNo } = await booked();
  const final = `LY${newId().slice(-9)}CN`.toUpperCase();
  await number(orderNo, final);
  await number(orderNo, final);
  while (await sayEvents(await app.ctxOf()));
  const said = await asOwner<{ body: string }>(
    app.database,
    'select body from webhook_events where order_id = $1',
    [id],
  );
  expect(said.map(({ body }) => JSON.parse(body))).toMatchObject([
    {
      type: 'tracking.number',
      data: {
        orderId: id,
        number: { trackingNumber: final, former: orderNo, provisional: false },
        snapshot: `/open/v1/orders/${id}`,
      },
    },
  ]);
});

test('numbers of many orders are told at once, by whatever they are asked', async () => {
  const [one, other] = [await booked(), await booked()];
  const final = `LZ${newId().slice(-9)}CN`.toUpperCase();
  await number(one.orderNo, final);
  const nothing = newId();
  const asked = [one.id, other.orderNo.toLowerCase(), other.customerNo, final, nothing, 'NO-SUCH'];
  const { status, body } = await numbersOf(asked);
  expect(status).toBe(200);
  expect(body.items.map(({ asked }: { asked: string }) => asked)).toEqual(asked);
  expect(body.items.map(({ orderId }: { orderId: string }) => orderId)).toEqual([
    one.id,
    other.id,
    other.id,
    one.id,
    null,
    null,
  ]);
  expect(body.items[0]).toMatchObject({ trackingNumber: final, provisional: false });
  expect(body.items[0].boxes[0].numbers).toEqual([provisionalIs(true), provisionalIs(false)]);
  expect(body.items[1]).toMatchObject({ trackingNumber: other.orderNo, provisional: true });
  // To another merchant, and in the sandbox, they are as unknown as what there is not.
  for (const wish of [{ of: 'kapok' }, { mode: 'test' as const }]) {
    const { key: stranger } = await door.makeKey(wish);
    const told = await numbersOf(asked, stranger);
    for (const item of told.body.items) expect(item).toMatchObject({ orderId: null, boxes: [] });
  }
  const most = Array.from({ length: numbersAskedMost + 1 }, () => nothing);
  expect((await numbersOf(most)).status).toBe(422);
});
