import type { listServiceTalks, Parsed, ServiceState, ThreadParty } from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { beginning, holding } from '../../platform/lists/likeText.ts';
import { refuse } from '../../platform/refusal.ts';

const talks = (ctx: Ctx) =>
  ctx.db.selectFrom('service_talks').where('tenant_id', '=', ctx.tenant.id);

export const ofMerchant = (ctx: Ctx, merchantId: string) =>
  talks(ctx).where('merchant_id', '=', merchantId).select('id').executeTakeFirst();

/** A merchant's talk, made by whoever comes first; undefined to whoever comes second. */
export const add = (ctx: Ctx, merchantId: string) =>
  ctx.db
    .insertInto('service_talks')
    .values({ tenant_id: ctx.tenant.id, id: newId(), merchant_id: merchantId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

export const lock = async (ctx: Ctx, id: string) =>
  (await talks(ctx).where('id', '=', id).forUpdate().selectAll().executeTakeFirst()) ??
  refuse('service.notFound');

export const assigneeOf = async (ctx: Ctx, id: string) =>
  (await talks(ctx).where('id', '=', id).select('assignee_id').executeTakeFirst())?.assignee_id;

export const nameOf = async (ctx: Ctx, userId: string) =>
  (
    await ctx.db
      .selectFrom('users')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('id', '=', userId)
      .select('realname')
      .executeTakeFirst()
  )?.realname ?? '';

export const merchantName = async (ctx: Ctx, merchantId: string) =>
  (
    await ctx.db
      .selectFrom('merchants')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('merchant_id', '=', merchantId)
      .select('name_zh')
      .executeTakeFirstOrThrow()
  ).name_zh;

const change = (ctx: Ctx, id: string, set: RawBuilder<unknown>) =>
  sql`update service_talks set ${set}, revision = revision + 1
    where tenant_id = ${ctx.tenant.id} and id = ${id}`.execute(ctx.db);

// A colleague who settled it need not be there when it begins anew.
const asked = sql`waiting_since = coalesce(waiting_since, now()), spoken_at = now(), settled_at = null,
  assignee_id = case when settled_at is null then assignee_id end`;

/** Somebody spoke: a merchant waits from its first word on, whoever answers has taken it. */
export const noteWords = (ctx: Ctx, id: string, side: ThreadParty) => {
  const answered = sql`waiting_since = null, spoken_at = now(), settled_at = null,
    assignee_id = ${ctx.session?.userId ?? null}`;
  return change(ctx, id, side === 'merchant' ? asked : answered);
};

export const setAssignee = (ctx: Ctx, id: string, userId: string) =>
  change(ctx, id, sql`assignee_id = ${userId}`);

export const settle = (ctx: Ctx, id: string) =>
  change(ctx, id, sql`waiting_since = null, settled_at = now()`);

type Query = Parsed<typeof listServiceTalks>['query'];
type Filter = Partial<Pick<Query, 'state' | 'merchant'>>;

const inState: Record<ServiceState, RawBuilder<unknown>> = {
  waiting: sql`t.waiting_since is not null`,
  open: sql`t.waiting_since is null and t.settled_at is null and t.spoken_at is not null`,
  settled: sql`t.settled_at is not null`,
};

const talked = sql`service_talks t
  join merchants m on m.tenant_id = t.tenant_id and m.merchant_id = t.merchant_id`;

const found = (ctx: Ctx, { state = 'waiting', merchant = '' }: Filter) => sql`
  t.tenant_id = ${ctx.tenant.id} and ${inState[state]} and (${merchant} = ''
    or m.code like ${beginning(merchant.toUpperCase())}
    or m.name_zh ilike ${holding(merchant)} or m.name_en ilike ${holding(merchant)})`;

export interface TalkRow {
  id: string;
  revision: number;
  code: string;
  name_zh: string;
  name_en: string;
  waiting_since: Date | null;
  spoken_at: Date;
  settled_at: Date | null;
  assignee_id: string | null;
  assignee_name: string | null;
  last_text: string | null;
}

const columns = sql`t.id, t.revision, m.code, m.name_zh, m.name_en, t.waiting_since, t.spoken_at, t.settled_at,
  t.assignee_id,
  (select u.realname from users u where u.tenant_id = t.tenant_id and u.id = t.assignee_id) as assignee_name,
  (select x.body from threads h
    join thread_messages x on x.tenant_id = h.tenant_id and x.thread_id = h.id and x.side <> 'system'
    where h.tenant_id = t.tenant_id and h.subject_kind = 'service' and h.subject_id = t.id
    order by x.created_at desc limit 1) as last_text`;

/** Who has waited longest comes first, where somebody waits; else what was said last. */
export const page = async (ctx: Ctx, { pageNo, pageSize, ...filter }: Query) => {
  const { rows } = await sql<TalkRow>`
    select ${columns} from ${talked} where ${found(ctx, filter)}
    order by t.waiting_since, t.spoken_at desc, t.id desc
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(ctx.db);
  return rows;
};

export const get = async (ctx: Ctx, id: string): Promise<TalkRow> => {
  const { rows } = await sql<TalkRow>`
    select ${columns} from ${talked}
    where t.tenant_id = ${ctx.tenant.id} and t.id = ${id} and t.spoken_at is not null`.execute(
    ctx.db,
  );
  return rows[0] ?? refuse('service.notFound');
};

export const countAtMost = async (ctx: Ctx, filter: Filter, most: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from ${talked} where ${found(ctx, filter)} limit ${most}) t`.execute(ctx.db);
  return rows[0]?.count ?? 0;
};
