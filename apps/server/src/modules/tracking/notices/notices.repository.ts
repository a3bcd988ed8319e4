import type { TrackReason, TrackStage } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import type { Noticed, TrackNotice } from './noticed.ts';

/** Notes what somebody wished to hear of; nobody hears of it who never said so. Once, however often it comes. */
export const note = async (ctx: Ctx, noticed: readonly Noticed[]) => {
  if (noticed.length === 0) return;
  const rows = noticed.map(({ orderId: order_id, merchantId: merchant_id, at, ...told }) => ({
    ...told,
    order_id,
    merchant_id,
    occurred_at: at,
  }));
  await sql`
    insert into track_notices (tenant_id, order_id, kind, merchant_id, stage, reason, occurred_at)
    select ${ctx.tenant.id}, order_id, kind, merchant_id, stage, reason, occurred_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (order_id uuid, kind text,
      merchant_id uuid, stage text, reason text, occurred_at timestamptz)
    where exists (
      select from users u join message_settings w on w.tenant_id = u.tenant_id and w.user_id = u.id
      where u.tenant_id = ${ctx.tenant.id} and u.merchant_id = t.merchant_id and w.kind = t.kind
        and (w.in_app or w.mail))
    order by order_id
    on conflict do nothing`.execute(ctx.db);
};

export interface Waiting {
  order_id: string;
  order_no: string;
  merchant_id: string;
  kind: TrackNotice;
  stage: TrackStage;
  reason: TrackReason | null;
  occurred_at: Date;
}

/** Takes some that wait, each for one taker, and has them told once the transaction ends well. */
export const take = async (ctx: Ctx, most: number): Promise<Waiting[]> => {
  const { rows } = await sql<Waiting>`
    with taken as materialized (
      select order_id, kind from track_notices
      where tenant_id = ${ctx.tenant.id} and told_at is null
      order by noted_at limit ${most} for update skip locked
    )
    update track_notices n set told_at = now() from taken t, orders o
    where n.tenant_id = ${ctx.tenant.id} and n.order_id = t.order_id and n.kind = t.kind
      and o.tenant_id = n.tenant_id and o.id = n.order_id
    returning n.order_id, o.order_no, n.merchant_id, n.kind, n.stage, n.reason, n.occurred_at`.execute(
    ctx.db,
  );
  return rows;
};
