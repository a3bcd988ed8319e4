import type { addRemoteList, getRemoteAreas, Parsed, RemoteArea } from '@alpaca/contract';
import { sql } from 'kysely';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';

const lists = (ctx: Ctx) =>
  ctx.db.selectFrom('remote_lists').where('tenant_id', '=', ctx.tenant.id);

export const requireList = async (ctx: Ctx, id: string) =>
  (await lists(ctx).where('id', '=', id).selectAll().executeTakeFirst()) ??
  refuse('remoteList.notFound');

export const list = async (ctx: Ctx) => {
  const rows = await lists(ctx).orderBy('code').orderBy('revision', 'desc').selectAll().execute();
  return rows.map(({ id, code, revision, areas, created_at }) => ({
    id,
    code,
    revision,
    areas,
    createTime: toWire(created_at, ctx.tenant.zone),
  }));
};

/** How many areas the latest revision of each list has. */
export const latestSizes = async (ctx: Ctx, codes: readonly string[]) => {
  if (codes.length === 0) return new Map<string, number>();
  const rows = await lists(ctx)
    .where('code', 'in', codes)
    .distinctOn('code')
    .orderBy('code')
    .orderBy('revision', 'desc')
    .select(['code', 'areas'])
    .execute();
  return new Map(rows.map(({ code, areas }) => [code, areas]));
};

type Form = Parsed<typeof addRemoteList>['body'];

const insertAreas = (ctx: Ctx, listId: string, areas: readonly RemoteArea[]) => {
  const rows = areas.map((area, at) => ({ line: at + 1, ...area }));
  return sql`insert into remote_areas
      (tenant_id, list_id, line, country_code, post_from, post_to, remote_type)
    select ${ctx.tenant.id}, ${listId}, r.line, r."countryCode", r."postFrom", r."postTo", r."remoteType"
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(line integer, "countryCode" text,
      "postFrom" text, "postTo" text, "remoteType" text)`.execute(ctx.db);
};

/** The next revision of a list, or its first. */
export const addRevision = (ctx: Ctx, { code, areas }: Form, userId: string | null) =>
  inTx(ctx, async (ctx) => {
    // Two revisions at once would have the same number.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${ctx.tenant.id}/remote/${code}`}, 0))`.execute(
      ctx.db,
    );
    const { last } = await lists(ctx)
      .where('code', '=', code)
      .select((s) => s.fn.max('revision').as('last'))
      .executeTakeFirstOrThrow();
    const id = newId();
    await ctx.db
      .insertInto('remote_lists')
      .values({
        tenant_id: ctx.tenant.id,
        id,
        code,
        revision: (last ?? 0) + 1,
        areas: areas.length,
        created_by: userId,
      })
      .execute();
    await insertAreas(ctx, id, areas);
    return { id };
  });

export const add = (ctx: Ctx, form: Form) => {
  ctx.trail?.note({ code: form.code, count: form.areas.length });
  return addRevision(ctx, form, ctx.session?.userId ?? null);
};

export const areas = async (ctx: Ctx, asked: Parsed<typeof getRemoteAreas>['query']) => {
  const { id, pageNo, pageSize } = asked;
  const { areas: total } = await requireList(ctx, id);
  const rows = await ctx.db
    .selectFrom('remote_areas')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('list_id', '=', id)
    .where('line', '>', (pageNo - 1) * pageSize)
    .orderBy('line')
    .limit(pageSize)
    .selectAll()
    .execute();
  const records = rows.map((row) => ({
    countryCode: row.country_code,
    postFrom: row.post_from,
    postTo: row.post_to,
    remoteType: row.remote_type,
  }));
  return { records, total, pageNo, pageSize };
};
