import type { RatedTerms } from '@alpaca/contract';
import { sql, type UpdateObject } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuse } from '../../platform/refusal.ts';

const all = (ctx: Ctx) =>
  ctx.db
    .selectFrom('price_versions as v')
    .leftJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'v.tenant_id').onRef('u.id', '=', 'v.published_by'),
    )
    .where('v.tenant_id', '=', ctx.tenant.id);

/** Which of these sheets' versions is in force: the latest whose time has come. */
const isInForce = (at: Date) => sql<boolean>`v.id = (
  select i.id from price_versions i
  where i.tenant_id = v.tenant_id and i.sheet_id = v.sheet_id and i.status = 'published'
    and i.valid_from <= ${at}
  order by i.valid_from desc, i.version_no desc limit 1)`;

export const ofSheets = (ctx: Ctx, sheetIds: readonly string[], at: Date) =>
  all(ctx)
    .where('v.sheet_id', 'in', [...sheetIds])
    .orderBy('v.version_no', 'desc')
    .selectAll('v')
    .select(['u.realname', isInForce(at).as('in_force')])
    .execute();
export type VersionRow = Awaited<ReturnType<typeof ofSheets>>[number];

/** The version of a sheet that counts; null where none does yet. */
export const inForce = async (ctx: Ctx, sheetId: string, at: Date) =>
  (await ctx.db
    .selectFrom('price_versions')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('sheet_id', '=', sheetId)
    .where('status', '=', 'published')
    .where('valid_from', '<=', at)
    .orderBy('valid_from', 'desc')
    .orderBy('version_no', 'desc')
    .select(['id', 'version_no as versionNo'])
    .executeTakeFirst()) ?? null;

/** A version with what it is of; the terms of a draft are the product's. */
export const find = async (ctx: Ctx, id: string, at: Date) =>
  (await all(ctx)
    .innerJoin('price_sheets as s', (join) =>
      join.onRef('s.tenant_id', '=', 'v.tenant_id').onRef('s.id', '=', 'v.sheet_id'),
    )
    .innerJoin('products as p', (join) =>
      join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 's.product_id'),
    )
    .where('v.id', '=', id)
    .selectAll('v')
    .select([
      'u.realname',
      isInForce(at).as('in_force'),
      's.code as sheet_code',
      's.currency',
      's.product_id',
      'p.name_zh',
      'p.name_en',
      sql<RatedTerms>`coalesce(v.terms, p.terms)`.as('rated_terms'),
    ])
    .executeTakeFirst()) ?? refuse('priceVersion.notFound');
export type FoundVersion = Awaited<ReturnType<typeof find>>;

/** Holds a version that can still be changed. */
export const lockDraft = async (ctx: Ctx, id: string) => {
  const row = await ctx.db
    .selectFrom('price_versions')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .forUpdate()
    .select(['status', 'sheet_id', 'version_no'])
    .executeTakeFirst();
  if (!row) return refuse('priceVersion.notFound');
  return row.status === 'draft' ? row : refuse('priceVersion.published');
};

/** The next version of a sheet, as a draft; false where it has one already. */
export const insert = async (ctx: Ctx, id: string, sheetId: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into price_versions (tenant_id, id, sheet_id, version_no)
    select ${ctx.tenant.id}, ${id}, ${sheetId}, coalesce(max(version_no), 0) + 1
    from price_versions where tenant_id = ${ctx.tenant.id} and sheet_id = ${sheetId}
    on conflict do nothing`.execute(ctx.db);
  return numAffectedRows === 1n;
};

const partColumns = {
  zone_places: sql`zone, country_code, post_from, post_to`,
  price_rows: sql`zone, goods_type, from_g, to_g, first_g, first_price, next_g, next_price, per_kg,
    per_order, per_box, per_cbm, min_charge, step_g, min_g, min_box_g`,
  surcharges: sql`code, expense_type, name_zh, name_en, basis, value, currency, min, max, conditions`,
} as const;

/** All that a version says, into another that is still empty. */
export const copyParts = async (ctx: Ctx, from: string, to: string) => {
  for (const [table, columns] of Object.entries(partColumns)) {
    await sql`insert into ${sql.table(table)} (tenant_id, version_id, line, ${columns})
      select tenant_id, ${to}, line, ${columns} from ${sql.table(table)}
      where tenant_id = ${ctx.tenant.id} and version_id = ${from}`.execute(ctx.db);
  }
  await sql`update price_versions v set places = o.places, rows = o.rows,
      surcharges = o.surcharges, remote_list_id = o.remote_list_id
    from price_versions o
    where o.tenant_id = v.tenant_id and o.id = ${from}
      and v.tenant_id = ${ctx.tenant.id} and v.id = ${to}`.execute(ctx.db);
};

export const change = (ctx: Ctx, id: string, values: UpdateObject<DB, 'price_versions'>) =>
  ctx.db
    .updateTable('price_versions')
    .set(values)
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();

export const remove = (ctx: Ctx, id: string) =>
  ctx.db
    .deleteFrom('price_versions')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();
