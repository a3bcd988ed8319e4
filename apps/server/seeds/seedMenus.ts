import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB, Menus } from '../src/platform/db/schema.gen.ts';
import { addNewEntries } from './addNewEntries.ts';
import { type ButtonSeed, type MenuSeed, menus } from './menus.ts';
import { seedId } from './seedId.ts';

type Row = Insertable<Menus>;

const buttonRow = (tenantId: string, page: MenuSeed, button: ButtonSeed, sort: number): Row => ({
  tenant_id: tenantId,
  id: seedId(`${tenantId}/menu/${button.permission}`),
  parent_id: seedId(`${tenantId}/menu/${page.key}`),
  type: 'button',
  key: button.permission,
  name_zh: button.zh,
  name_en: button.en,
  permission: button.permission,
  kinds: [...button.kinds],
  sort,
});

const rowsOf = (
  tenantId: string,
  entry: MenuSeed,
  parentId: string | null,
  sort: number,
): Row[] => {
  const id = seedId(`${tenantId}/menu/${entry.key}`);
  const row: Row = {
    tenant_id: tenantId,
    id,
    parent_id: parentId,
    type: entry.children ? 'group' : 'page',
    key: entry.key,
    name_zh: entry.zh,
    name_en: entry.en,
    path: entry.path,
    component: entry.component,
    redirect: entry.redirect ?? '',
    url: entry.external ?? '',
    permission: entry.permission ?? '',
    icon: entry.icon,
    kinds: [...entry.kinds],
    hidden: entry.hidden ?? false,
    keep_alive: entry.keepAlive ?? false,
    always_show: entry.alwaysShow ?? false,
    is_route: entry.route !== '0',
    is_external: entry.external !== undefined,
    it_only: entry.itOnly ?? false,
    sort,
  };
  return [
    row,
    ...(entry.buttons ?? []).map((button, i) => buttonRow(tenantId, entry, button, i)),
    ...(entry.children ?? []).flatMap((child, i) => rowsOf(tenantId, child, id, i)),
  ];
};

/**
 * A new tenant has all of it. One that has a menu keeps its own: it is given what came with a release
 * since, and nothing that its people changed or removed comes back.
 */
export const seedMenus = async (db: Kysely<DB>, tenantId: string) => {
  const rows = menus.flatMap((entry, i) => rowsOf(tenantId, entry, null, i));
  const published = await db
    .selectFrom('menu_versions')
    .where('tenant_id', '=', tenantId)
    .select('version')
    .limit(1)
    .executeTakeFirst();
  if (published) return addNewEntries(db, tenantId, rows);
  await db
    .insertInto('menus')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`select alpaca.begin_menu_draft(${tenantId})`.execute(db);
};
