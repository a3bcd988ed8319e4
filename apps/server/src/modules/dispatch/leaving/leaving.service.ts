import type { closeBatch, Result } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { refuse } from '../../../platform/refusal.ts';
import { takeSteps } from '../../orders/index.ts';
import { requireAllInSight } from '../bags/allInSight.ts';
import * as batches from '../batches/batches.repository.ts';
import { addEvent } from '../batches/events.repository.ts';
import { tellLeft } from './dispatch.messages.ts';
import { inTheWayOf } from './inTheWay.ts';

/** Holds all of its orders, so that nobody puts one aside meanwhile. */
const lockOrdersOf = async (ctx: Ctx, ids: readonly string[]) => {
  await sql`
    select from orders where tenant_id = ${ctx.tenant.id} and id = any(${[...ids]}::uuid[])
    order by id for update`.execute(ctx.db);
};

/**
 * Closes a batch: all of its orders leave, or none. One transaction does it, so a process that dies leaves
 * it open and of two who close it one is told; whoever scans into it meanwhile waits and is told, too.
 */
export const close = (ctx: Ctx, id: string): Promise<Result<typeof closeBatch>> =>
  inTx(ctx, async (ctx) => {
    const batch = await batches.lockOwn(ctx, id, 'update');
    ctx.trail?.note({ no: batch.batch_no });
    if (batch.status !== 'open') refuse('batch.closed', { no: batch.batch_no });
    await requireAllInSight(ctx, { batchId: id });
    const orderIds = await batches.orderIdsIn(ctx, id);
    if (orderIds.length === 0) refuse('batch.nothing', { no: batch.batch_no });
    await lockOrdersOf(ctx, orderIds);
    const { named, more } = await inTheWayOf(ctx, batch, 3);
    if (named.length > 0) {
      const count = named.length + more;
      refuse('batch.cannotClose', { count, first: named.map(({ text }) => text).join(' · ') });
    }
    const detail = { batchId: id, batchNo: batch.batch_no };
    const first = await takeSteps(ctx, orderIds, 'dispatch', { actor: 'operator', detail });
    await batches.change(ctx, id, {
      status: 'closed',
      closed_at: new Date(),
      closed_by: ctx.session?.userId ?? null,
    });
    const { boxes = 0 } = (await batches.sumsOf(ctx, [id])).get(id) ?? {};
    await addEvent(ctx, id, 'closed', { detail: { orders: orderIds.length, boxes } });
    await tellLeft(ctx, batch, first);
    return { orders: orderIds.length, boxes };
  });

/** How far orders of a closed batch have come that can't be called back. */
const goneOf = async (ctx: Ctx, ids: readonly string[]) => {
  const { rows } = await sql<{ order_no: string }>`
    select order_no from orders where tenant_id = ${ctx.tenant.id} and id = any(${[...ids]}::uuid[])
      and status <> 'outWarehouse' order by order_no`.execute(ctx.db);
  return rows;
};

/** Opens a batch again before it left after all; its bags stay closed until somebody opens them. */
export const reopen = (ctx: Ctx, id: string, reason: string) =>
  inTx(ctx, async (ctx) => {
    const batch = await batches.lockOwn(ctx, id, 'update');
    ctx.trail?.note({ no: batch.batch_no });
    if (batch.status !== 'closed') refuse('batch.open', { no: batch.batch_no });
    await requireAllInSight(ctx, { batchId: id });
    const orderIds = await batches.orderIdsIn(ctx, id);
    await lockOrdersOf(ctx, orderIds);
    const gone = await goneOf(ctx, orderIds);
    if (gone.length > 0) {
      refuse('batch.cannotReopen', { count: gone.length, no: gone[0]?.order_no });
    }
    const detail = { batchId: id, batchNo: batch.batch_no, reason };
    await takeSteps(ctx, orderIds, 'undispatch', { actor: 'operator', detail });
    await batches.change(ctx, id, { status: 'open', closed_at: null, closed_by: null });
    await addEvent(ctx, id, 'reopened', { detail: { reason } });
    return null;
  });
