import type {
  ChangeReason,
  ChangeSettler,
  ChangeState,
  ChangeStep,
  Currency,
} from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';

/** What a cost change is about, as orders tell it. */
export interface ChangedOrder {
  id: string;
  merchant_id: string;
  order_no: string;
  product_id: string | null;
}

export interface ChangeRow {
  id: string;
  revision: number;
  merchant_id: string;
  order_id: string;
  order_no: string;
  warehouse_id: string | null;
  reason: ChangeReason;
  currency: Currency;
  before_minor: bigint;
  after_minor: bigint;
  proposed_minor: bigint | null;
  agreed_minor: bigint | null;
  detail: Record<string, unknown>;
  status: ChangeState;
  due_at: Date | null;
}

/** How an order's changes stand, for whoever lists orders: what is open counts before what is settled. */
export const tellOrders = (ctx: Ctx, orderIds: readonly string[]) =>
  sql`
    update orders o set updated_at = now(), confirm_status = coalesce((
      select case
        when bool_or(c.status in ('disputed', 'proposed')) then 'disputed'
        when bool_or(c.status = 'awaiting') then 'awaiting'
        when bool_or(c.status in ('debited', 'credited')) then 'confirmed'
      end
      from cost_changes c where c.tenant_id = o.tenant_id and c.order_id = o.id
    ), 'none')
    where o.tenant_id = ${ctx.tenant.id} and o.id = any(${[...orderIds]}::uuid[])`.execute(ctx.db);

export interface NewChange {
  order: ChangedOrder;
  reason: ChangeReason;
  currency: Currency;
  beforeMinor: bigint;
  afterMinor: bigint;
  /** Both weights with their rules, or what else it was reckoned from. */
  detail: Record<string, unknown>;
}

/** How far a change is from its first moment on. */
export type BegunAs = { status: 'awaiting'; dueAt: Date } | { status: 'credited' | 'absorbed' };

const rowOf = (
  ctx: Ctx,
  { order, reason, currency, beforeMinor, afterMinor, detail }: NewChange,
  state: BegunAs,
) => ({
  tenant_id: ctx.tenant.id,
  id: newId(),
  merchant_id: order.merchant_id,
  order_id: order.id,
  reason,
  currency,
  before_minor: beforeMinor,
  after_minor: afterMinor,
  detail: JSON.stringify(detail),
  created_by: ctx.session?.userId ?? null,
  status: state.status,
  due_at: 'dueAt' in state ? state.dueAt : null,
  ...(state.status === 'awaiting'
    ? { settled_at: null, settled_by: null, agreed_minor: null }
    : {
        settled_at: new Date(),
        settled_by: 'rule',
        // What the house bears costs its merchant nothing.
        agreed_minor: state.status === 'absorbed' ? beforeMinor : afterMinor,
      }),
});

/** Their ids, in the order in which they were given. */
export const insert = async (
  ctx: Ctx,
  changes: readonly { change: NewChange; as: BegunAs }[],
): Promise<string[]> => {
  const rows = changes.map(({ change, as }) => rowOf(ctx, change, as));
  if (rows.length > 0) await ctx.db.insertInto('cost_changes').values(rows).execute();
  return rows.map(({ id }) => id);
};

/** Whose turn it is to say something about a disputed change `c`. */
export const turnOf = (turn: 'merchant' | 'staff') => sql`exists (select from threads h
  where h.tenant_id = c.tenant_id and h.subject_kind = 'costChange' and h.subject_id = c.id and h.turn = ${turn})`;

/** Nobody has said no to it since it was announced or offered. */
const isSilent = sql`(c.status = 'awaiting' or (c.status = 'proposed' and ${turnOf('merchant')}))`;

/** Those whose day has come: who was silent agrees. */
export const dueChanges = async (ctx: Ctx, before: Date, limit: number) => {
  const { rows } = await sql<{ id: string; merchant_id: string }>`
    select c.id, c.merchant_id from cost_changes c
    where c.tenant_id = ${ctx.tenant.id} and c.due_at <= ${before} and ${isSilent}
    order by c.due_at limit ${limit}`.execute(ctx.db);
  return rows;
};

/** The same of locked ones: somebody may have spoken meanwhile. */
export const stillSilent = async (ctx: Ctx, ids: readonly string[], before: Date) => {
  const { rows } = await sql<{ id: string }>`
    select c.id from cost_changes c
    where c.tenant_id = ${ctx.tenant.id} and c.id = any(${[...ids]}::uuid[]) and c.due_at <= ${before}
      and ${isSilent}`.execute(ctx.db);
  return new Set(rows.map(({ id }) => id));
};

/** A change `c` with what is told of its order. */
const withOrder = (
  changes = sql`cost_changes`,
) => sql`select c.*, o.order_no, o.warehouse_id from ${changes} c
  join orders o on o.tenant_id = c.tenant_id and o.id = c.order_id`;

