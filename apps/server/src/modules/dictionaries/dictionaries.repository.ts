import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuse } from '../../platform/refusal.ts';

const dictionaries = (ctx: Ctx) =>
  ctx.db.selectFrom('dictionaries').where('tenant_id', '=', ctx.tenant.id);
const items = (ctx: Ctx) => ctx.db.selectFrom('dict_items').where('tenant_id', '=', ctx.tenant.id);

export type ItemRow = Awaited<ReturnType<typeof itemsOf>>[number];

export const all = (ctx: Ctx) => dictionaries(ctx).orderBy('code').selectAll().execute();

/** Of each code: how many items it has, and how many of them are disabled. */
export const counts = async (ctx: Ctx) => {
  const rows = await items(ctx)
    .groupBy('code')
    .select(({ fn }) => [
      'code',
      fn.countAll<string>().as('items'),
      sql<string>`count(*) filter (where disabled)`.as('disabled'),
    ])
    .execute();
  return new Map(rows.map(({ code, ...count }) => [code, count]));
};

export const requireDictionary = async (ctx: Ctx, id: string) =>
  (await dictionaries(ctx).where('id', '=', id).selectAll().executeTakeFirst()) ??
  refuse('dict.notFound');

/** Held until the transaction ends: who adds, sorts and deletes waits for one another. */
export const holdDictionary = async (ctx: Ctx, id: string) =>
  (await dictionaries(ctx).where('id', '=', id).selectAll().forUpdate().executeTakeFirst()) ??
  refuse('dict.notFound');

export const holdDictionaryOf = (ctx: Ctx, code: string) =>
  dictionaries(ctx).where('code', '=', code).select('id').forUpdate().execute();

/** Whether it is there now: its code may be another's. */
export const insertDictionary = async (ctx: Ctx, row: Insertable<DB['dictionaries']>) =>
  (
    await ctx.db
      .insertInto('dictionaries')
      .values(row)
      .onConflict((on) => on.doNothing())
      .returning('id')
      .execute()
  ).length > 0;

export const renameDictionary = (
  ctx: Ctx,
  id: string,
  names: { name_zh: string; name_en: string },
) =>
  ctx.db
    .updateTable('dictionaries')
    .set(names)
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();

export const deleteDictionary = async (ctx: Ctx, { id, code }: { id: string; code: string }) => {
  await ctx.db
    .deleteFrom('dict_items')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('code', '=', code)
    .execute();
  await ctx.db
    .deleteFrom('dictionaries')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();
};

export const itemsOf = (ctx: Ctx, code: string) =>
  items(ctx).where('code', '=', code).orderBy('sort').orderBy('value').selectAll().execute();

export const requireItem = async (ctx: Ctx, id: string) =>
  (await items(ctx).where('id', '=', id).selectAll().executeTakeFirst()) ??
  refuse('dictItem.notFound');

/** Whether it is there now: the dictionary may have its value already. */
export const insertItem = async (ctx: Ctx, row: Insertable<DB['dict_items']>) =>
  (
    await ctx.db
      .insertInto('dict_items')
      .values(row)
      .onConflict((on) => on.doNothing())
      .returning('id')
      .execute()
  ).length > 0;

export const changeItem = (
  ctx: Ctx,
  id: string,
  item: { text_zh: string; text_en: string; disabled: boolean },
) =>
  ctx.db
    .updateTable('dict_items')
    .set(item)
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();

export const placeItems = (ctx: Ctx, ids: readonly string[]) =>
  sql`
    update dict_items i set sort = placed.at::int - 1
    from unnest(${sql.val(ids)}::uuid[]) with ordinality as placed (id, at)
    where i.tenant_id = ${ctx.tenant.id} and i.id = placed.id`.execute(ctx.db);
