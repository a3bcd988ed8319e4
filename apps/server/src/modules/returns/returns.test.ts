import { setTimeout } from 'node:timers/promises';
import {
  endReturn,
  getOrderDetail,
  listReturns,
  listShelfPlaces,
  type ReturnOutcome,
  type ReturnWish,
  shelveReturn,
  wishReturn,
} from '@alpaca/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { makeFile } from '../files/testing.ts';
import { giveUp, lockOrders, type OrderRow } from '../orders/index.ts';
import { bookJob, type OrdersKit, openOrdersKit, openTestCarrier } from '../orders/testing.ts';
import { openWarehouse } from '../warehouses/testing.ts';
import { addReturn } from './index.ts';
import { sweepReturns } from './returns.sweep.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;
let app: TestApp;
let kit: OrdersKit;
let operator: Visitor;
let merchant: Visitor;
let staff: Ctx;
let merchantId: string;
let warehouseId: string;
const carrier = openTestCarrier();

beforeAll(async () => {
  app = await testApp();
  kit = await openOrdersKit(app, carrier.carrier);
  staff = await app.ctxOf();
  merchantId = app.merchantId('M100001');
  await kit.topUp(merchantId, 1_000_000n);
  operator = await app.as('yunling-op');
  merchant = await app.as('starfield');
  await asOwner(app.database, 'update products set return_handling = 3, return_fee = 8');
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});
beforeEach(async () => {
  warehouseId = await openWarehouse(app);
});

/** An order that is paid and booked, and where it is now. */
const order = async (status: 'inWarehouse' | 'outWarehouse' | 'generated' = 'outWarehouse') => {
  const own = kit.as(merchantId);
  const { id } = await kit.submit(own, kit.form(kit.products.label, 2));
  await kit.run(own, bookJob, id, 1);
  await asOwner(app.database, 'update orders set status = $2, warehouse_id = $3 where id = $1', [
    id,
    status,
    status === 'generated' ? null : warehouseId,
  ]);
  const [row] = await asOwner<{ order_no: string }>(
    app.database,
    'select order_no from orders where id = $1',
    [id],
  );
  return { id, no: row?.order_no as string };
};
const shelve = (number: string, more: object = {}, by = operator) =>
  by.call(shelveReturn, { body: { warehouseId, number, shelf: 'a-01', ...more } });
const onShelf = async (source: 'carrier' | 'overseas' = 'carrier') => {
  const made = await order();
  const { result, body } = await shelve(made.no, { source });
  expect(body.errorKey).toBeUndefined();
  return { ...made, returnId: result.id };
};
/** Ends one as whoever knows its wish; a destruction says why. */
const end = async (id: string, outcome: ReturnOutcome, more: object = {}, by = operator) =>
  by.call(endReturn, {
    body: {
      id,
      outcome,
      wish: (await rowOf(id))?.wish as ReturnWish | null,
      ...(outcome === 'destroyed' && { note: '破损' }),
      ...more,
    },
  });
const wishFor = (id: string, wish: ReturnWish, until?: string, by = merchant) =>
  by.call(wishReturn, { body: { id, wish, ...(until && { until }) } });
/** What somebody signed at the operator's table. */
const signed = async () => {
  const owner = { ctx: staff, userId: app.userId('yunling-op'), merchantId };
  const id = await makeFile('signature')(owner);
  await asOwner(app.database, 'update files set merchant_id = null where id = $1', [id]);
  return id;
};
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);
const saveSetting = (code: string, value: number) =>
  asOwner(
    app.database,
    `insert into tenant_settings (tenant_id, code, value, changed_by) values ($1, $2, $3, $4)
     on conflict (tenant_id, code) do update set value = excluded.value`,
    [staff.tenant.id, code, value, app.userId('yunling-admin')],
  );
