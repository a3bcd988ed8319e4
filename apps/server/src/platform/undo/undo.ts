import type { RefusalKey } from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../context.ts';
import type { DB } from '../db/schema.gen.ts';
import { refuse } from '../refusal.ts';

/** A kind of record whose deletion can be taken back. */
export interface Undoable {
  kind: string;
  table: {
    [T in keyof DB]: DB[T] extends { tenant_id: unknown; id: unknown } ? T : never;
  }[keyof DB];
  missing: RefusalKey;
  /** The column by which people know it. */
  name: string;
  /** Whether the row `t` of the table stands in the way of `r`, which was deleted at `d.deleted_at`. */
  inTheWay: RawBuilder<unknown>;
  /** Rows of other tables that go with it, by their column that names it. */
  parts?: readonly { table: keyof DB; of: string }[];
  /** Merchants who have chosen it, by their column; they have chosen nothing once it is gone. */
  chosenIn?: string;
}

const whose = ({ table }: Undoable) =>
  sql`from ${sql.table(table)} t where t.tenant_id = current_setting('alpaca.tenant_id')::uuid`;

// A deletion takes the history with it, and so does its end.
const history = ({ kind }: Undoable) => sql`'record_changes', coalesce((
  select jsonb_agg(to_jsonb(c)) from record_changes c
  where c.tenant_id = t.tenant_id and c.kind = ${kind} and c.record_id = t.id), '[]')`;

const part = ({ table, of }: { table: string; of: string }) => sql`${sql.lit(table)}, coalesce((
  select jsonb_agg(to_jsonb(p)) from ${sql.table(table)} p
  where p.tenant_id = t.tenant_id and p.${sql.ref(of)} = t.id), '[]')`;

const chosen = ({ chosenIn }: Undoable) => sql`'chosen', coalesce((
  select jsonb_agg(m.merchant_id) from merchants m
  where m.tenant_id = t.tenant_id and m.${sql.ref(chosenIn ?? '')} = t.id), '[]')`;

/** Deletes and keeps in one statement: what is kept is what was deleted, whoever was at it until then. */
const keep = async (ctx: Ctx, undoable: Undoable, ids: readonly string[]) => {
  const parts = sql.join([
    history(undoable),
    ...(undoable.parts ?? []).map(part),
    ...(undoable.chosenIn ? [chosen(undoable)] : []),
  ]);
  const { rows } = await sql<{ id: string; name: string }>`
    with gone as (delete ${whose(undoable)} and t.id = any(${ids}::uuid[]) returning t.*)
    insert into deleted_records (tenant_id, kind, id, merchant_id, record, parts)
    select t.tenant_id, ${undoable.kind}, t.id, (to_jsonb(t) ->> 'merchant_id')::uuid, to_jsonb(t),
      jsonb_build_object(${parts})
    from gone t returning id, record ->> ${undoable.name} as name`.execute(ctx.db);
  return rows;
};

const deleted = ({ kind }: Undoable, ids: readonly string[]) => sql`deleted_records d
  where d.tenant_id = current_setting('alpaca.tenant_id')::uuid and d.kind = ${kind}
    and d.id = any(${ids}::uuid[])`;

/** Tells it where somebody has just deleted one of these. */
export const requireNotDeleted = async (ctx: Ctx, undoable: Undoable, ids: readonly string[]) => {
  const { rows } = await sql`select from ${deleted(undoable, ids)}`.execute(ctx.db);
  if (rows.length > 0) refuse('record.deletedAlready');
};

/**
 * Deletes records so that they can be restored for a day: all of them or none, in the caller's
 * transaction. Tells their names.
 */
export const deleteKept = async (ctx: Ctx, undoable: Undoable, ids: readonly string[]) => {
  const wanted = [...new Set(ids)];
  const kept = await keep(ctx, undoable, wanted);
  if (kept.length < wanted.length) {
    const there = new Set(kept.map(({ id }) => id));
    const others = wanted.filter((id) => !there.has(id));
    await requireNotDeleted(ctx, undoable, others);
    refuse(undoable.missing);
  }
  return kept.map(({ name }) => name);
};

