import { getWithheld, type WithholdReason, withholdParcel } from '@alpaca/contract';
import { newId } from '../../platform/ids.ts';
import type { TestApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { postOne } from '../finance/index.ts';
import {
  bookJob,
  type OrdersKit,
  openOrdersKit,
  openTestCarrier,
  perKgMinor,
  receiveWeighed,
} from '../orders/testing.ts';
import { openWarehouse } from '../warehouses/testing.ts';

export type Visitor = Awaited<ReturnType<TestApp['as']>>;
type Line = keyof OrdersKit['products'];

export const handlingMinor = 300n;
export const fundsMinor = 10n * perKgMinor;

/** Parcels of a merchant of the demo tenant in a warehouse, and who decides about them. */
export const openWithholdingKit = async (app: TestApp) => {
  const carrier = openTestCarrier();
  const orders = await openOrdersKit(app, carrier.carrier);
  const staff = await app.ctxOf();
  const warehouseId = await openWarehouse(app, { staff: ['yunling-op', 'yunling-op2'] });
  await asOwner(app.database, 'update products set return_handling = 3, return_fee = 8', []);
  const merchantId = app.merchantId('M100001');
  const own = orders.as(merchantId);

  let others = 0n;
  const kit = {
    orders,
    carrier,
    staff,
    own,
    warehouseId,
    merchantId,
    merchant: await app.as('starfield'),
    operator: await app.as('yunling-op'),
    /** What is set aside for orders that were there before does not count. */
    async balances() {
      const { wallet, held } = await orders.balances(merchantId);
      return { wallet, held: held - others };
    },

    /** From now on its wallet has so much, and nothing is set aside. */
    async setWallet(minor: bigint) {
      const { wallet, held } = await orders.balances(merchantId);
      others = held;
      if (wallet === minor) return;
      const key = newId();
      const more = { merchantId, currency: 'CNY', minor: minor - wallet } as const;
      await postOne(orders.mint, { op: 'adjust', key, ...more });
    },

    topUp: (minor: bigint) => orders.topUp(merchantId, minor),

    /** An order of two kilograms, booked where its merchant labels it. */
    async submitted(line: Line, kg = 2) {
      const { id } = await orders.submit(own, orders.form(orders.products[line], kg));
      if (line !== 'warehouse') await orders.run(own, bookJob, id, 1);
      return id;
    },
    receive: (orderId: string, kg: number) => receiveWeighed(staff, { orderId, warehouseId, kg }),
    async received(line: Line, kg = 2, weighedKg = kg) {
      const id = await kit.submitted(line, kg);
      await kit.receive(id, weighedKg);
      return id;
    },
    async aside(reason: 'battery' | 'damaged' | 'forbidden' = 'battery', line: Line = 'receipt') {
      const id = await kit.received(line);
      await kit.withhold(id, reason);
      return id;
    },
    async withhold(orderId: string, reason: 'battery' | 'damaged' | 'forbidden', by?: Visitor) {
      const { order_no: number } = await kit.order(orderId);
      return (by ?? kit.operator).call(withholdParcel, { body: { number, reason } });
    },
    book: (orderId: string, attempt: number) => orders.run(own, bookJob, orderId, attempt),

    person: (username: string) =>
      staff.db
        .selectFrom('users')
        .where('tenant_id', '=', staff.tenant.id)
        .where('username', '=', username)
        .select('realname')
        .executeTakeFirstOrThrow(),
    order: (id: string) =>
      staff.db
        .selectFrom('orders')
        .where('tenant_id', '=', staff.tenant.id)
        .where('id', '=', id)
        .selectAll()
        .executeTakeFirstOrThrow(),
    reasons: async (orderId: string) =>
      (
        await staff.db
          .selectFrom('withholdings')
          .where('tenant_id', '=', staff.tenant.id)
          .where('order_id', '=', orderId)
          .orderBy('created_at')
          .orderBy('id')
          .select(['reason', 'outcome'])
          .execute()
      ).map(({ reason, outcome }) => [reason as WithholdReason, outcome]),
    look: async (visitor: Visitor, orderId: string) =>
      (await visitor.call(getWithheld, { query: { orderId } })).result,
  };
  return kit;
};
export type WithholdingKit = Awaited<ReturnType<typeof openWithholdingKit>>;