/** Notes of which the staff's answer is late, each once. */
export const noteLate = async (ctx: Ctx, before: Date): Promise<ChangeRow[]> => {
  const { rows } = await sql<ChangeRow>`
    with free as (
      select c.id from cost_changes c
      where c.tenant_id = ${ctx.tenant.id} and c.status in ('disputed', 'proposed') and c.due_at <= ${before}
        and c.overdue_told_at is null and ${turnOf('staff')}
      order by c.id for update of c skip locked
    ), late as (
      update cost_changes c set overdue_told_at = now()
      where c.tenant_id = ${ctx.tenant.id} and c.id in (select id from free)
      returning c.*
    )
    ${withOrder(sql`late`)} order by c.due_at`.execute(ctx.db);
  return rows;
};

/** The orders first, as everybody does who moves them, and all in one order. */
export const lockChanges = async (ctx: Ctx, ids: readonly string[]): Promise<ChangeRow[]> => {
  if (ids.length === 0) return [];
  const wanted = sql`c.tenant_id = ${ctx.tenant.id} and c.id = any(${[...ids]}::uuid[])`;
  await sql`select from orders o where o.tenant_id = ${ctx.tenant.id}
    and o.id in (select c.order_id from cost_changes c where ${wanted}) order by o.id for update`.execute(
    ctx.db,
  );
  const { rows } = await sql<ChangeRow>`
    ${withOrder()} where ${wanted} order by c.id for update of c`.execute(ctx.db);
  return rows;
};

export const lockOfOrder = async (ctx: Ctx, orderId: string): Promise<ChangeRow[]> => {
  const { rows } = await sql<ChangeRow>`
    ${withOrder()} where c.tenant_id = ${ctx.tenant.id} and c.order_id = ${orderId}
    order by c.id for update of c`.execute(ctx.db);
  return rows;
};

/** What stands charged for changes; of those for which nothing does nothing is said. */
export const netPaid = async (
  ctx: Ctx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, bigint>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; minor: bigint }>`
    select subject_id as id, sum(charged_minor - refunded_minor)::bigint as minor from charges
    where tenant_id = ${ctx.tenant.id} and subject_id = any(${[...ids]}::uuid[])
      and charged_minor > refunded_minor
    group by subject_id`.execute(ctx.db);
  return new Map(rows.map(({ id, minor }) => [id, minor]));
};

/** What awaits an answer, of some orders. */
export const awaitingOf = async (ctx: Ctx, orderIds: readonly string[]): Promise<string[]> => {
  const rows = await ctx.db
    .selectFrom('cost_changes')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', 'in', orderIds)
    .where('status', '=', 'awaiting')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** What awaits an answer and comes to no more than an amount each. */
export const smallOnes = async (ctx: Ctx, currency: Currency, mostMinor: bigint) => {
  const { rows } = await sql<{ id: string; minor: bigint }>`
    select id, after_minor - before_minor as minor from cost_changes
    where tenant_id = ${ctx.tenant.id} and merchant_id = ${ctx.merchantId} and status = 'awaiting'
      and currency = ${currency} and after_minor - before_minor <= ${mostMinor}
    order by id`.execute(ctx.db);
  return rows;
};

export interface SettledChange {
  id: string;
  agreedMinor: bigint;
  status: 'debited' | 'withdrawn';
}

export const settle = async (ctx: Ctx, settled: readonly SettledChange[], by: ChangeSettler) => {
  const rows = settled.map(({ id, agreedMinor, status }) => ({
    id,
    agreed: String(agreedMinor),
    status,
  }));
  await sql`
    update cost_changes c set status = t.status, agreed_minor = t.agreed, settled_by = ${by},
      settled_at = now(), revision = c.revision + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (id uuid, agreed bigint, status text)
    where c.tenant_id = ${ctx.tenant.id} and c.id = t.id`.execute(ctx.db);
};

export const move = async (
  ctx: Ctx,
  id: string,
  to: { status: 'disputed' | 'proposed'; dueAt: Date; proposedMinor?: bigint },
) => {
  await ctx.db
    .updateTable('cost_changes')
    .set((eb) => ({
      status: to.status,
      due_at: to.dueAt,
      revision: eb('revision', '+', 1),
      disputed_at: eb.fn.coalesce('disputed_at', sql<Date>`now()`),
      overdue_told_at: null,
      ...(to.proposedMinor !== undefined && { proposed_minor: to.proposedMinor }),
    }))
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();
};

export interface NewStep {
  changeId: string;
  merchantId: string;
  step: ChangeStep;
  amountMinor?: bigint;
  note?: string;
}

/** Who is signed in did it; else it happened by itself. */
export const addSteps = async (ctx: Ctx, steps: readonly NewStep[]) => {
  if (steps.length === 0) return;
  const rows = steps.map(({ changeId, merchantId, step, amountMinor, note = '' }) => ({
    tenant_id: ctx.tenant.id,
    id: newId(),
    change_id: changeId,
    merchant_id: merchantId,
    step,
    user_id: ctx.session?.userId ?? null,
    amount_minor: amountMinor ?? null,
    note,
  }));
  await ctx.db.insertInto('cost_change_steps').values(rows).execute();
};
