import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { sweepCostChanges } from '../../costs/index.ts';
import { openWarehouse } from '../../warehouses/testing.ts';
import { bookJob } from '../booking/booking.jobs.ts';
import * as repo from '../orders.repository.ts';
import { openTestCarrier } from '../ordersTestCarrier.ts';
import { type OrdersKit, openOrdersKit, perKgMinor } from '../ordersTestKit.ts';
import { receiveWeighed } from '../ordersTestReceive.ts';
import { changeLine, priceByLine } from './changeLine.ts';
import { giveUp, payArrears } from './endWithholding.ts';
import { settleAndGoOn } from './settleAndGoOn.ts';
import { withhold } from './withhold.ts';

// Where goods and money meet, to the cent.

let app: TestApp;
let kit: OrdersKit;
let staff: Ctx;
let warehouseId: string;
let merchantId: string;
let own: Ctx;
const carrier = openTestCarrier();

beforeAll(async () => {
  app = await testApp();
  kit = await openOrdersKit(app, carrier.carrier);
  staff = await app.ctxOf();
  warehouseId = await openWarehouse(app);
  await asOwner(app.database, 'update products set return_handling = 3, return_fee = 8', []);
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});

const funds = 10n * perKgMinor;
const handling = 300n;
beforeEach(async () => {
  merchantId = await kit.merchant(funds);
  own = kit.as(merchantId);
});

const balances = () => kit.balances(merchantId);
const orderOf = (id: string) => repo.find(staff, id);

/** An order of two kilograms, submitted and, where its merchant labels it, booked. */
const submitted = async (line: keyof OrdersKit['products'], kg = 2) => {
  const order = await kit.submit(own, kit.form(kit.products[line], kg));
  if (line !== 'warehouse') await kit.run(own, bookJob, order.id, 1);
  return order.id;
};
const receive = (orderId: string, kg: number) =>
  receiveWeighed(staff, { orderId, warehouseId, kg });
const moved = <T>(orderId: string, work: (ctx: Ctx, order: repo.OrderRow) => Promise<T>) =>
  inTx(staff, async (ctx) => work(ctx, await repo.lockOne(ctx, orderId)));
const openReasons = (orderId: string) =>
  staff.db
    .selectFrom('withholdings')
    .where('tenant_id', '=', staff.tenant.id)
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .select(['id', 'reason'])
    .orderBy('id')
    .execute();
const changesOf = (orderId: string) =>
  staff.db
    .selectFrom('cost_changes')
    .where('tenant_id', '=', staff.tenant.id)
    .where('order_id', '=', orderId)
    .selectAll()
    .execute();
const placesOf = async (orderId: string) =>
  (
    await staff.db
      .selectFrom('box_places')
      .where('tenant_id', '=', staff.tenant.id)
      .where('order_id', '=', orderId)
      .select('kind')
      .execute()
  ).map(({ kind }) => kind);

