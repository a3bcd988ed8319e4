import type { TrackStage } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import type { Retired } from './askTimes.ts';

/** Parcels whose carrier gave them a number are asked for, from now on, unless that was given up. */
export const beginAsking = (ctx: Ctx, orderIds: readonly string[]) =>
  sql`
    update track_states s set ask_at = now() from orders o
    where s.tenant_id = ${ctx.tenant.id} and s.order_id = any(${[...orderIds]}::uuid[])
      and s.ask_at is null and s.retired is null and o.tenant_id = s.tenant_id and o.id = s.order_id
      and o.tracking_number <> '' and o.status in ('generated', 'inWarehouse', 'outWarehouse')`.execute(
    ctx.db,
  );

/** The lines with parcels that are due. */
export const dueProducts = async (ctx: Ctx): Promise<string[]> => {
  const { rows } = await sql<{ product_id: string }>`
    select p.id as product_id from products p
    where p.tenant_id = ${ctx.tenant.id} and exists (
      select from track_states s
      where s.tenant_id = p.tenant_id and s.product_id = p.id and s.ask_at <= now()
    )`.execute(ctx.db);
  return rows.map(({ product_id }) => product_id);
};

export interface DueParcel {
  orderId: string;
  merchantId: string;
  number: string;
  stage: TrackStage | null;
  latestAt: Date;
  begunAt: Date;
}

/**
 * Takes parcels that are due; whoever else looks meanwhile leaves them alone for a while. Chosen before they
 * are changed: as a condition of the change they would be chosen again and again, and be more than `most`.
 */
export const claimDue = async (ctx: Ctx, productId: string, most: number): Promise<DueParcel[]> => {
  const { rows } = await sql<DueParcel>`
    with next as materialized (
      select tenant_id, order_id from track_states
      where tenant_id = ${ctx.tenant.id} and product_id = ${productId} and ask_at <= now()
      order by ask_at limit ${most} for update skip locked
    ), due as (
      update track_states s set ask_at = now() + interval '15 minutes' from next
      where s.tenant_id = next.tenant_id and s.order_id = next.order_id
      returning s.tenant_id, s.order_id, s.merchant_id, s.stage, s.latest_at, s.begun_at
    )
    select d.order_id as "orderId", d.merchant_id as "merchantId", o.tracking_number as number, d.stage,
      d.latest_at as "latestAt", d.begun_at as "begunAt"
    from due d join orders o on o.tenant_id = d.tenant_id and o.id = d.order_id`.execute(ctx.db);
  return rows;
};

export interface NextAsk {
  orderId: string;
  askAt: Date | null;
  retired: Retired | null;
}

export const writeNextAsks = (ctx: Ctx, next: readonly NextAsk[]) =>
  sql`
    update track_states s set ask_at = t.ask_at, retired = t.retired, asked = s.asked + 1
    from unnest(${next.map(({ orderId }) => orderId)}::uuid[],
      ${next.map(({ askAt }) => askAt)}::timestamptz[], ${next.map(({ retired }) => retired)}::text[])
      as t (order_id, ask_at, retired)
    where s.tenant_id = ${ctx.tenant.id} and s.order_id = t.order_id`.execute(ctx.db);

/** Where parcels are after what was told; those that were forgotten meanwhile are missing. */
export const standingOf = async (ctx: Ctx, orderIds: readonly string[]) => {
  const { rows } = await sql<Pick<DueParcel, 'orderId' | 'stage' | 'latestAt' | 'begunAt'>>`
    select order_id as "orderId", stage, latest_at as "latestAt", begun_at as "begunAt" from track_states
    where tenant_id = ${ctx.tenant.id} and order_id = any(${[...orderIds]}::uuid[])`.execute(
    ctx.db,
  );
  return rows;
};
