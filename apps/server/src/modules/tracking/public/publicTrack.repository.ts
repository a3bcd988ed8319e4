import type { TrackReason, TrackStage, TrackStatus } from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';

/** A parcel as a stranger may know it. */
export interface PublicRow {
  id: string;
  order_no: string;
  tracking_number: string;
  status: TrackStatus;
  stage: TrackStage | null;
  reason: TrackReason | null;
}

/** The latest of these orders of which something was told. */
const latestAmong = async (ctx: Ctx, ids: RawBuilder<unknown>): Promise<PublicRow | undefined> => {
  const { rows } = await sql<PublicRow>`
    select o.id, o.order_no, o.tracking_number, s.status, s.stage, s.reason
    from track_states s join orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
    where s.tenant_id = ${ctx.tenant.id} and s.latest_key <> '' and s.order_id in (${ids})
    order by o.id desc limit 1`.execute(ctx.db);
  return rows[0];
};

/** By its own number or the carrier's; what a merchant calls it is the merchant's. */
export const numbered = (ctx: Ctx, number: string) => {
  const spelt = [...new Set([number, number.toUpperCase()])];
  return latestAmong(
    ctx,
    sql`select id from orders where tenant_id = ${ctx.tenant.id} and order_no = any(${spelt})
      union all
      select id from orders where tenant_id = ${ctx.tenant.id} and tracking_number = any(${spelt})
        and tracking_number <> ''`,
  );
};

export const ofOrder = (ctx: Ctx, orderId: string) => latestAmong(ctx, sql`${orderId}::uuid`);