describe('charged at receipt', () => {
  test.each([
    ['lighter than forecast: the rest of the hold is free', 1],
    ['as forecast', 2],
    ['heavier: the wallet pays the rest', 3],
  ])('%s', async (_, kg) => {
    const id = await submitted('receipt');
    expect(await balances()).toEqual({ wallet: funds - 2n * perKgMinor, held: 2n * perKgMinor });
    const { order, reasons } = await receive(id, kg);
    expect(reasons).toEqual([]);
    expect(order).toMatchObject({ status: 'inWarehouse', settlement: 'paid' });
    expect(await orderOf(id)).toMatchObject({ real_minor: BigInt(kg) * perKgMinor });
    expect(await balances()).toEqual({ wallet: funds - BigInt(kg) * perKgMinor, held: 0n });
    expect(await placesOf(id)).toEqual(['floor']);
  });

  test('with too little it is withheld for arrears, and only what is missing is asked for', async () => {
    const id = await submitted('receipt');
    const { order, reasons } = await receive(id, 12);
    expect(reasons).toEqual(['arrears']);
    expect(order).toMatchObject({ status: 'withheld', settlement: 'unpaid', open_reasons: 1 });
    expect(await balances()).toEqual({ wallet: funds - 2n * perKgMinor, held: 2n * perKgMinor });
    expect(await moved(id, (ctx, order) => payArrears(ctx, order, 'system'))).toBeNull();
    await kit.topUp(merchantId, 2n * perKgMinor);
    const paid = await moved(id, (ctx, order) => payArrears(ctx, order, 'system'));
    expect(paid).toMatchObject({ status: 'inWarehouse', settlement: 'paid', open_reasons: 0 });
    expect(await balances()).toEqual({ wallet: 0n, held: 0n });
    expect(await openReasons(id)).toEqual([]);
    expect(await placesOf(id)).toEqual(['floor']);
  });

  describe('intercepted', () => {
    const intercepted = async (line: 'receipt' | 'warehouse', kg: number) => {
      const id = await submitted(line);
      await asOwner(app.database, 'update orders set intercept_at = now() where id = $1', [id]);
      return { id, ...(await receive(id, kg)) };
    };
    const settled = async (id: string) => {
      const ids = (await openReasons(id)).map((open) => open.id);
      return moved(id, (ctx, order) => settleAndGoOn(ctx, order, ids, 'operator'));
    };
    const kept = { wallet: funds - 2n * perKgMinor, held: 2n * perKgMinor };

    test.each(['receipt', 'warehouse'] as const)(
      'is put aside, neither charged nor booked, and goes back for the handling: %s',
      async (line) => {
        const { id, order, reasons } = await intercepted(line, 3);
        expect(reasons).toEqual(['intercepted']);
        expect(order).toMatchObject({ status: 'withheld', settlement: 'unpaid', open_reasons: 1 });
        expect(order.booking).toBe(line === 'warehouse' ? 'awaitingWeight' : 'booked');
        expect(await placesOf(id)).toEqual(['withheld']);
        expect(await balances()).toEqual(kept);
        await moved(id, (ctx, row) => giveUp(ctx, row, 'return', 'operator'));
        expect(await balances()).toEqual({ wallet: funds - handling, held: 0n });
      },
    );

    test('that may go on after all is charged as measured, and booked where it is labelled here', async () => {
      const { id } = await intercepted('warehouse', 3);
      expect(await settled(id)).toMatchObject({
        status: 'inWarehouse',
        settlement: 'paid',
        booking: 'inFlight',
        intercept_at: null,
        open_reasons: 0,
      });
      expect(await placesOf(id)).toEqual(['floor']);
      expect(await balances()).toEqual({ wallet: funds - 3n * perKgMinor, held: 0n });
    });

    test('that may go on and is short of money waits for it', async () => {
      const { id } = await intercepted('receipt', 12);
      expect(await settled(id)).toMatchObject({
        status: 'withheld',
        settlement: 'unpaid',
        open_reasons: 1,
      });
      expect(await openReasons(id)).toMatchObject([{ reason: 'arrears' }]);
      expect(await balances()).toEqual(kept);
      await kit.topUp(merchantId, 2n * perKgMinor);
      const paid = await moved(id, (ctx, order) => payArrears(ctx, order, 'system'));
      expect(paid).toMatchObject({ status: 'inWarehouse', settlement: 'paid', intercept_at: null });
      expect(await balances()).toEqual({ wallet: 0n, held: 0n });
    });
  });
});

describe('charged with its label', () => {
  test('heavier: announced, and debited once by silence even below nothing', async () => {
    const id = await submitted('label', 10);
    expect(await balances()).toEqual({ wallet: 0n, held: 0n });
    await receive(id, 12);
    expect(await orderOf(id)).toMatchObject({ status: 'inWarehouse', confirm_status: 'awaiting' });
    expect(await balances()).toEqual({ wallet: 0n, held: 0n });
    const [change] = await changesOf(id);
    expect(change).toMatchObject({
      reason: 'measured',
      status: 'awaiting',
      before_minor: 10n * perKgMinor,
      after_minor: 12n * perKgMinor,
    });
    const due = change?.due_at as Date;
    await sweepCostChanges(staff, new Date(due.getTime() - 1_000));
    expect(await balances()).toEqual({ wallet: 0n, held: 0n });
    await Promise.all([sweepCostChanges(staff, due), sweepCostChanges(staff, due)]);
    await sweepCostChanges(staff, due);
    expect(await balances()).toEqual({ wallet: -2n * perKgMinor, held: 0n });
    expect(await changesOf(id)).toMatchObject([{ status: 'debited' }]);
    expect(await orderOf(id)).toMatchObject({ confirm_status: 'confirmed' });
  });

  test('lighter: credited at once', async () => {
    const id = await submitted('label', 4);
    await receive(id, 1);
    expect(await balances()).toEqual({ wallet: funds - perKgMinor, held: 0n });
    expect(await changesOf(id)).toMatchObject([{ status: 'credited', due_at: null }]);
  });

  test('given back after a credit and after a debit: all that was taken, less handling', async () => {
    const lighter = await submitted('label', 4);
    await receive(lighter, 1);
    await moved(lighter, (ctx, order) => giveUp(ctx, order, 'return', 'operator'));
    expect(await balances()).toEqual({ wallet: funds - handling, held: 0n });
    const heavier = await submitted('label', 2);
    await receive(heavier, 3);
    const [change] = await changesOf(heavier);
    await sweepCostChanges(staff, change?.due_at as Date);
    await moved(heavier, (ctx, order) => giveUp(ctx, order, 'return', 'operator'));
    expect(await balances()).toEqual({ wallet: funds - 2n * handling, held: 0n });
    expect(await changesOf(heavier)).toMatchObject([{ status: 'withdrawn' }]);
    expect(await orderOf(heavier)).toMatchObject({
      status: 'chargedBack',
      settlement: 'refunded',
      confirm_status: 'none',
    });
  });
});

