import { setTimeout } from 'node:timers/promises';
import { getWaiting, listShipments } from '@alpaca/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTx } from '../../../platform/db/tx.ts';
import { testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { lockOrders } from '../../orders/index.ts';
import { makeWarehouse } from '../../warehouses/testing.ts';
import { openShipmentKit, type ShipmentKit, type TestOrder } from '../shipmentTestKit.ts';
import { sweepMissing } from './missing.sweep.ts';

let kit: ShipmentKit;
beforeAll(async () => {
  kit = await openShipmentKit(await testApp());
});
afterAll(() => kit.app.stop());

const second = 1_000;
const hour = 3_600 * second;
const day = 24 * hour;

const notices = async (kind: string) =>
  (
    await asOwner<{ title_en: string; bus_id: string }>(
      kit.app.database,
      'select title_en, bus_id from notices where kind = $1 order by sent_at, id',
      [kind],
    )
  ).map(({ title_en, bus_id }) => ({ title: title_en, id: bus_id }));

describe('what never comes', () => {
  /** A list of three of which one came at the moment. */
  const begun = async (at: string, more: object = {}) => {
    const orders = (await kit.orders(3)) as [TestOrder, TestOrder, TestOrder];
    const list = await kit.list(orders, more);
    await kit.receive(orders[0], list.id);
    await kit.set('shipments', `first_received_at = '${at}'`, list.id);
    return { ...list, orders, from: Date.parse(at) };
  };
  const told = async (id: string) =>
    (await notices('shipment.missing')).filter((notice) => notice.id === id);

  test('is asked for after the tenant’s hours, once, and stands on the home page', async () => {
    const list = await begun('2026-03-04T02:00:00Z');
    await sweepMissing(kit.ctx, list.from + 24 * hour - second);
    expect(await told(list.id)).toEqual([]);
    await sweepMissing(kit.ctx, list.from + 24 * hour);
    await sweepMissing(kit.ctx, list.from + 25 * hour);
    expect(await told(list.id)).toEqual([
      { title: `2 parcels of list ${list.shipmentNo} haven't arrived`, id: list.id },
    ]);
    const { result } = await kit.merchant.call(getWaiting);
    const line = result.find(({ key }) => key === 'shipmentMissing');
    expect(line?.path).toBe('/shipment/inventory?missing=true');
    const missed = await kit.merchant.call(listShipments, { body: { missing: true } });
    expect(missed.result.records.map(({ id }) => id)).toContain(list.id);
    const staff = await kit.operator.call(getWaiting);
    expect(staff.result.find(({ key }) => key === 'shipmentMissing')).toBeUndefined();
  });

  test('is taken off at the end of the last working day, and can be listed anew', async () => {
    // Wednesday; seven working days from Monday to Saturday end on Thursday of the next week at 18:00.
    const list = await begun('2026-03-04T02:00:00Z');
    const over = Date.parse('2026-03-12T18:00:00+08:00');
    await sweepMissing(kit.ctx, over - second);
    expect((await kit.state(list.orders[1])).handed).toBe(true);
    await sweepMissing(kit.ctx, over);
    for (const order of list.orders.slice(1)) {
      expect(await kit.state(order)).toMatchObject({ status: 'generated', handed: false });
    }
    const { status } = await kit.read<{ status: string }>(
      'select status from shipments where id = $1',
      list.id,
    );
    expect(status).toBe('closed');
    const { step, actor } = await kit.read<{ step: string; actor: string }>(
      'select step, actor from order_events where order_id = $1 order by id desc limit 1',
      list.orders[1].id,
    );
    expect({ step, actor }).toEqual({ step: 'missing', actor: 'system' });
    expect(await notices('shipment.missingOff')).toContainEqual({
      title: `2 missing parcels were taken off list ${list.shipmentNo}`,
      id: list.id,
    });
    expect((await kit.list(list.orders.slice(1))).tickets).toBe(2);
  });

  test('waits over the Spring Festival', async () => {
    const warehouseId = await makeWarehouse(kit.ctx, { productIds: [kit.line] });
    const closed = ['15', '16', '17', '18', '19', '20', '21', '22', '23'];
    for (const at of closed) {
      await kit.ctx.db
        .insertInto('warehouse_days')
        .values({
          tenant_id: kit.ctx.tenant.id,
          warehouse_id: warehouseId,
          day: `2026-02-${at}`,
          name: '春节',
        })
        .execute();
    }
    // Saturday 14 February is a working day; the seventh after Thursday the 12th is 2 March.
    const list = await begun('2026-02-12T02:00:00Z', { warehouseId });
    const over = Date.parse('2026-02-28T18:00:00+08:00');
    await sweepMissing(kit.ctx, over - second);
    expect((await kit.state(list.orders[1])).handed).toBe(true);
    await sweepMissing(kit.ctx, over);
    expect((await kit.state(list.orders[1])).handed).toBe(false);
  });

  test('is not what is here in part', async () => {
    const list = await begun('2026-01-05T02:00:00Z');
    const [, partly, gone] = list.orders;
    await asOwner(
      kit.app.database,
      `update order_boxes set received_at = now(), measured_g = 1 where order_id = $1`,
      [partly.id],
    );
    await sweepMissing(kit.ctx, list.from + 60 * day);
    expect((await kit.state(partly)).handed).toBe(true);
    expect((await kit.state(gone)).handed).toBe(false);
  });

  test('nor a parcel of which a box comes while the sweep waits for its station', async () => {
    const list = await begun('2026-01-05T02:00:00Z');
    const [, partly, gone] = list.orders;
    await kit.set('shipments', 'missing_told_at = now()', list.id);
    const sweeping = await inTx(kit.ctx, async (ctx) => {
      await lockOrders(ctx, [partly.id]);
      const swept = sweepMissing(kit.ctx, list.from + 60 * day);
      await setTimeout(300);
      await sql`update order_boxes set received_at = now(), measured_g = 1
        where tenant_id = ${ctx.tenant.id} and order_id = ${partly.id}`.execute(ctx.db);
      return { swept };
    });
    await sweeping.swept;
    expect((await kit.state(partly)).handed).toBe(true);
    expect((await kit.state(gone)).handed).toBe(false);
  });

  test('and what arrives in that moment: it is received, or off, never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const list = await begun('2026-01-05T02:00:00Z');
      const [, late] = list.orders;
      await Promise.all([sweepMissing(kit.ctx, list.from + 60 * day), kit.receive(late, list.id)]);
      const { ending } = await kit.read<{ ending: string }>(
        'select ending from shipment_orders where order_id = $1',
        late.id,
      );
      expect((await kit.state(late)).status).toBe('inWarehouse');
      expect(['received', 'missing']).toContain(ending);
    }
  });
});
