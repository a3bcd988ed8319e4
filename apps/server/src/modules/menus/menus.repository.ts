import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { type DraftRow, type MenuRow, menuColumns } from './menuRows.ts';

export const published = (ctx: Ctx): Promise<MenuRow[]> =>
  ctx.db
    .selectFrom('menus')
    .where('tenant_id', '=', ctx.tenant.id)
    .orderBy('sort')
    .select(menuColumns)
    .execute();

export const draft = (ctx: Ctx): Promise<DraftRow[]> =>
  ctx.db
    .selectFrom('menu_draft_entries')
    .where('tenant_id', '=', ctx.tenant.id)
    .orderBy('sort')
    .select([...menuColumns, 'revision'])
    .execute();

export const find = (rows: readonly DraftRow[], id: string): DraftRow =>
  rows.find((row) => row.id === id) ?? refuse('menu.notFound');

/** The draft's revision; nobody else changes the draft until the transaction ends. */
export const lockDraft = async (ctx: Ctx): Promise<number> => {
  const { revision } = await ctx.db
    .selectFrom('menu_drafts')
    .where('tenant_id', '=', ctx.tenant.id)
    .forUpdate()
    .select('revision')
    .executeTakeFirstOrThrow();
  return revision;
};

export const draftRevision = async (ctx: Ctx): Promise<number> => {
  const { revision } = await ctx.db
    .selectFrom('menu_drafts')
    .where('tenant_id', '=', ctx.tenant.id)
    .select('revision')
    .executeTakeFirstOrThrow();
  return revision;
};

/** The version that the draft was brought back from; null where it was not. */
export const revertedTo = async (ctx: Ctx): Promise<number | null> => {
  const { reverted_to } = await ctx.db
    .selectFrom('menu_drafts')
    .where('tenant_id', '=', ctx.tenant.id)
    .select('reverted_to')
    .executeTakeFirstOrThrow();
  return reverted_to;
};

export const noteReverted = (ctx: Ctx, version: number | null) =>
  ctx.db
    .updateTable('menu_drafts')
    .set({ reverted_to: version })
    .where('tenant_id', '=', ctx.tenant.id)
    .execute();

export const insert = (ctx: Ctx, rows: readonly DraftRow[]) =>
  ctx.db
    .insertInto('menu_draft_entries')
    .values(rows.map((row) => ({ ...row, tenant_id: ctx.tenant.id })))
    .execute();

export const change = (ctx: Ctx, id: string, values: Partial<MenuRow>) =>
  ctx.db
    .updateTable('menu_draft_entries')
    .set(values)
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();

/** With all that is below it: the table says so itself. */
export const remove = (ctx: Ctx, ids: readonly string[]) =>
  ctx.db
    .deleteFrom('menu_draft_entries')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', 'in', ids)
    .execute();

/** These stand in this order. */
export const order = (ctx: Ctx, ids: readonly string[]) =>
  sql`
    update menu_draft_entries e set sort = o.place - 1
    from unnest(${ids}::uuid[]) with ordinality as o (id, place)
    where e.tenant_id = ${ctx.tenant.id} and e.id = o.id and e.sort <> o.place - 1`.execute(ctx.db);

const names = sql.raw(menuColumns.join(', '));
const fresh = sql.raw(
  menuColumns
    .filter((name) => name !== 'id')
    .map((name) => `${name} = excluded.${name}`)
    .join(', '),
);

/**
 * The published menu becomes the draft. What gives its permission to another entry gives it up first,
 * as each is in the menu once; what stays is changed in its place, so that whoever refers to it still can.
 */
export const publishDraft = async (ctx: Ctx) => {
  const tenant = ctx.tenant.id;
  await sql`
    update menus m set permission = ''
    where m.tenant_id = ${tenant} and m.permission <> '' and not exists (
      select 1 from menu_draft_entries d
      where d.tenant_id = m.tenant_id and d.id = m.id and d.permission = m.permission)`.execute(
    ctx.db,
  );
  await sql`
    insert into menus (tenant_id, ${names})
    select tenant_id, ${names} from menu_draft_entries where tenant_id = ${tenant}
    on conflict (tenant_id, id) do update set ${fresh}`.execute(ctx.db);
  await sql`
    delete from menus m where m.tenant_id = ${tenant} and not exists (
      select 1 from menu_draft_entries d where d.tenant_id = m.tenant_id and d.id = m.id)`.execute(
    ctx.db,
  );
};

/** Before permissions go from one entry to another: each is in the draft once. */
export const clearPermissions = (ctx: Ctx, ids: readonly string[]) =>
  ctx.db
    .updateTable('menu_draft_entries')
    .set({ permission: '' })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', 'in', ids)
    .execute();
