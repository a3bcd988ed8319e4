import { countedMost, type LogFilter } from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import { fromWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { holding } from '../../platform/lists/likeText.ts';
import { momentSql, type Part } from '../../platform/lists/places.ts';
import type { LoggedChange } from '../../platform/oplog/trail.ts';

export interface LogRow {
  id: string;
  /** Of its time, in microseconds. */
  us: bigint;
  created_at: Date;
  merchant_id: string | null;
  username: string | null;
  operator: string;
  call: string;
  menu: string;
  type: string;
  params: Record<string, unknown>;
  about: string[];
  changes: LoggedChange[] | null;
  cost_ms: number;
}

/** By the name they sign in with, or the one that people call them by. */
export const usersCalled = async (ctx: Ctx, name: string): Promise<string[]> => {
  const rows = await ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where((e) => e.or([e('username_key', '=', name.toLowerCase()), e('realname', '=', name)]))
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Who is called otherwise by now is still found by the name of then. */
const ofPerson = async (ctx: Ctx, name: string): Promise<RawBuilder<unknown>> => {
  const ids = await usersCalled(ctx, name);
  return ids.length > 0 ? sql`l.user_id = any(${ids}::uuid[])` : sql`l.operator = ${name}`;
};

const aboutIt = async (ctx: Ctx, object: string): Promise<RawBuilder<unknown>> => {
  const { rows } = await sql<{ id: string }>`
    select alpaca.logs_about(${object.toLowerCase()}, ${countedMost + 1}) as id`.execute(ctx.db);
  return sql`l.id = any(${rows.map(({ id }) => id)}::uuid[])`;
};

/** Also in what was before and after; both are kept masked. */
const withWords = (text: string) => {
  const like = holding(text);
  return sql`(l.params::text ilike ${like} or l.about::text ilike ${like} or l.changes::text ilike ${like})`;
};

/** What a filter asks for, as conditions on `l`. */
export const conditionsOf = async (ctx: Ctx, filter: LogFilter): Promise<RawBuilder<unknown>> => {
  const { operator, userId, menu, type, from, to, object, words } = filter;
  const { zone } = ctx.tenant;
  const all = [
    sql`l.tenant_id = ${ctx.tenant.id}`,
    operator && (await ofPerson(ctx, operator)),
    userId && sql`l.user_id = ${userId}`,
    menu && sql`l.menu = ${menu}`,
    type && sql`l.type = ${type}`,
    from && sql`l.created_at >= ${fromWire(from, zone)}`,
    to && sql`l.created_at < ${fromWire(to, zone)}`,
    object && (await aboutIt(ctx, object)),
    words && withWords(words),
  ].filter((one) => typeof one === 'object');
  return sql.join(all, sql` and `);
};

const columns = sql`l.id, l.created_at, (extract(epoch from l.created_at) * 1000000)::bigint as us, l.merchant_id,
  u.username, l.operator, l.call, l.menu, l.type, l.params, l.about, l.changes, l.cost_ms`;
const whose = sql`left join users u on u.tenant_id = l.tenant_id and u.id = l.user_id`;

/** A part of the lines, the latest first. */
export const rows = async (
  ctx: Ctx,
  conditions: RawBuilder<unknown>,
  { limit, offset = 0, after, fromEnd = false }: Part,
): Promise<LogRow[]> => {
  const direction = fromEnd ? sql`asc` : sql`desc`;
  const { rows } = await sql<LogRow>`
    select ${columns} from (
      select * from operation_logs l where ${conditions}
        ${after ? sql`and (l.created_at, l.id) < (${momentSql(after.us)}, ${after.id}::uuid)` : sql``}
      order by l.created_at ${direction}, l.id ${direction} limit ${limit} offset ${offset}
    ) l ${whose}
    order by l.created_at desc, l.id desc`.execute(ctx.db);
  return rows;
};

/** Counting on costs more than it tells; the web says "10,000+". */
export const countUpTo = async (ctx: Ctx, conditions: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from
      (select from operation_logs l where ${conditions} limit ${countedMost + 1}) l`.execute(
    ctx.db,
  );
  return rows[0]?.count ?? 0;
};

export interface DetailRow extends LogRow {
  merchant: string | null;
  day: string | null;
  seq: bigint | null;
  hash: Buffer | null;
}

export const find = async (ctx: Ctx, id: string): Promise<DetailRow | undefined> => {
  const name =
    ctx.lang === 'en_US' ? sql`coalesce(nullif(m.name_en, ''), m.name_zh)` : sql`m.name_zh`;
  const { rows } = await sql<DetailRow>`
    select ${columns}, m.code || ' ' || ${name} as merchant, s.day::text as day, s.seq, s.hash
    from operation_logs l ${whose}
    left join merchants m on m.tenant_id = l.tenant_id and m.merchant_id = l.merchant_id
    left join log_seals s on s.tenant_id = l.tenant_id and s.log_id = l.id
    where l.tenant_id = ${ctx.tenant.id} and l.id = ${id}`.execute(ctx.db);
  return rows[0];
};
