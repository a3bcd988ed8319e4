import type {
  ClaimDocument,
  ClaimKind,
  ClaimState,
  Currency,
  carrierOutcomes,
} from '@alpaca/contract';
import { sql, type Updateable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { changeRevised } from '../../platform/revisions/changeRevised.ts';

export interface ClaimRow {
  id: string;
  revision: number;
  merchant_id: string;
  order_id: string;
  order_no: string;
  stall_id: string | null;
  kind: ClaimKind;
  state: ClaimState;
  currency: Currency;
  wanted_minor: bigint;
  declared_minor: bigint;
  insured_minor: bigint | null;
  words: string;
  wanted_documents: ClaimDocument[];
  deadline_at: Date | null;
  due_at: Date | null;
  carrier_ref: string;
  carrier_day: string | null;
  carrier_outcome: (typeof carrierOutcomes)[number] | null;
  carrier_minor: bigint | null;
  offered_minor: bigint | null;
  liability_minor: bigint | null;
  cap_minor: bigint | null;
  offered_by: string | null;
  approved_by: string | null;
  created_at: Date;
  ended_at: Date | null;
}

/** A day stays a day: as a moment it would be another one elsewhere. */
export const claimColumns = sql`c.*, to_char(c.carrier_day, 'YYYY-MM-DD') as carrier_day`;

export const lock = async (ctx: Ctx, id: string): Promise<ClaimRow | undefined> => {
  const { rows } = await sql<ClaimRow>`
    select ${claimColumns}, o.order_no from claims c
    join orders o on o.tenant_id = c.tenant_id and o.id = c.order_id
    where c.tenant_id = ${ctx.tenant.id} and c.id = ${id}
      ${ctx.merchantId ? sql`and c.merchant_id = ${ctx.merchantId}` : sql``}
    for update of c`.execute(ctx.db);
  return rows[0];
};

export type NewClaim = Pick<
  ClaimRow,
  | 'id'
  | 'merchant_id'
  | 'order_id'
  | 'stall_id'
  | 'kind'
  | 'currency'
  | 'wanted_minor'
  | 'declared_minor'
  | 'insured_minor'
  | 'words'
  | 'wanted_documents'
  | 'deadline_at'
  | 'due_at'
>;

/** Whether it is there now: one of its kind may be open for the order. */
export const insert = async (ctx: Ctx, claim: NewClaim): Promise<boolean> => {
  const rows = await ctx.db
    .insertInto('claims')
    .values({ tenant_id: ctx.tenant.id, ...claim, created_by: ctx.session?.userId ?? null })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
};

export const change = (ctx: Ctx, id: string, values: Updateable<DB['claims']>) =>
  changeRevised(ctx, 'claims', id, values);

/** What other claims for the same parcel were offered or paid; nobody offers for it meanwhile. */
export const offeredBesides = async (
  ctx: Ctx,
  { id, order_id }: Pick<ClaimRow, 'id' | 'order_id'>,
): Promise<bigint> => {
  // The same lock that the table's own guard takes.
  await sql`select pg_advisory_xact_lock(hashtextextended(${order_id}::uuid::text, 48))`.execute(
    ctx.db,
  );
  const { rows } = await sql<{ minor: bigint }>`
    select coalesce(sum(offered_minor), 0)::bigint as minor from claims
    where tenant_id = ${ctx.tenant.id} and order_id = ${order_id} and id <> ${id}
      and state in ('offered', 'paid')`.execute(ctx.db);
  return rows[0]?.minor ?? 0n;
};

/** Those that are open for an order, by kind. */
export const openOf = async (ctx: Ctx, orderId: string) => {
  const rows = await ctx.db
    .selectFrom('claims')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .select(['id', 'kind'])
    .execute();
  return new Map(rows.map(({ id, kind }) => [kind as ClaimKind, id]));
};

/** When an order's parcel left us: with a batch, or by its carrier's first scan. */
export const leftAt = async (ctx: Ctx, orderId: string): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select max(created_at) as at from order_events
    where tenant_id = ${ctx.tenant.id} and order_id = ${orderId} and step in ('dispatch', 'firstScan')`.execute(
    ctx.db,
  );
  return rows[0]?.at ?? null;
};

/** Notes of which the line's deadline is near while nobody has sent them on, each once. */
export const noteNear = async (ctx: Ctx, before: Date): Promise<ClaimRow[]> => {
  const { rows } = await sql<ClaimRow>`
    with near as (
      update claims c set near_told_at = now()
      where c.tenant_id = ${ctx.tenant.id} and c.near_told_at is null and c.deadline_at <= ${before}
        and c.state in ('filed', 'asked', 'answered')
      returning c.*
    )
    select n.*, o.order_no from near n
    join orders o on o.tenant_id = n.tenant_id and o.id = n.order_id order by n.deadline_at`.execute(
    ctx.db,
  );
  return rows;
};