describe('withheld', () => {
  test('several reasons: only the last lets it go on', async () => {
    const id = await submitted('receipt');
    await receive(id, 2);
    for (const reason of ['battery', 'damaged', 'battery'] as const) {
      await moved(id, (ctx, order) => withhold(ctx, order, { reason }, 'operator'));
    }
    expect(await orderOf(id)).toMatchObject({ status: 'withheld', open_reasons: 2 });
    const [first, second] = await openReasons(id);
    const settle = (reasonId = '') =>
      moved(id, (ctx, order) => settleAndGoOn(ctx, order, [reasonId], 'operator'));
    expect(await settle(first?.id)).toMatchObject({ status: 'withheld', open_reasons: 1 });
    await expect(settle(first?.id)).rejects.toMatchObject({ key: 'withholding.ended' });
    expect(await settle(second?.id)).toMatchObject({ status: 'inWarehouse', open_reasons: 0 });
    expect(await placesOf(id)).toEqual(['floor']);
  });

  test('arrears are paid while another reason stands', async () => {
    const id = await submitted('receipt');
    await receive(id, 12);
    await moved(id, (ctx, order) => withhold(ctx, order, { reason: 'battery' }, 'operator'));
    await kit.topUp(merchantId, 2n * perKgMinor);
    const paid = await moved(id, (ctx, order) => payArrears(ctx, order, 'system'));
    expect(paid).toMatchObject({ status: 'withheld', settlement: 'paid', open_reasons: 1 });
    expect(await openReasons(id)).toMatchObject([{ reason: 'battery' }]);
    expect(await placesOf(id)).toEqual(['withheld']);
  });

  test.each(['return', 'destroy'] as const)(
    '%s with a hold: only handling is taken',
    async (how) => {
      const id = await submitted('receipt');
      await receive(id, 12);
      const over = await moved(id, (ctx, order) => giveUp(ctx, order, how, 'operator'));
      expect(over).toMatchObject({
        status: how === 'return' ? 'chargedBack' : 'voided',
        settlement: 'unpaid',
        open_reasons: 0,
        hold_id: null,
      });
      expect(await balances()).toEqual({ wallet: funds - handling, held: 0n });
      expect(await openReasons(id)).toEqual([]);
      expect(await placesOf(id)).toEqual([]);
    },
  );

  test('labelled here and in arrears: destroyed, its hold ends', async () => {
    const id = await submitted('warehouse');
    await receive(id, 12);
    await moved(id, (ctx, order) => giveUp(ctx, order, 'destroy', 'operator'));
    expect(await orderOf(id)).toMatchObject({ status: 'voided', booking: 'none' });
    expect(await balances()).toEqual({ wallet: funds - handling, held: 0n });
  });

  test('a handling fee above the price takes no more than the price', async () => {
    const id = await submitted('receipt');
    await asOwner(app.database, 'update products set return_handling = 500', []);
    await receive(id, 2);
    await moved(id, (ctx, order) => giveUp(ctx, order, 'return', 'operator'));
    await asOwner(app.database, 'update products set return_handling = 3', []);
    expect(await balances()).toEqual({ wallet: funds - 2n * perKgMinor, held: 0n });
  });

  test('another line: the old price goes back, the new one is taken, and it is booked here', async () => {
    const id = await submitted('label', 2);
    await receive(id, 3);
    await moved(id, (ctx, order) => withhold(ctx, order, { reason: 'forbidden' }, 'operator'));
    const productId = kit.products.receipt;
    const quote = await priceByLine(staff, await orderOf(id), productId);
    expect(quote.totalMinor).toBe(Number(3n * perKgMinor));
    const change = (agreedMinor: bigint) =>
      moved(id, (ctx, order) => changeLine(ctx, order, { productId, agreedMinor }, 'operator'));
    await expect(change(1n)).rejects.toMatchObject({ key: 'withholding.priceChanged' });
    expect(await change(BigInt(quote.totalMinor))).toMatchObject({
      status: 'inWarehouse',
      settlement: 'paid',
      booking: 'inFlight',
      product_id: productId,
    });
    expect(await balances()).toEqual({ wallet: funds - 3n * perKgMinor, held: 0n });
    expect(await changesOf(id)).toMatchObject([{ status: 'withdrawn' }]);
    await kit.run(own, bookJob, id, 2);
    expect(await orderOf(id)).toMatchObject({ status: 'inWarehouse', booking: 'booked' });
    await moved(id, (ctx, order) => giveUp(ctx, order, 'return', 'operator'));
    expect(await balances()).toEqual({ wallet: funds - handling, held: 0n });
  });
});

test('what comes back after it left stays charged, and the fee is announced', async () => {
  const id = await submitted('receipt');
  await receive(id, 2);
  await asOwner(app.database, `update orders set status = 'outWarehouse' where id = $1`, [id]);
  await moved(id, (ctx, order) => giveUp(ctx, order, 'return', 'operator'));
  expect(await orderOf(id)).toMatchObject({ status: 'chargedBack', settlement: 'paid' });
  expect(await balances()).toEqual({ wallet: funds - 2n * perKgMinor, held: 0n });
  expect(await changesOf(id)).toMatchObject([{ reason: 'return', after_minor: 800n }]);
});

test('and the books have no faults after all of it', async () => {
  expect(await asOwner(app.database, 'select * from ledger_faults')).toEqual([]);
});
