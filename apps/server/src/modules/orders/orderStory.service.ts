import {
  type Currency,
  type getBilIncomeFlow,
  type getLogisticsProcess,
  moneyOps,
  type OrderStatus,
  type Result,
  toAmount,
} from '@alpaca/contract';
import { sql } from 'kysely';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import * as repo from './orders.repository.ts';

type Flow = Result<typeof getBilIncomeFlow>;

interface Moved {
  op: Flow[number]['op'];
  amount_minor: bigint;
  currency: Currency;
  created_at: Date;
  change_id: string | null;
}

/**
 * The change that a movement `t` is for. What was measured lighter went back from the order's own charge: its key
 * says so.
 */
const changeOf = (ctx: Ctx, orderId: string) => sql`case
  when t.subject_id <> ${orderId}::uuid then t.subject_id
  when t.op = 'refund' and t.key like ${`order:${orderId}:measured:%`} then (
    select c.id from cost_changes c where c.tenant_id = ${ctx.tenant.id} and c.order_id = ${orderId}
      and c.reason = 'measured' and c.status = 'credited' order by c.id desc limit 1)
end`;

/** Every movement of money for an order, from the ledger itself. */
export const moneyFlow = async (ctx: Ctx, id: string): Promise<Flow> => {
  await repo.find(ctx, id);
  const { rows } = await sql<Moved>`
    select t.op, t.amount_minor, t.currency, t.created_at, ${changeOf(ctx, id)} as change_id
    from transfers t
    where t.tenant_id = ${ctx.tenant.id} and t.op = any(${[...moneyOps]}::text[]) and t.id in (
      select e.transfer_id from ledger_entries e
      where e.tenant_id = ${ctx.tenant.id} and e.subject_id in (
        select ${id}::uuid union all
        select c.id from cost_changes c where c.tenant_id = ${ctx.tenant.id} and c.order_id = ${id}
      )
    )
    order by t.id`.execute(ctx.db);
  return rows.map(({ op, amount_minor, currency, created_at, change_id }) => ({
    time: toWire(created_at, ctx.tenant.zone),
    op,
    amount: toAmount(amount_minor, currency),
    currency,
    changeId: change_id,
  }));
};

/** What a parcel passes on its way, and what ends it elsewhere. */
const way = ['ordering', 'generated', 'inWarehouse', 'outWarehouse', 'delivered'] as const;
const ends: readonly OrderStatus[] = ['failed', 'voided', 'refunded', 'withheld', 'chargedBack'];

/** The parcel's way so far, the latest first: each place when it was last come to, as its history has it. */
export const process = async (
  ctx: Ctx,
  id: string,
): Promise<Result<typeof getLogisticsProcess>> => {
  const row = await repo.find(ctx, id);
  const events = await repo.eventsOf(ctx, id);
  // What happens at a place, such as a label that comes later, is no new coming to it.
  const arrivals = events.filter(({ status }, at) => status !== events[at - 1]?.status);
  const reached = new Map(arrivals.map(({ status, created_at }) => [status, created_at]));
  const isPassed = (status: string) =>
    status === row.status || way.some((place) => place === status);
  return [...way, ...ends]
    .flatMap((status) => {
      const time = reached.get(status);
      if (!time || !isPassed(status)) return [];
      return [{ time, status }];
    })
    .sort((a, b) => b.time.getTime() - a.time.getTime())
    .map(({ time, status }) => ({
      time: toWire(time, ctx.tenant.zone),
      text: words(ctx.lang, `orderProcess.${status}`, { no: row.tracking_number }),
      isDone: status !== row.status || status === 'delivered',
    }));
};
