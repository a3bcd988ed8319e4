import { type Request, receiveParcel } from '@alpaca/contract';
import type { Consignment } from '../../platform/carrier.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import type { TestApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { bookJob, type OrdersKit, openOrdersKit, openTestCarrier } from '../orders/testing.ts';
import { openWarehouse } from '../warehouses/testing.ts';

type Scanned = Partial<Request<typeof receiveParcel>['body']>;

/** A box of ten centimetres each way, which its weight always exceeds. */
export const smallSize = { length: 10, width: 10, height: 10 };

/** What tests of receiving work with: lines, merchants of their own, a warehouse and its station. */
export const openStationKit = async (app: TestApp) => {
  const { carrier, ...carrierKit } = openTestCarrier();
  /** What the carrier was asked to book. */
  const told: Consignment[] = [];
  const orders = await openOrdersKit(app, {
    ...carrier,
    book: (account, order, signal) => {
      told.push(order);
      return carrier.book(account, order, signal);
    },
  });
  const warehouseId = await openWarehouse(app, {
    staff: ['yunling-op', 'yunling-op2'],
    productIds: Object.values(orders.products),
  });
  const operator = await app.as('yunling-op');
  const staff = await app.ctxOf();

  const kit = {
    ...orders,
    carrier: carrierKit,
    told,
    warehouseId,
    staff,
    operator,
    second: await app.as('yunling-op2'),

    /** An order of so many boxes, submitted and, where its merchant labels it, booked. */
    async order(
      own: Ctx,
      line: keyof OrdersKit['products'],
      { kg = 2, boxes = 1, more = {} }: { kg?: number; boxes?: number; more?: object } = {},
    ) {
      const each = Array.from({ length: boxes }, () => ({ weight: kg }));
      const form = orders.form(orders.products[line], kg, { boxes: each, ...more });
      const { id, transactionOrderNo: no } = await orders.submit(own, form);
      if (line !== 'warehouse') await orders.run(own, bookJob, id, 1);
      return { id, no };
    },

    body: (number: string, more: Scanned = {}) => ({
      scanId: newId(),
      warehouseId,
      station: 'A1',
      scannedAt: '2026-11-17 09:00:00',
      number,
      weight: 2,
      weightAgreed: true,
      ...smallSize,
      ...more,
    }),

    /** Scans a parcel; the whole reply. */
    send: (number: string, more: Scanned = {}, by = operator) =>
      by.call(receiveParcel, { body: kit.body(number, more) }),

    /** Scans a parcel; what the station is told. */
    async scan(number: string, more: Scanned = {}, by = operator) {
      const reply = await kit.send(number, more, by);
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
      return reply.result;
    },

    /** Where an order's boxes are: their lines and places. */
    places: async (orderId: string) =>
      (
        await asOwner<{ line: number; kind: string }>(
          app.database,
          'select line, kind from box_places where order_id = $1 order by line',
          [orderId],
        )
      ).map(({ line, kind }) => `${line} ${kind}`),

    one: async <T extends object>(query: string, id: string): Promise<T> =>
      (await asOwner<T>(app.database, query, [id]))[0] as T,

    set: (table: string, values: string, id: string) =>
      asOwner(app.database, `update ${table} set ${values} where id = $1`, [id]),
  };
  return kit;
};
export type StationKit = Awaited<ReturnType<typeof openStationKit>>;
