import { randomUUID } from 'node:crypto';
import { addBag, addBatch, closeBag, getBatch, scanBag } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import type { TestApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { findOrder, lockOrders, withhold } from '../orders/index.ts';
import { bookJob, openOrdersKit, openTestCarrier, receiveWeighed } from '../orders/testing.ts';
import { openWarehouse } from '../warehouses/testing.ts';
import { placeFaults } from './dispatchTestFaults.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;

interface Wanted {
  boxes?: number;
  productId?: string;
  /** Whose it is. */
  of?: Ctx;
  more?: Record<string, unknown>;
}

/** What tests of dispatch work with: a warehouse with its people, a merchant, parcels on the floor. */
export const openDispatchKit = async (app: TestApp) => {
  const carrier = openTestCarrier();
  carrier.giveLabels();
  const orders = await openOrdersKit(app, carrier.carrier);
  const warehouseId = await openWarehouse(app);
  const merchantId = await orders.merchant(100_000_000n);
  const operator = await app.as('yunling-op');
  const tenantCtx = await app.ctxOf();
  const merchantCtx: Ctx = { ...tenantCtx, scope: 'merchant', merchantId };

  const kit = {
    ...orders,
    carrier,
    warehouseId,
    merchantId,
    operator,
    productId: orders.products.receipt,

    /** An order that its carrier has booked; nothing of it has come yet. */
    async booked({
      boxes = 1,
      productId = orders.products.receipt,
      of = merchantCtx,
      more = {},
    }: {
      boxes?: number;
      productId?: string;
      of?: Ctx;
      more?: Record<string, unknown>;
    } = {}) {
      const form = orders.form(productId, 1, {
        boxes: Array.from({ length: boxes }, () => ({ weight: 1 })),
        ...more,
      });
      const { id } = await orders.submit(of, form);
      await orders.run(of, bookJob, id, (await findOrder(of, id)).attempt);
      return { id, no: (await findOrder(tenantCtx, id)).order_no };
    },

    /** An order on the floor of a warehouse, its boxes of a kilogram each. */
    async onFloor(of: Wanted & { house?: string } = {}) {
      const order = await kit.booked(of);
      await receiveWeighed(tenantCtx, {
        orderId: order.id,
        warehouseId: of.house ?? warehouseId,
        kg: 1,
      });
      return order;
    },

    /** Puts a parcel aside; `meanwhile` happens before anybody else sees it. */
    withhold: (orderId: string, meanwhile?: () => Promise<unknown>) =>
      inTx(tenantCtx, async (ctx) => {
        const [order] = await lockOrders(ctx, [orderId]);
        if (order) await withhold(ctx, order, { reason: 'damaged' }, 'operator');
        await meanwhile?.();
      }),

    async batch(by: Visitor = operator, productId = orders.products.receipt) {
      return (await by.call(addBatch, { body: { warehouseId, productId } })).result;
    },

    async bag(batchId: string, by: Visitor = operator) {
      return (await by.call(addBag, { body: { batchId, kind: 'bag' } })).result;
    },

    scan: (
      bagId: string,
      number: string,
      {
        isOut = false,
        scanId = randomUUID() as string,
        by = operator,
      }: { isOut?: boolean; scanId?: string; by?: Visitor } = {},
    ) =>
      by.call(scanBag, {
        body: {
          scanId,
          bagId,
          number,
          isOut,
          station: 'Bench 1',
          scannedAt: '2026-11-17 10:00:00',
        },
      }),

    weigh: (bagId: string, grossKg: number, reason?: string) =>
      operator.call(closeBag, { body: { id: bagId, grossKg, ...(reason && { reason }) } }),

    see: async (batchId: string) =>
      (await operator.call(getBatch, { query: { id: batchId } })).result,

    /** A batch with a closed bag that has these orders in it. */
    async packed(numbers: readonly { no: string }[], kg = numbers.length) {
      const batch = await kit.batch();
      const bag = await kit.bag(batch.id);
      for (const { no } of numbers) await kit.scan(bag.id, no);
      await kit.weigh(bag.id, kg);
      return { batch, bag };
    },

    statusOf: async (id: string) => (await findOrder(tenantCtx, id)).status,

    faults: () => asOwner<{ fault: string }>(app.database, placeFaults),
  };
  return kit;
};
export type DispatchKit = Awaited<ReturnType<typeof openDispatchKit>>;
