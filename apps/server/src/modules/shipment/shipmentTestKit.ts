import { confirmDeliver, OrderDraft } from '@alpaca/contract';
import * as z from 'zod/mini';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import type { TestApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { lockOrders } from '../orders/index.ts';
import { orderForm, saveOrder } from '../orders/testing.ts';
import { openPricesKit } from '../rates/testing.ts';
import { makeWarehouse } from '../warehouses/testing.ts';
import { noteReceived } from './index.ts';

export interface TestOrder {
  id: string;
  no: string;
  tracking: string;
}

interface Wanted {
  boxes?: number;
  productId?: string;
  shipper?: string;
  merchantId?: string;
}

/** Turns a draft into an order that its carrier has accepted. */
export const acceptOrder = (app: TestApp, id: string, tracking: string) =>
  asOwner(
    app.database,
    `update orders set status = 'generated', booking = 'booked', label = 'ready', tracking_number = $2,
       submitted_at = now(), booked_at = now(), quoted_minor = 1, currency = 'CNY', charge_at = 'receipt'
     where id = $1`,
    [id, tracking],
  );

/** What tests of hand-over work with: two lines, a warehouse that takes one of them, orders, receipts. */
export const openShipmentKit = async (app: TestApp) => {
  const ctx = await app.ctxOf();
  const prices = await openPricesKit(await app.as('yunling-op'));
  const [line, otherLine] = [
    (await prices.line('10.00')).productId,
    (await prices.line('10.00')).productId,
  ];
  const warehouseId = await makeWarehouse(ctx, { productIds: [line] });
  const merchantId = app.merchantId('M100001');
  const own = (id = merchantId): Ctx => ({ ...ctx, scope: 'merchant', merchantId: id });
  const merchant = await app.as('starfield');

  const kit = {
    app,
    ctx,
    own,
    merchantId,
    merchant,
    operator: await app.as('yunling-op'),
    line,
    /** Taken by no warehouse. */
    otherLine,
    warehouseId,

    async order({ boxes = 1, productId = line, shipper, merchantId: of }: Wanted = {}) {
      const form = orderForm({
        productId,
        boxes: Array.from({ length: boxes }, () => ({
          weight: 1.5,
          length: 50,
          width: 40,
          height: 30,
        })),
      });
      if (shipper) form.shipper = { ...form.shipper, name: shipper };
      const { id, transactionOrderNo: no } = await saveOrder(own(of), {
        form: z.parse(OrderDraft, form),
      });
      const tracking = `T${newId().slice(-10)}`;
      await acceptOrder(app, id, tracking);
      return { id, no, tracking };
    },

    async orders(count: number, wanted?: Wanted): Promise<TestOrder[]> {
      const made: TestOrder[] = [];
      for (let at = 0; at < count; at += 1) made.push(await kit.order(wanted));
      return made;
    },

    /** Hands orders over as their merchant does. */
    async list(orders: readonly TestOrder[], more: object = {}) {
      const ids = orders.map(({ id }) => id);
      const body = { warehouseId, mode: 'delivery' as const, ids, ...more };
      return (await merchant.call(confirmDeliver, { body })).result;
    },

    /** An order is taken in, as a station does it: the order is held, moved, and told of. */
    receive: (order: TestOrder, shipmentId: string | null, wait?: Promise<unknown>) =>
      inTx(ctx, async (ctx) => {
        const [row] = await lockOrders(ctx, [order.id]);
        await wait;
        await ctx.db
          .updateTable('orders')
          .set({
            status: 'inWarehouse',
            settlement: 'paid',
            paid_at: new Date(),
            warehouse_id: warehouseId,
            shipment_id: shipmentId,
            received_at: new Date(),
          })
          .where('tenant_id', '=', ctx.tenant.id)
          .where('id', '=', order.id)
          .execute();
        await noteReceived(ctx, order.id, shipmentId);
        return row;
      }),

    set: (table: string, values: string, id: string) =>
      asOwner(app.database, `update ${table} set ${values} where id = $1`, [id]),

    read: async <T extends object>(query: string, id: string): Promise<T> =>
      (await asOwner<T>(app.database, query, [id]))[0] as T,

    state: (order: TestOrder) =>
      kit.read<{ status: string; handed: boolean; booking: string }>(
        'select status, booking, handed_over_at is not null as handed from orders where id = $1',
        order.id,
      ),
  };
  return kit;
};
export type ShipmentKit = Awaited<ReturnType<typeof openShipmentKit>>;
