import {
  type Currency,
  type getOrderOverview,
  type OrdersOverview,
  type Permission,
  type Result,
  toAmount,
} from '@alpaca/contract';
import { sql } from 'kysely';
import { lastDays } from '../../../platform/clock/lastDays.ts';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { walletsOf } from '../../finance/index.ts';
import { createdByDay, statusCounts } from './orderCounts.service.ts';

/** Orders that wait for their money: few at any time, so they are read. */
const waiting = async (ctx: Ctx) => {
  const { rows } = await sql<{ currency: Currency; minor: bigint }>`
    select currency, sum(quoted_minor)::bigint as minor from orders
    where tenant_id = ${ctx.tenant.id} and booking = 'waitingPayment'
      ${ctx.merchantId ? sql`and merchant_id = ${ctx.merchantId}` : sql``}
    group by currency order by currency`.execute(ctx.db);
  return rows;
};

/** What there is, beside what the waiting orders want; of all merchants together it says nothing. */
const dueOf = async (ctx: Ctx) => {
  if (!ctx.merchantId) return [];
  const rows = await waiting(ctx);
  const available = new Map((await walletsOf(ctx)).map((w) => [w.currency, w.available]));
  const wanted = new Map(rows.map(({ currency, minor }) => [currency, minor]));
  return [...new Set([...available.keys(), ...wanted.keys()])].map((currency) => ({
    currency,
    amount: toAmount(wanted.get(currency) ?? 0n, currency),
    available: toAmount(available.get(currency) ?? 0n, currency),
  }));
};

const ordersOf = async (ctx: Ctx): Promise<OrdersOverview> => {
  const days = lastDays(toWire(new Date(), ctx.tenant.zone).slice(0, 10));
  const [{ all, byStatus }, created] = await Promise.all([
    statusCounts(ctx, {}),
    createdByDay(ctx, days[0] as string),
  ]);
  return {
    all,
    byStatus,
    days: days.map((day) => ({ day, created: created.get(day) ?? 0 })),
  };
};

/** Counts for who sees orders, money for who sees money. */
export const overview = async (ctx: Ctx): Promise<Result<typeof getOrderOverview>> => {
  const may = (permission: Permission) => ctx.session?.permissions.has(permission) === true;
  const seesOrders = may('order:list');
  // Of all merchants together there is nothing to say, so the tenant's people see none.
  const seesMoney = may('financial:overview');
  return {
    orders: seesOrders ? await ordersOf(ctx) : null,
    due: seesMoney ? await dueOf(ctx) : null,
  };
};
