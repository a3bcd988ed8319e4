import { closeBatch, reopenBatch } from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOwner } from '../../../testing/owner.ts';
import { takeNews } from '../intake/intake.service.ts';
import type { News } from '../intake/news.ts';
import { openTrackingKit, type TrackingKit } from '../trackingTestKit.ts';
import { moveOrders } from './moveOrders.ts';
import { tellOwnSteps } from './ownSteps.ts';

let { app, ctx, kit, left, stop } = {} as TrackingKit;
beforeAll(async () => {
  ({ app, ctx, kit, left, stop } = await openTrackingKit());
});
afterAll(() => stop());

/** All that waits is moved on, as a worker does it every second. */
const pump = async () => {
  let isMore = true;
  while (isMore) {
    const told = await tellOwnSteps(ctx);
    isMore = (await moveOrders(ctx)) || told;
  }
};

const one = async <T extends object | undefined>(text: string, id: string) =>
  (await asOwner<NonNullable<T>>(app.database, text, [id]))[0] as T;
const stateOf = (id: string) =>
  one<{ status: string; stage: string; latest_place: string; to_move: boolean } | undefined>(
    'select status, stage, latest_place, to_move from track_states where order_id = $1',
    id,
  );
const orderOf = (id: string) =>
  one<{ status: string; settlement: string; merchant_id: string }>(
    'select status, settlement, merchant_id from orders where id = $1',
    id,
  );

/** Its history says that a step was taken. */
const happened = (id: string, step: string) =>
  asOwner(
    app.database,
    `insert into order_events (tenant_id, order_id, id, merchant_id, step, actor, status)
     select tenant_id, id, gen_random_uuid(), merchant_id, $2, 'system', status from orders where id = $1`,
    [id, step],
  );

let minutes = 0;
/** The carrier says this a minute after what was said before. */
const carrierSays = async (orderId: string, code: string) => {
  minutes += 1;
  const at = new Date(Date.now() + minutes * 60_000);
  const news: News = {
    orderId,
    merchantId: kit.merchantId,
    source: 'carrier',
    carrier: 'asendia',
    code,
    words: '',
    statedAt: at.toISOString().slice(0, 19).replace('T', ' '),
    place: 'London',
    countryCode: 'GB',
  };
  await takeNews(ctx, [news]);
  await pump();
};

describe('our own steps', () => {
  test('a booked order is announced, a received parcel is in stock, at its warehouse', async () => {
    const { id } = await kit.booked();
    await pump();
    expect(await stateOf(id)).toMatchObject({ status: 'ordered', stage: 'announced' });
    const floor = await kit.onFloor();
    await pump();
    expect(await stateOf(floor.id)).toMatchObject({ status: 'inStock', stage: 'received' });
    expect((await stateOf(floor.id))?.latest_place).not.toBe('');
  });

  test('what is voided is followed by nobody', async () => {
    const { id } = await kit.booked();
    await pump();
    await asOwner(app.database, "update orders set status = 'voided' where id = $1", [id]);
    await happened(id, 'cancelled');
    await pump();
    expect(await stateOf(id)).toBeUndefined();
  });

  test('a batch that left is told of; one that is opened again has not left', async () => {
    const { id, batchId } = await left();
    await pump();
    expect(await stateOf(id)).toMatchObject({ status: 'outOfStock', stage: 'dispatched' });
    await kit.operator.call(reopenBatch, { body: { id: batchId, reason: 'not yet' } });
    await pump();
    expect(await stateOf(id)).toMatchObject({ status: 'inStock', stage: 'received' });
    await kit.operator.call(closeBatch, { body: { id: batchId } });
    await pump();
    expect(await stateOf(id)).toMatchObject({ status: 'outOfStock' });
  });
});

describe('orders follow their parcels', () => {
  test('out of the warehouse, delivered, and back: each once', async () => {
    const { id } = await left();
    await carrierSays(id, 'IN_TRANSIT');
    expect((await orderOf(id)).status).toBe('outWarehouse');
    await carrierSays(id, 'DELIVERED');
    expect((await orderOf(id)).status).toBe('delivered');
    // What is told of earlier does not undo it.
    await carrierSays(id, 'IN_TRANSIT');
    expect((await orderOf(id)).status).toBe('delivered');
    await carrierSays(id, 'RETURNED');
    expect((await orderOf(id)).status).toBe('chargedBack');
    const back = await asOwner(app.database, 'select source from returns where order_id = $1', [
      id,
    ]);
    expect(back).toEqual([{ source: 'carrier' }]);
    await carrierSays(id, 'RETURNED');
    expect(
      await asOwner(app.database, 'select 1 from returns where order_id = $1', [id]),
    ).toHaveLength(1);
  });

  test('a line that passes no warehouse: the first scan ends what could be given back, and is charged once', async () => {
    const { id } = await kit.booked();
    await pump();
    expect(await orderOf(id)).toMatchObject({ status: 'generated', settlement: 'unpaid' });
    await carrierSays(id, 'IN_TRANSIT');
    expect(await orderOf(id)).toMatchObject({ status: 'outWarehouse', settlement: 'paid' });
    await carrierSays(id, 'OFD');
    const captured = await asOwner(
      app.database,
      "select 1 from transfers t join ledger_entries e on e.transfer_id = t.id where e.subject_id = $1 and t.op = 'capture' group by t.id",
      [id],
    );
    expect(captured).toHaveLength(1);
    expect(await asOwner(app.database, 'select * from ledger_faults')).toEqual([]);
  });

  test('one that is being cancelled stays, and goes on once the carrier will not let go of it', async () => {
    const { id } = await kit.booked();
    await asOwner(app.database, "update orders set booking = 'cancelling' where id = $1", [id]);
    await carrierSays(id, 'IN_TRANSIT');
    expect((await orderOf(id)).status).toBe('generated');
    expect((await stateOf(id))?.to_move).toBe(false);
    await asOwner(app.database, "update orders set booking = 'booked' where id = $1", [id]);
    await happened(id, 'cancelRejected');
    await pump();
    expect((await orderOf(id)).status).toBe('outWarehouse');
  });
});

test('an order that can not be moved holds up no other', async () => {
  const [stuck, free] = [await left(), await left()];
  // Nobody announces a fee in a currency that there is not.
  await asOwner(app.database, 'update orders set product_id = null where id = $1', [stuck.id]);
  await carrierSays(stuck.id, 'RETURNED');
  await carrierSays(free.id, 'RETURNED');
  expect((await orderOf(stuck.id)).status).toBe('outWarehouse');
  expect((await orderOf(free.id)).status).toBe('chargedBack');
});

test('counters say what an honest count says', async () => {
  const faults = await asOwner(
    app.database,
    `select merchant_id, status, n.count, c.count as is from track_counts_now n
     full join (select merchant_id, status, count(*) from track_states group by 1, 2) c
       using (merchant_id, status)
     where coalesce(n.count, 0) <> coalesce(c.count, 0)`,
    [],
  );
  expect(faults).toEqual([]);
});
