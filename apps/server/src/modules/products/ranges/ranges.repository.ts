import type { NumberRangeForm } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';

const ranges = (ctx: Ctx) =>
  ctx.db.selectFrom('number_ranges').where('tenant_id', '=', ctx.tenant.id);

export const all = (ctx: Ctx) => ranges(ctx).orderBy('code').selectAll().execute();
export type RangeRow = Awaited<ReturnType<typeof all>>[number];

export const has = async (ctx: Ctx, code: string): Promise<boolean> =>
  (await ranges(ctx).where('code', '=', code).select('code').executeTakeFirst()) !== undefined;

/** Of several who make ranges or change them one goes first, so that no two overlap. */
export const oneAtATime = (ctx: Ctx) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`numberRanges/${ctx.tenant.id}`}, 0))`.execute(
    ctx.db,
  );

export const lock = async (ctx: Ctx, id: string): Promise<RangeRow> =>
  (await ranges(ctx).where('id', '=', id).selectAll().forUpdate().executeTakeFirst()) ??
  refuse('numberRange.notFound');

/** Which channels take their numbers from which range. */
export const channelsByRange = async (ctx: Ctx) => {
  const rows = await ctx.db
    .selectFrom('channels')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('adapter', '=', 'own')
    .orderBy('code')
    .select(['code', sql<string | null>`settings->>'range'`.as('range')])
    .execute();
  return Map.groupBy(rows, ({ range }) => range ?? '');
};

const columns = ({ code, prefix, digits, first, last, warnBelow }: NumberRangeForm) => ({
  code,
  prefix,
  digits,
  first,
  last,
  warn_below: warnBelow,
});

export const insert = async (ctx: Ctx, id: string, form: NumberRangeForm): Promise<boolean> => {
  const added = await ctx.db
    .insertInto('number_ranges')
    .values({ tenant_id: ctx.tenant.id, id, next: form.first, ...columns(form) })
    .onConflict((c) => c.columns(['tenant_id', 'code']).doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
};

/** Whoever is to be told of few numbers is told anew. */
export const change = (ctx: Ctx, id: string, form: NumberRangeForm, next: number) =>
  ctx.db
    .updateTable('number_ranges')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .set({ ...columns(form), next, warned_at: null })
    .execute();

/** Those that run low and of which nobody was told, taken so that they are told of once. */
export const takeLow = (ctx: Ctx) =>
  ctx.db
    .updateTable('number_ranges')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('warned_at', 'is', null)
    .where(sql<boolean>`last - next + 1 < warn_below`)
    .set({ warned_at: new Date() })
    .returning(['code', 'next', 'last'])
    .execute();
