import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

// So many at once; the rest comes with the next round.
const atOnce = 500;

/** Parcels that wait for money, by the time since when. */
export const inArrears = async (ctx: Ctx, merchantId: string | null) => {
  const { rows } = await sql<{
    order_id: string;
    merchant_id: string;
    currency: string;
    lacks: bigint;
  }>`
    select w.order_id, w.merchant_id, o.currency,
      coalesce(o.real_minor, 0) - case when o.hold_id is null then 0 else coalesce(o.quoted_minor, 0) end
        as lacks
    from withholdings w join orders o on o.tenant_id = w.tenant_id and o.id = w.order_id
    where w.tenant_id = ${ctx.tenant.id} and w.reason = 'arrears' and w.ended_at is null
      and (${merchantId}::uuid is null or w.merchant_id = ${merchantId}::uuid)
    order by w.created_at, w.id limit ${atOnce}`.execute(ctx.db);
  return rows;
};

export interface DueParcel {
  order_id: string;
  merchant_id: string;
}

/** About which nobody decided in time. Where nothing can be done by itself, it is told once. */
export const overdue = async (ctx: Ctx, now: Date): Promise<DueParcel[]> => {
  const { rows } = await sql<DueParcel>`
    select order_id, merchant_id from withholdings
    where tenant_id = ${ctx.tenant.id} and ended_at is null and deadline <= ${now}
      and (overdue_at is null or by_default <> 'stay')
    group by order_id, merchant_id order by min(deadline) limit ${atOnce}`.execute(ctx.db);
  return rows;
};

/** Where time is about to run out and nobody was told so yet. */
export const soonOverdue = async (
  ctx: Ctx,
  { warehouseId, now, soon }: { warehouseId: string; now: Date; soon: Date },
): Promise<DueParcel[]> => {
  const { rows } = await sql<DueParcel>`
    select order_id, merchant_id from withholdings
    where tenant_id = ${ctx.tenant.id} and ended_at is null and near_told_at is null
      and warehouse_id = ${warehouseId} and deadline > ${now} and deadline <= ${soon}
    group by order_id, merchant_id order by min(deadline) limit ${atOnce}`.execute(ctx.db);
  return rows;
};

export const warehousesWithOpen = async (ctx: Ctx): Promise<string[]> => {
  const { rows } = await sql<{ warehouse_id: string }>`
    select distinct warehouse_id from withholdings
    where tenant_id = ${ctx.tenant.id} and ended_at is null and near_told_at is null`.execute(
    ctx.db,
  );
  return rows.map(({ warehouse_id }) => warehouse_id);
};

/** Marks what stands until then; false where somebody did so before. */
export const mark = async (
  ctx: Ctx,
  orderId: string,
  { column, until, now }: { column: 'near_told_at' | 'overdue_at'; until: Date; now: Date },
): Promise<boolean> => {
  const { rows } = await sql`
    update withholdings set ${sql.ref(column)} = ${now}
    where tenant_id = ${ctx.tenant.id} and order_id = ${orderId} and ended_at is null
      and ${sql.ref(column)} is null and deadline <= ${until}
    returning 1`.execute(ctx.db);
  return rows.length > 0;
};
