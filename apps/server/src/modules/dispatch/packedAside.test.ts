import { changeWithheldLine, giveUpWithheld, listOtherLines, shelveReturn } from '@alpaca/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTx } from '../../platform/db/tx.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { giveUp, lockOrders, type OrderRow } from '../orders/index.ts';
import { sweepDeadlines } from '../withholding/testing.ts';
import { type DispatchKit, openDispatchKit } from './dispatchTestKit.ts';

let app: TestApp;
let kit: DispatchKit;
let order: { id: string; no: string };
let bag: { id: string; bagNo: string };
beforeAll(async () => {
  app = await testApp();
  kit = await openDispatchKit(app);
});
// An order of two boxes, one of them in a bag, that is put aside since.
beforeEach(async () => {
  order = await kit.onFloor({ boxes: 2 });
  bag = await kit.bag((await kit.batch()).id);
  await kit.scan(bag.id, `${order.no}-1`);
  await kit.withhold(order.id);
});
afterEach(async () => expect(await kit.faults()).toEqual([]));
afterAll(async () => {
  await kit.close();
  await app.stop();
});

const takeOut = () => kit.scan(bag.id, `${order.no}-1`, { isOut: true });
const places = async () =>
  (
    await asOwner<{ kind: string }>(
      app.database,
      'select kind from box_places where order_id = $1 order by line',
      [order.id],
    )
  ).map(({ kind }) => kind);

test.each(['return', 'destroy'] as const)(
  '%s is refused with the bag’s number until its boxes are scanned out',
  async (how) => {
    const end = () => kit.operator.call(giveUpWithheld, { body: { orderId: order.id, how } });
    const refused = await end();
    expect(refused.body.errorKey).toBe('withholding.inBag');
    expect(refused.body.message).toContain(bag.bagNo);
    expect(await kit.statusOf(order.id)).toBe('withheld');
    expect(await places()).toEqual(['bag', 'withheld']);
    await takeOut();
    expect((await end()).status).toBe(200);
    expect(await places()).toEqual([]);
  },
);

test('what lies in a bag is not put on the returns’ shelf, either', async () => {
  const onFloor = await kit.onFloor();
  await kit.scan(bag.id, onFloor.no);
  const shelve = () =>
    kit.operator.call(shelveReturn, {
      body: {
        warehouseId: kit.warehouseId,
        number: onFloor.no,
        shelf: 'A-1',
        source: 'warehouse',
      },
    });
  expect((await shelve()).body.errorKey).toBe('withholding.inBag');
  await kit.scan(bag.id, onFloor.no, { isOut: true });
  expect((await shelve()).status).toBe(200);
});

test('a line is not changed while a box lies in a bag of the old one', async () => {
  const { lines } = (await kit.operator.call(listOtherLines, { query: { orderId: order.id } }))
    .result;
  const { productId, price, currency } = lines.find((line) => line.price !== null) ?? {};
  const change = () =>
    kit.operator.call(changeWithheldLine, {
      body: { orderId: order.id, productId, agreedPrice: price, currency } as never,
    });
  const refused = await change();
  expect(refused.body.errorKey).toBe('withholding.inBag');
  expect(refused.body.message).toContain(bag.bagNo);
  await takeOut();
  expect((await change()).status).toBe(200);
  expect(await places()).toEqual(['floor', 'floor']);
});

test('its merchant is told that it is packed, and not in which bag', async () => {
  const own = { ...(await app.ctxOf()), scope: 'merchant' as const, merchantId: kit.merchantId };
  const ended = inTx(own, async (ctx) => {
    const [locked] = await lockOrders(ctx, [order.id]);
    return giveUp(ctx, locked as OrderRow, 'return', 'merchant');
  });
  await expect(ended).rejects.toMatchObject({ key: 'withholding.packed' });
});

test('after the deadline it stays and people are told, until it is out of the bag', async () => {
  await asOwner(
    app.database,
    `update withholdings set deadline = now() - interval '1 hour', by_default = 'return' where order_id = $1`,
    [order.id],
  );
  const ctx = { ...(await app.ctxOf()), session: null };
  const sweep = () => sweepDeadlines(ctx);
  await sweep();
  const told = await asOwner<{ is: boolean }>(
    app.database,
    'select overdue_at is not null as is from withholdings where order_id = $1',
    [order.id],
  );
  expect(told).toEqual([{ is: true }]);
  expect(await kit.statusOf(order.id)).toBe('withheld');
  await takeOut();
  await sweep();
  expect(await kit.statusOf(order.id)).toBe('chargedBack');
});
