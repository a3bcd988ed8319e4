import type { OrderState } from '@alpaca/contract';
import { sql } from 'kysely';
import { chunksOf } from '../../../platform/chunks.ts';
import type { Ctx } from '../../../platform/context.ts';
import { tell } from '../../../platform/outbox/outbox.ts';
import { moveFrom, type StandingRow } from '../orderRows.ts';
import { addEvents, type NewEvent } from '../orders.repository.ts';

type Locked = StandingRow & { id: string; merchant_id: string };

// One statement takes so many: few enough for its locks and its history to be sent as one.
const atOnce = 1_000;

const lock = async (ctx: Ctx, ids: readonly string[]): Promise<Locked[]> => {
  const { rows } = await sql<Locked>`
    select id, merchant_id, order_no, status, settlement, booking, handed_over_at, booked_at, void_hours,
      label_at, intercept_at, open_reasons
    from orders where tenant_id = ${ctx.tenant.id} and id = any(${[...ids]}::uuid[])
    order by id for update`.execute(ctx.db);
  return rows;
};

const setStatus = (ctx: Ctx, ids: readonly string[], status: OrderState['status']) =>
  sql`
    update orders set status = ${status}, updated_at = now()
    where tenant_id = ${ctx.tenant.id} and id = any(${[...ids]}::uuid[])`.execute(ctx.db);

/** How many of these orders take a step for the first time, by merchant. */
const firstTimes = async (ctx: Ctx, ids: readonly string[], step: string) => {
  const { rows } = await sql<{ merchant_id: string; count: bigint }>`
    select o.merchant_id, count(*) as count from orders o
    where o.tenant_id = ${ctx.tenant.id} and o.id = any(${[...ids]}::uuid[]) and not exists (
      select from order_events e
      where e.tenant_id = o.tenant_id and e.order_id = o.id and e.step = ${step}
    )
    group by o.merchant_id`.execute(ctx.db);
  return rows;
};

/**
 * Takes thousands of orders a step that changes nothing but their status: a statement per thousand, in
 * the caller's transaction, all of them or none. How many of each merchant take it for the first time.
 */
export const takeSteps = async (
  ctx: Ctx,
  ids: readonly string[],
  step: 'dispatch' | 'undispatch',
  { actor, detail }: Required<Pick<NewEvent, 'actor' | 'detail'>>,
): Promise<Map<string, number>> => {
  const first = new Map<string, number>();
  const merchants = new Set<string>();
  // In one order everywhere, so that two who take some of the same never wait for each other.
  for (const some of chunksOf([...new Set(ids)].sort(), atOnce)) {
    const orders = await lock(ctx, some);
    const events = orders.map((order) => {
      const { status } = moveFrom(ctx, order, step).to;
      merchants.add(order.merchant_id);
      return { order, step, actor, status, detail } satisfies NewEvent;
    });
    for (const { merchant_id, count } of await firstTimes(ctx, some, step)) {
      first.set(merchant_id, (first.get(merchant_id) ?? 0) + Number(count));
    }
    const [event] = events;
    if (!event) continue;
    await setStatus(ctx, some, event.status);
    await addEvents(ctx, events);
  }
  for (const merchantId of merchants) await tell(ctx, { cmd: 'merchant', merchantId });
  return first;
};
