import {
  type ClaimDocument,
  type ClaimFilter,
  type ClaimState,
  openClaimStates,
} from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import { fromWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { oldestOf } from '../../platform/lists/oldestOf.ts';
import type { ParcelRow } from '../../platform/lists/parcelFacts.ts';
import type { Part } from '../../platform/lists/places.ts';
import { sqlList } from '../../platform/lists/sqlList.ts';
import { type ClaimRow, claimColumns } from './claims.repository.ts';

export interface ListedClaim extends ClaimRow, ParcelRow {
  product_id: string | null;
}

type Filter = Partial<ClaimFilter>;

const open: readonly string[] = openClaimStates;
const isOpen = ({ state = 'open' }: Filter) => state === 'open' || open.includes(state);

/** To a merchant an offer that nobody approved yet is no offer: the staff is still looking at the claim. */
const inState = (ctx: Ctx, state: ClaimFilter['state']) => {
  if (state === 'all') return sql`true`;
  if (ctx.merchantId && state === 'answered') return sql`c.state in ('answered', 'approving')`;
  return state === 'open' ? sql`c.ended_at is null` : sql`c.state = ${state}`;
};

/** An order by any number that it has. */
const ofNumber = (number: string) => sql`and ${number.trim()} in
  (o.order_no, lower(o.order_no), o.customer_no, nullif(o.tracking_number, ''))`;

const ofTurn = (turn: string) => sql`and exists (select from threads h
  where h.tenant_id = c.tenant_id and h.subject_kind = 'claim' and h.subject_id = c.id and h.turn = ${turn})`;

const conditionsOf = (ctx: Ctx, filter: Filter): RawBuilder<unknown> => {
  const { state = 'open', kind, orderId, turn, merchantCode, number, from, to } = filter;
  const moment = (time: string) => fromWire(time, ctx.tenant.zone);
  const parts = [
    sql`c.tenant_id = ${ctx.tenant.id} and ${inState(ctx, state)}`,
    ctx.merchantId && sql`and c.merchant_id = ${ctx.merchantId}`,
    kind && sql`and c.kind = ${kind}`,
    orderId && sql`and c.order_id = ${orderId}`,
    from && sql`and c.created_at >= ${moment(from)}`,
    to && sql`and c.created_at < ${moment(to)}::timestamptz + interval '1 second'`,
    number && ofNumber(number),
    merchantCode && sql`and m.code = ${merchantCode.toUpperCase()}`,
    turn && ofTurn(turn),
  ];
  return sql.join(
    parts.filter((part) => part !== undefined && part !== null && part !== ''),
    sql` `,
  );
};

const joined = sql`claims c
  join orders o on o.tenant_id = c.tenant_id and o.id = c.order_id
  join merchants m on m.tenant_id = c.tenant_id and m.merchant_id = c.merchant_id`;

const columns = sql`${claimColumns}, o.order_no, o.customer_no, o.tracking_number, o.country_code, o.product_id,
  m.code as merchant_code, m.name_zh as merchant_zh, m.name_en as merchant_en`;

const listed = sqlList<ListedClaim>({ columns, from: joined, id: sql`c.id` });

/** What is open by its day, those that wait for their carrier last; what has ended the latest first. */
export const page = (ctx: Ctx, filter: Filter, part: Part) => {
  const order = isOpen(filter)
    ? sql`c.due_at nulls last, c.id`
    : sql`coalesce(c.ended_at, c.created_at) desc, c.id desc`;
  return listed.page(ctx, conditionsOf(ctx, filter), order, part);
};

export const batches = (ctx: Ctx, filter: Filter, size: number) =>
  listed.batches(ctx, conditionsOf(ctx, filter), size);

export const find = async (ctx: Ctx, id: string): Promise<ListedClaim | undefined> => {
  const { rows } = await sql<ListedClaim>`
    select ${columns} from ${joined}
    where ${conditionsOf(ctx, { state: 'all' })} and c.id = ${id}`.execute(ctx.db);
  return rows[0];
};

/** How many there are in each state that is open. */
export const countByState = async (ctx: Ctx, filter: Filter = {}) => {
  const { rows } = await sql<{ state: ClaimState; count: number }>`
    select ${ctx.merchantId ? sql`replace(c.state, 'approving', 'answered')` : sql`c.state`} as state,
      count(*)::int as count from ${joined}
    where ${conditionsOf(ctx, { ...filter, state: 'open' })} group by 1`.execute(ctx.db);
  return new Map(rows.map(({ state, count }) => [state, count]));
};

/** Those that nobody has sent on although the line's deadline is near. */
const near = (ctx: Ctx, before: Date) => sql`claims c
  where c.tenant_id = ${ctx.tenant.id} and c.deadline_at <= ${before} and c.state in ('filed', 'asked', 'answered')`;

export const countNear = async (ctx: Ctx, before: Date): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${near(ctx, before)}`.execute(ctx.db);
  return rows[0]?.count ?? 0;
};

export const oldestNear = (ctx: Ctx, before: Date) =>
  oldestOf(ctx, sql`c.created_at`, near(ctx, before));

export interface FileRow {
  id: string;
  document: ClaimDocument;
  name: string;
  content_type: string;
  created_at: Date;
}

export const filesOf = async (ctx: Ctx, claimId: string): Promise<FileRow[]> => {
  const { rows } = await sql<FileRow>`
    select f.id, d.document, f.name, f.content_type, d.created_at from claim_files d
    join files f on f.tenant_id = d.tenant_id and f.id = d.file_id
    where d.tenant_id = ${ctx.tenant.id} and d.claim_id = ${claimId} order by d.created_at, f.id`.execute(
    ctx.db,
  );
  return rows;
};
