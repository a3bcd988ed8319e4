import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB, Menus } from '../src/platform/db/schema.gen.ts';

type Db = Kysely<DB>;
type Row = Insertable<Menus>;

/** Entries that were ever published here: whoever removed one since meant it. */
const everPublished = async (db: Db, tenantId: string): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    select distinct e ->> 'id' as id from menu_versions v, jsonb_array_elements(v.entries) e
    where v.tenant_id = ${tenantId}`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

const entriesOf = (db: Db, table: 'menus' | 'menu_draft_entries', tenantId: string) =>
  db
    .selectFrom(table)
    .where('tenant_id', '=', tenantId)
    .orderBy('sort')
    .select(['id', 'parent_id', 'permission', 'component', 'sort'])
    .execute();

/** After the one that stands before it in the release, where that is still there; else as the last. */
const addTo = async (
  db: Db,
  table: 'menus' | 'menu_draft_entries',
  { row, release }: { row: Row; release: readonly Row[] },
): Promise<boolean> => {
  const tenantId = row.tenant_id;
  const now = await entriesOf(db, table, tenantId);
  if (now.some(({ id }) => id === row.id)) return false;
  const isThere = (id: string | null | undefined) => now.some((one) => one.id === id);
  // What its people gave to another entry stays there; a button without its page has no place.
  if (row.permission && now.some(({ permission }) => permission === row.permission)) return false;
  if (row.component && now.some(({ component }) => component === row.component)) return false;
  if (row.type === 'button' && !isThere(row.parent_id)) return false;
  const parent_id = isThere(row.parent_id) ? (row.parent_id ?? null) : null;
  const beside = release.filter((one) => one.parent_id === row.parent_id);
  const before = beside
    .slice(
      0,
      beside.findIndex(({ id }) => id === row.id),
    )
    .findLast(({ id }) => now.some((one) => one.id === id && one.parent_id === parent_id));
  const at = now.find(({ id }) => id === before?.id)?.sort;
  const last = Math.max(-1, ...now.filter((o) => o.parent_id === parent_id).map((o) => o.sort));
  const sort = 1 + (at ?? last);
  await db
    .updateTable(table)
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`parent_id is not distinct from ${parent_id}::uuid`)
    .where('sort', '>=', sort)
    .set((e) => ({ sort: e('sort', '+', 1) }))
    .execute();
  await db
    .insertInto(table)
    .values({ ...row, parent_id, sort })
    .execute();
  return true;
};

/** Gives a tenant's menu and its draft what a release added, each at its place, as a version without a person. */
export const addNewEntries = async (db: Db, tenantId: string, release: readonly Row[]) => {
  const known = await everPublished(db, tenantId);
  const fresh = release.filter(({ id }) => !known.has(id));
  let added = false;
  for (const row of fresh) {
    if (await addTo(db, 'menus', { row, release })) added = true;
    await addTo(db, 'menu_draft_entries', { row, release });
  }
  if (!added) return;
  await sql`
    update menu_drafts set revision = revision + 1 where tenant_id = ${tenantId}`.execute(db);
  await sql`
    insert into menu_versions (tenant_id, version, entries)
    select ${tenantId}::uuid,
      (select max(version) + 1 from menu_versions where tenant_id = ${tenantId}),
      jsonb_agg(to_jsonb(m) - 'tenant_id' order by m.sort, m.id)
    from menus m where m.tenant_id = ${tenantId}`.execute(db);
};