const changesOf = (orderId: string) =>
  staff.db
    .selectFrom('cost_changes')
    .where('tenant_id', '=', staff.tenant.id)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .select(['reason', 'after_minor', 'status'])
    .execute();
const lieFor = (id: string, days: number) =>
  asOwner(
    app.database,
    `update returns set shelved_at = shelved_at - make_interval(days => $2),
       free_until = free_until - make_interval(days => $2), deadline = deadline - make_interval(days => $2)
     where id = $1`,
    [id, days],
  );
const rowOf = async (id: string) =>
  (
    await asOwner<Record<string, unknown>>(app.database, 'select * from returns where id = $1', [
      id,
    ])
  )[0];

describe('onto the shelf', () => {
  test('what a carrier brings back ends its order, with the line’s fee announced once', async () => {
    const { id, no } = await order();
    expect((await shelve(no)).body.errorKey).toBe('return.notExpected');
    const { result } = await shelve(no, { source: 'carrier' });
    expect(result).toMatchObject({ state: 'onShelf', shelf: 'A-01', source: 'carrier' });
    const { status } = (await merchant.call(getOrderDetail, { query: { id } })).result.order;
    expect(status).toBe('chargedBack');
    expect(await changesOf(id)).toEqual([
      { reason: 'return', after_minor: 800n, status: 'awaiting' },
    ]);
    // Scanned again it only finds another place.
    const again = await shelve(no, { shelf: 'B-07' });
    expect(again.result).toMatchObject({ id: result.id, shelf: 'B-07' });
    expect(await changesOf(id)).toHaveLength(1);
  });

  test('two stations scan the same one at once: it came back once', async () => {
    const { id, no } = await order();
    const replies = await Promise.all([
      shelve(no, { source: 'carrier' }),
      shelve(no, { source: 'carrier', shelf: 'C-01' }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(replies.map(({ result }) => result.id)).size).toBe(1);
    expect(await changesOf(id)).toHaveLength(1);
  });

  test('what is given up in the warehouse is expected, and shelved without a question', async () => {
    const { id, no } = await order('inWarehouse');
    await inTx(staff, async (ctx) => {
      const [locked] = await lockOrders(ctx, [id]);
      const after = await giveUp(ctx, locked as OrderRow, 'return', 'operator');
      await addReturn(ctx, after, 'withheld');
      // Told twice it is still one.
      await addReturn(ctx, after, 'withheld');
    });
    const body = { number: no };
    const before = (await operator.call(listReturns, { body })).result;
    expect(before.page.records).toMatchObject([{ state: 'expected', deadline: null }]);
    expect((await shelve(no)).result).toMatchObject({ state: 'onShelf', source: 'withheld' });
    expect(await changesOf(id)).toEqual([]);
  });

  test('a parcel that is here goes back by the operator’s word', async () => {
    const { no } = await order('inWarehouse');
    expect((await shelve(no, { source: 'carrier' })).body.errorKey).toBe('return.notOffered');
    expect((await shelve(no, { source: 'warehouse' })).result).toMatchObject({ state: 'onShelf' });
  });

  test('what was never here does not come back', async () => {
    const { no } = await order('generated');
    for (const source of ['carrier', 'warehouse', 'overseas']) {
      expect((await shelve(no, { source })).body.errorKey).toBe('return.notOffered');
    }
    expect((await shelve('NO-SUCH')).body.errorKey).toBe('order.noSuchNumber');
  });

  test('only in one’s own warehouse', async () => {
    const elsewhere = await openWarehouse(app, { staff: [] });
    const { no } = await order();
    const asked = { source: 'carrier', warehouseId: elsewhere };
    expect((await shelve(no, asked)).body.errorKey).toBe('warehouse.notYours');
    expect((await shelve(no, { source: 'carrier' }, merchant)).status).toBe(403);
  });

  test('what stands in another warehouse is not given up by who works here', async () => {
    const { id, no } = await order('inWarehouse');
    const set = 'update orders set warehouse_id = $2 where id = $1';
    await asOwner(app.database, set, [id, await openWarehouse(app, { staff: [] })]);
    const reply = await shelve(no, { source: 'warehouse' });
    expect(reply.body.errorKey).toBe('warehouse.notYours');
    const { status } = (await merchant.call(getOrderDetail, { query: { id } })).result.order;
    expect(status).toBe('inWarehouse');
  });

  test('pictures are those that the caller took', async () => {
    const { no } = await order();
    const reply = await shelve(no, { source: 'carrier', photos: [newId()] });
    expect(reply.body.errorKey).toBe('file.notFound');
    // Nothing of it happened.
    expect((await shelve(no)).body.errorKey).toBe('return.notExpected');
  });
});

describe('what becomes of it', () => {
  test('the merchant wishes, the operator does', async () => {
    const { returnId } = await onShelf();
    expect((await wishFor(returnId, 'sendBack')).body.errorKey).toBe('return.notOffered');
    expect((await wishFor(returnId, 'handBack')).status).toBe(200);
    expect((await end(returnId, 'handedBack')).body.errorKey).toBe('request.invalid');
    const signature = await signed();
    const taken = { by: 'person', note: '陈先生', signature };
    const done = await end(returnId, 'handedBack', taken);
    expect(done.result).toMatchObject({
      state: 'ended',
      outcome: 'handedBack',
      ...{ note: '陈先生', signature },
    });
    // Its merchant sees who signed.
    const [file] = await asOwner(app.database, 'select merchant_id from files where id = $1', [
      signature,
    ]);
    expect(file).toEqual({ merchant_id: merchantId });
    expect((await wishFor(returnId, 'destroy')).body.errorKey).toBe('return.ended');
    expect((await end(returnId, 'destroyed')).body.errorKey).toBe('return.ended');
  });

  test.each([
    ['nobody', {}],
    ['a person without a signature', { by: 'person', note: '陈先生' }],
    ['a courier without a number', { by: 'courier', courier: '顺丰' }],
    ['a number without a courier', { by: 'courier', courierNo: 'SF1' }],
  ])('it is not handed out to %s', async (_who, more) => {
    const { returnId } = await onShelf();
    expect((await end(returnId, 'handedBack', more)).body.errorKey).toBe('request.invalid');
    expect(await rowOf(returnId)).toMatchObject({ state: 'onShelf' });
  });

  test('a courier takes it under its number; what another signed is not taken', async () => {
    const { returnId } = await onShelf();
    const signature = await signed();
    await asOwner(app.database, 'update files set user_id = $2 where id = $1', [
      signature,
      app.userId('yunling-op2'),
    ]);
    const foreign = { by: 'person', note: '陈先生', signature };
    expect((await end(returnId, 'handedBack', foreign)).body.errorKey).toBe('file.notFound');
    const courier = { by: 'courier', courier: '顺丰', courierNo: 'SF1234567' };
    expect((await end(returnId, 'handedBack', courier)).result).toMatchObject({
      outcome: 'handedBack',
      courier: '顺丰',
      courierNo: 'SF1234567',
    });
  });

  test('who decided by an older wish is told, and nothing is destroyed', async () => {
    const { returnId } = await onShelf();
    await wishFor(returnId, 'destroy');
    const stale = { id: returnId, outcome: 'destroyed', wish: 'destroy' } as const;
    await wishFor(returnId, 'handBack');
    const reply = await operator.call(endReturn, { body: stale });
    expect(reply.body.errorKey).toBe('return.wishChanged');
    expect(await rowOf(returnId)).toMatchObject({ state: 'onShelf', wish: 'handBack' });
  });

  test('destroyed without the merchant’s wish it needs a reason', async () => {
    const { returnId } = await onShelf();
    const reply = await end(returnId, 'destroyed', { note: '' });
    expect(reply.body.errorKey).toBe('request.invalid');
    await wishFor(returnId, 'destroy');
    expect((await end(returnId, 'destroyed', { note: '' })).status).toBe(200);
  });

  test('the staff writes down what it was told, in its own warehouses', async () => {
    const { returnId } = await onShelf();
    expect((await wishFor(returnId, 'destroy', undefined, operator)).status).toBe(200);
    expect(await rowOf(returnId)).toMatchObject({ wish: 'destroy' });
    await asOwner(app.database, 'delete from warehouse_staff where warehouse_id = $1', [
      warehouseId,
    ]);
    const elsewhere = await wishFor(returnId, 'handBack', undefined, operator);
    expect(elsewhere.body.errorKey).toBe('warehouse.notYours');
  });

  test('overseas it is sent back, never handed back', async () => {
    const { returnId } = await onShelf('overseas');
    expect(
      (await end(returnId, 'handedBack', { by: 'courier', courier: 'X', courierNo: 'Y' })).body
        .errorKey,
    ).toBe('return.notOffered');
    expect((await wishFor(returnId, 'handBack')).body.errorKey).toBe('return.notOffered');
    expect((await end(returnId, 'sentBack')).result).toMatchObject({ outcome: 'sentBack' });
  });

  test('redelivered it is a draft of its merchant, with the same form', async () => {
    const { id, returnId } = await onShelf();
    const { newOrderId } = (await end(returnId, 'redelivered')).result;
    const [old, fresh] = await Promise.all(
      [id, newOrderId as string].map(
        async (orderId) => (await merchant.call(getOrderDetail, { query: { id: orderId } })).result,
      ),
    );
    expect(fresh?.order).toMatchObject({ status: 'draft' });
    expect(fresh?.form.consignee).toEqual(old?.form.consignee);
    expect(fresh?.form.productId).toBe(old?.form.productId);
  });

  test('two end it at once: once', async () => {
    const { id, returnId } = await onShelf();
    await lieFor(returnId, 20);
    const replies = await Promise.all([end(returnId, 'destroyed'), end(returnId, 'redelivered')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await changesOf(id)).filter(({ reason }) => reason === 'storage')).toHaveLength(1);
  });

  test('nobody ends what lies elsewhere, or another’s wish', async () => {
    const { returnId } = await onShelf();
    await asOwner(app.database, 'delete from warehouse_staff where warehouse_id = $1', [
      warehouseId,
    ]);
    expect((await end(returnId, 'destroyed')).body.errorKey).toBe('warehouse.notYours');
    const other = await app.as('kapok');
    expect((await wishFor(returnId, 'destroy', undefined, other)).body.errorKey).toBe(
      'return.notFound',
    );
    const seen = (await other.call(listReturns, { body: {} })).result.page.records;
    expect(seen.map(({ id }) => id)).not.toContain(returnId);
  });
});

describe('time', () => {
  test('within the free days nothing is asked', async () => {
    const { id, returnId } = await onShelf();
    await lieFor(returnId, 15);
    await end(returnId, 'destroyed');
    expect((await changesOf(id)).map(({ reason }) => reason)).toEqual(['return']);
  });

  test('each day beyond them costs the tenant’s fee, in one sum when it ends', async () => {
    const { id, returnId } = await onShelf();
    await lieFor(returnId, 20);
    const { result } = await end(returnId, 'destroyed');
    expect(result).toMatchObject({ storageDays: 5, storage: '10.00' });
    // A day costs more from now on; what is over cost what it did.
    await saveSetting('shelfFeePerDay', 9);
    const after = (await operator.call(listReturns, { body: { state: 'ended' } })).result.page;
    expect(after.records.find((one) => one.id === returnId)).toMatchObject({
      storageDays: 5,
      storage: '10.00',
    });
    await saveSetting('shelfFeePerDay', 2);
    expect(await changesOf(id)).toContainEqual({
      reason: 'storage',
      after_minor: 1_000n,
      status: 'awaiting',
    });
  });

  test('after the deadline the tenant’s default decides, unless somebody wished something', async () => {
    const [silent, wished] = [await onShelf(), await onShelf()];
    await wishFor(wished.returnId, 'handBack');
    for (const { returnId } of [silent, wished]) await lieFor(returnId, 61);
    await sweepReturns(staff);
    expect(await rowOf(silent.returnId)).toMatchObject({ state: 'ended', outcome: 'destroyed' });
    expect(await rowOf(wished.returnId)).toMatchObject({ state: 'onShelf' });
    await sweepReturns(staff);
    const storage = (await changesOf(silent.id)).filter(({ reason }) => reason === 'storage');
    expect(storage).toHaveLength(1);
  });

  test('a wish that comes in the same moment is heard: nothing is destroyed', async () => {
    const { id, returnId } = await onShelf();
    await lieFor(returnId, 61);
    const sweeping = await inTx(staff, async (ctx) => {
      await lockOrders(ctx, [id]);
      const swept = sweepReturns(staff);
      await setTimeout(300);
      const wished = ctx.db.updateTable('returns').set({ wish: 'handBack' });
      await wished.where('tenant_id', '=', ctx.tenant.id).where('id', '=', returnId).execute();
      return { swept };
    });
    await sweeping.swept;
    expect(await rowOf(returnId)).toMatchObject({ state: 'onShelf', wish: 'handBack' });
  });

  test('a default to give back is a wish that the staff sees, and to stay is nothing', async () => {
    const [back, stays] = [await onShelf(), await onShelf()];
    for (const [{ returnId }, how] of [
      [back, 'return'],
      [stays, 'stay'],
    ] as const) {
      await lieFor(returnId, 61);
      await asOwner(app.database, 'update returns set by_default = $2 where id = $1', [
        returnId,
        how,
      ]);
    }
    await sweepReturns(staff);
    expect(await rowOf(back.returnId)).toMatchObject({ state: 'onShelf', wish: 'handBack' });
    expect(await rowOf(stays.returnId)).toMatchObject({ state: 'onShelf', wish: null });
  });

  test('kept until a day it lies there until then, and no longer', async () => {
    const { returnId } = await onShelf();
    expect((await wishFor(returnId, 'hold')).body.errorKey).toBe('request.invalid');
    for (const day of [inDays(0), inDays(-3), inDays(181)]) {
      const reply = await wishFor(returnId, 'hold', day);
      expect(reply.body.errorKey, day).toBe('return.holdTooLong');
    }
    expect((await wishFor(returnId, 'hold', inDays(100))).status).toBe(200);
    const { deadline } = (await rowOf(returnId)) as { deadline: Date };
    await sweepReturns(staff, new Date(deadline.getTime() - 60_000));
    expect(await rowOf(returnId)).toMatchObject({ state: 'onShelf', wish: 'hold' });
    await sweepReturns(staff, new Date(deadline.getTime() + 60_000));
    expect(await rowOf(returnId)).toMatchObject({ state: 'ended', outcome: 'destroyed' });
  });

  test('asked again it is kept no longer than the tenant keeps returns at all', async () => {
    const { returnId } = await onShelf();
    await lieFor(returnId, 100);
    expect((await wishFor(returnId, 'hold', inDays(81))).body.errorKey).toBe('return.holdTooLong');
    expect((await wishFor(returnId, 'hold', inDays(80))).status).toBe(200);
    const [shown] = (await merchant.call(listReturns, { body: { wish: 'hold' } })).result.page
      .records;
    expect(shown).toMatchObject({ id: returnId, holdMost: inDays(80) });
    await lieFor(returnId, 81);
    expect((await wishFor(returnId, 'hold', inDays(1))).body.errorKey).toBe('return.holdTooLong');
  });

  test('what is not here yet is not kept', async () => {
    const { id } = await order('inWarehouse');
    const returnId = await inTx(staff, async (ctx) => {
      const [locked] = await lockOrders(ctx, [id]);
      const after = await giveUp(ctx, locked as OrderRow, 'return', 'operator');
      return (await addReturn(ctx, after, 'withheld')).id;
    });
    const reply = await wishFor(returnId, 'hold', inDays(10));
    expect(reply.body.errorKey).toBe('return.notOffered');
  });

  test('free days are counted down to nothing', async () => {
    const { returnId } = await onShelf();
    const left = async () => {
      const { records } = (await operator.call(listReturns, { body: { warehouseId } })).result.page;
      return records.find((one) => one.id === returnId)?.freeDaysLeft;
    };
    expect(await left()).toBe(15);
    await lieFor(returnId, 14);
    expect(await left()).toBe(1);
    await lieFor(returnId, 2);
    expect(await left()).toBe(0);
  });

  test('on another place it lies on: neither free days nor the time to decide begin anew', async () => {
    const { no, returnId } = await onShelf();
    await lieFor(returnId, 20);
    const before = await rowOf(returnId);
    const { result } = await shelve(no, { shelf: 'D-04' });
    expect(result).toMatchObject({ shelf: 'D-04', freeDaysLeft: 0, storageDays: 5 });
    const { shelved_at, free_until, deadline } = before as Record<string, unknown>;
    expect(await rowOf(returnId)).toMatchObject({ shelved_at, free_until, deadline });
  });

  test('before the deadline nothing happens', async () => {
    const { returnId } = await onShelf();
    await lieFor(returnId, 59);
    await sweepReturns(staff);
    expect(await rowOf(returnId)).toMatchObject({ state: 'onShelf', wish: null });
  });
});

test('places are known by use: full, free again, and only of one’s own warehouse', async () => {
  const [here, gone] = [await onShelf(), await onShelf()];
  await shelve(gone.no, { shelf: 'b-02' });
  const places = (query = { warehouseId }) => operator.call(listShelfPlaces, { query });
  expect((await places()).result).toEqual([
    { shelf: 'A-01', count: 1, overdue: 0 },
    { shelf: 'B-02', count: 1, overdue: 0 },
  ]);
  await end(gone.returnId, 'redelivered');
  await lieFor(here.returnId, 61);
  expect((await places()).result).toEqual([
    { shelf: 'A-01', count: 1, overdue: 1 },
    { shelf: 'B-02', count: 0, overdue: 0 },
  ]);
  // What a parcel was moved from is free, not forgotten.
  await shelve(here.no, { shelf: 'c-03' });
  expect((await places()).result).toEqual([
    { shelf: 'A-01', count: 0, overdue: 0 },
    { shelf: 'B-02', count: 0, overdue: 0 },
    { shelf: 'C-03', count: 1, overdue: 1 },
  ]);
  const elsewhere = await openWarehouse(app, { staff: [] });
  expect((await places({ warehouseId: elsewhere })).body.errorKey).toBe('warehouse.notYours');
});

test('the list is found by number, place, state and wish', async () => {
  const { no, returnId } = await onShelf();
  await shelve(no, { shelf: 'Z-99' });
  await wishFor(returnId, 'destroy');
  const idsBy = async (body: object) =>
    (await operator.call(listReturns, { body })).result.page.records.map(({ id }) => id);
  for (const body of [
    { number: no },
    { number: 'z-99' },
    { state: 'onShelf', wish: 'destroy', warehouseId },
    { source: 'carrier', merchantCode: 'm100001' },
  ]) {
    expect(await idsBy(body)).toContain(returnId);
  }
  for (const body of [{ state: 'expected' }, { wish: 'none' }, { overdue: true }]) {
    expect(await idsBy(body)).not.toContain(returnId);
  }
  const { byState } = (await operator.call(listReturns, { body: { warehouseId } })).result;
  expect(byState).toContainEqual({ state: 'onShelf', count: 1 });
});
