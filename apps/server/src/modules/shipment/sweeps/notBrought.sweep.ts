import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { lockOrders, voidNotBrought } from '../../orders/index.ts';
import { daysAgo, handOverDays } from '../waiting/handOverDays.ts';
import { waitsSince } from '../waiting/waiting.repository.ts';
import { tellNotBrought } from './shipment.messages.ts';

// So many at once: a merchant with thousands is done in several rounds, and others have their turn.
const atOnce = 500;

interface Forgotten {
  id: string;
  merchant_id: string;
  order_no: string;
}

/**
 * Accepted, on no list, not paid for, and nothing of it in a warehouse, since before a moment. What was
 * charged with its label is left alone: its merchant paid for it.
 */
const forgotten = (ctx: Ctx, before: Date, told: RawBuilder<unknown>) => sql<Forgotten>`
  select o.id, o.merchant_id, o.order_no
  from orders o
  where o.tenant_id = ${ctx.tenant.id} and o.status = 'generated' and o.handed_over_at is null
    and o.settlement = 'unpaid' and o.booking in ('booked', 'awaitingWeight')
    and coalesce(o.booked_at, o.submitted_at) <= ${before} and ${waitsSince} <= ${before} and ${told}
    and not exists (
      select from order_boxes b
      where b.tenant_id = o.tenant_id and b.order_id = o.id and b.received_at is not null)
  order by coalesce(o.booked_at, o.submitted_at) limit ${atOnce}`;

/** A transaction for each merchant; one whose orders can't be swept holds up no other. */
const perMerchant = async (
  ctx: Ctx,
  orders: readonly Forgotten[],
  work: (ctx: Ctx, own: readonly Forgotten[], merchantId: string) => Promise<void>,
) => {
  for (const [merchantId, own] of Map.groupBy(orders, (order) => order.merchant_id)) {
    await inTx({ ...ctx, scope: 'merchant', merchantId }, (ctx) =>
      work(ctx, own, merchantId),
    ).catch((err) =>
      ctx.log.error({ err, merchantId }, 'orders that nobody brought were not swept'),
    );
  }
};

const idsOf = (orders: readonly { id: string }[]) => orders.map(({ id }) => id);

/** Those that are as they were found, now that they are locked. */
const still = async (
  ctx: Ctx,
  own: readonly Forgotten[],
  before: Date,
  told: RawBuilder<unknown>,
) => {
  const orders = await lockOrders(ctx, idsOf(own));
  const { rows } = await forgotten(ctx, before, told).execute(ctx.db);
  const ids = new Set(idsOf(rows));
  return orders.filter(({ id }) => ids.has(id));
};

/**
 * What nobody brings does not wait for ever: its merchant is told, and after the tenant's days it is void
 * and its hold free. Nobody loses an order who was not told so long before.
 */
export const sweepNotBrought = async (ctx: Ctx, now = Date.now()) => {
  const { days, notice, told: toldAfter } = await handOverDays(ctx);
  const over = daysAgo(days, now);
  const soon = daysAgo(toldAfter, now);

  const untold = sql`o.hand_over_told_at is null`;
  const near = await forgotten(ctx, soon, untold).execute(ctx.db);
  await perMerchant(ctx, near.rows, async (ctx, own, merchantId) => {
    const orders = await still(ctx, own, soon, untold);
    if (orders.length === 0) return;
    await sql`update orders set hand_over_told_at = ${new Date(now)}
      where tenant_id = ${ctx.tenant.id} and id = any(${idsOf(orders)}::uuid[])`.execute(ctx.db);
    await tellNotBrought(ctx, 'order.handOverSoon', merchantId, orders, notice);
  });

  const told = sql`o.hand_over_told_at <= ${daysAgo(notice, now)}`;
  const due = await forgotten(ctx, over, told).execute(ctx.db);
  await perMerchant(ctx, due.rows, async (ctx, own, merchantId) => {
    const voided = await voidNotBrought(ctx, await still(ctx, own, over, told));
    await tellNotBrought(ctx, 'order.handOverVoided', merchantId, voided, days);
  });
};
