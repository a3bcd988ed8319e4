import type { TrackStatus } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { willPass } from '../../../platform/db/databaseGone.ts';
import { byKey } from '../../../platform/db/statements.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { followParcel, lockOrders } from '../../orders/index.ts';
import { addReturn } from '../../returns/index.ts';

const atOnce = 200;

const waiting = async (ctx: Ctx): Promise<string[]> => {
  const { rows } = await sql<{ order_id: string }>`
    select order_id from track_states where tenant_id = ${ctx.tenant.id} and to_move
    order by order_id limit ${atOnce}`.execute(ctx.db);
  return rows.map(({ order_id }) => order_id);
};

/**
 * The order is held before its parcel's state is looked at and changed: whoever moves orders may note
 * something of their parcels, and never the other way round.
 */
const moveOne = (ctx: Ctx, orderId: string) =>
  inTx(ctx, async (ctx) => {
    const [order] = await lockOrders(ctx, [orderId]);
    const { rows } = await sql<{ status: TrackStatus }>`
      ${byKey} update track_states set to_move = false
      where tenant_id = ${ctx.tenant.id} and order_id = ${orderId} and to_move
      returning status`.execute(ctx.db);
    const [state] = rows;
    if (!order || !state) return;
    const { isBack } = await followParcel(ctx, order, state.status);
    if (isBack) await addReturn(ctx, order, 'carrier');
  });

/**
 * One that can't be moved holds up no other; it is tried again when something is told of it. Where only the
 * database was away it still waits, and is moved the next time.
 */
const giveUpOn = async (ctx: Ctx, orderId: string, err: unknown) => {
  if (willPass(err)) throw err;
  ctx.log.error({ err, order: orderId }, 'an order does not follow its parcel');
  await sql`
    update track_states set to_move = false
    where tenant_id = ${ctx.tenant.id} and order_id = ${orderId}`.execute(ctx.db);
};

/** Many are where their parcels are already: those are done with at once. */
const passThere = (ctx: Ctx) =>
  sql`
    update track_states s set to_move = false from orders o
    where s.tenant_id = ${ctx.tenant.id} and s.to_move and o.tenant_id = s.tenant_id and o.id = s.order_id
      and (o.status = s.status or s.status = 'online' and o.status in ('outWarehouse', 'delivered')
        or o.status = 'chargedBack')`.execute(ctx.db);

/** Orders follow their parcels; whether there may be more of them. */
export const moveOrders = async (ctx: Ctx): Promise<boolean> => {
  await passThere(ctx);
  const orderIds = await waiting(ctx);
  for (const orderId of orderIds) {
    await moveOne(ctx, orderId).catch((err) => giveUpOn(ctx, orderId, err));
  }
  return orderIds.length === atOnce;
};