const refuseTaken = (name: string) => refuse('record.takenMeanwhile', { name });

const requireRoom = async (ctx: Ctx, undoable: Undoable, ids: readonly string[]) => {
  const { rows } = await sql<{ name: string }>`
    select d.record ->> ${undoable.name} as name
    from (select * from ${deleted(undoable, ids)}) d,
      jsonb_populate_record(null::${sql.table(undoable.table)}, d.record) r
    join ${sql.table(undoable.table)} t on t.tenant_id = r.tenant_id
    where ${undoable.inTheWay} limit 1`.execute(ctx.db);
  if (rows[0]) refuseTaken(rows[0].name);
};

/** What is put into a table is told column by column: one that came since has its default. */
const putBack = async (
  ctx: Ctx,
  {
    table,
    rows,
    twice = sql``,
  }: { table: string; rows: RawBuilder<unknown>; twice?: RawBuilder<unknown> },
) => {
  const { rows: keys } = await sql<{ key: string }>`
    select distinct jsonb_object_keys(s.row) as key from (${rows}) s`.execute(ctx.db);
  if (keys.length === 0) return;
  const columns = sql.join(keys.map(({ key }) => sql.ref(key)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)},
      (select jsonb_agg(s.row) from (${rows}) s)) ${twice}`.execute(ctx.db);
};

const putAllBack = async (
  ctx: Ctx,
  undoable: Undoable,
  { ids, but }: { ids: readonly string[]; but: object },
) => {
  const gone = sql`select d.record || ${JSON.stringify(but)}::jsonb as row from ${deleted(undoable, ids)}`;
  await putBack(ctx, { table: undoable.table, rows: gone });
  for (const table of ['record_changes', ...(undoable.parts ?? []).map((one) => one.table)]) {
    const rows = sql`select jsonb_array_elements(d.parts -> ${table}) as row from ${deleted(undoable, ids)}`;
    // What nothing took away is still there.
    await putBack(ctx, { table, rows, twice: sql`on conflict do nothing` });
  }
  if (!undoable.chosenIn) return;
  const column = sql.ref(undoable.chosenIn);
  await sql`
    update merchants m set ${column} = d.id from ${deleted(undoable, ids)}
      and m.tenant_id = d.tenant_id and m.${column} is null and d.parts -> 'chosen' ? m.merchant_id::text`.execute(
    ctx.db,
  );
};

/**
 * Takes a deletion back, in the caller's transaction: the same records with the same ids and history, all
 * or none, less what is said in `but`. What is there again already is counted, not refused.
 */
export const restoreKept = async (
  ctx: Ctx,
  undoable: Undoable,
  { ids, but = {} }: { ids: readonly string[]; but?: object | undefined },
) => {
  const wanted = [...new Set(ids)];
  const { rows: kept } = await sql<{ id: string; name: string }>`
    select d.id, d.record ->> ${undoable.name} as name from ${deleted(undoable, wanted)} for update`.execute(
    ctx.db,
  );
  const [first] = kept;
  const { rows: there } = await sql<{ name: string }>`
    select t.${sql.ref(undoable.name)} as name ${whose(undoable)} and t.id = any(${wanted}::uuid[])`.execute(
    ctx.db,
  );
  if (kept.length + there.length < wanted.length) refuse(undoable.missing);
  const names = [...kept, ...there].map(({ name }) => name);
  if (!first) return { names, done: { restored: 0, already: there.length } };
  const asked = { ids: kept.map(({ id }) => id), but };
  await requireRoom(ctx, undoable, asked.ids);
  await putAllBack(ctx, undoable, asked).catch((error: { code?: string }) => {
    // Somebody added it between the look and the insert.
    if (error.code === '23505') refuseTaken(first.name);
    throw error;
  });
  await sql`delete from ${deleted(undoable, asked.ids)}`.execute(ctx.db);
  return { names, done: { restored: kept.length, already: there.length } };
};
