import type { MenuChange } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import type { MenuRow } from './menuRows.ts';

const versions = (ctx: Ctx) =>
  ctx.db.selectFrom('menu_versions').where('tenant_id', '=', ctx.tenant.id);

const told = ['version', 'at', 'by_name', 'reason', 'reverted_to', 'changes'] as const;

export const latest = (ctx: Ctx) =>
  versions(ctx).orderBy('version', 'desc').limit(1).select(told).executeTakeFirstOrThrow();

/** The latest first. */
export const all = (ctx: Ctx, most: number) =>
  versions(ctx).orderBy('version', 'desc').limit(most).select(told).execute();

export const entriesOf = async (ctx: Ctx, version: number): Promise<MenuRow[]> => {
  const row = await versions(ctx)
    .where('version', '=', version)
    .select('entries')
    .executeTakeFirst();
  return row ? (row.entries as unknown as MenuRow[]) : refuse('menu.versionNotFound');
};

/** Entries that stood in a version up to this one. */
export const idsUntil = async (ctx: Ctx, version: number): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    select distinct e ->> 'id' as id from menu_versions v, jsonb_array_elements(v.entries) e
    where v.tenant_id = ${ctx.tenant.id} and v.version <= ${version}`.execute(ctx.db);
  return new Set(rows.map(({ id }) => id));
};

/** Where a page lies: as it did whenever it last stood in the menu. */
export const pathOf = async (ctx: Ctx, component: string): Promise<string | undefined> => {
  const { rows } = await sql<{ path: string }>`
    select e ->> 'path' as path from menu_versions v, jsonb_array_elements(v.entries) e
    where v.tenant_id = ${ctx.tenant.id} and e ->> 'component' = ${component}
    order by v.version desc limit 1`.execute(ctx.db);
  return rows[0]?.path;
};

interface NewVersion {
  version: number;
  entries: readonly MenuRow[];
  changes: readonly MenuChange[];
  reason: string;
  revertedTo: number | null;
}

export const insert = (ctx: Ctx, { entries, changes, revertedTo, ...version }: NewVersion) =>
  ctx.db
    .insertInto('menu_versions')
    .values({
      ...version,
      tenant_id: ctx.tenant.id,
      entries: JSON.stringify(entries),
      changes: JSON.stringify(changes),
      user_id: ctx.session?.userId ?? null,
      by_name: ctx.session?.realname ?? '',
      reverted_to: revertedTo,
    })
    .execute();
