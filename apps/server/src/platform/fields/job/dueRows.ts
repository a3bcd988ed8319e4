import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../context.ts';
import { personalFields } from '../personal.ts';
import type { SealedColumn } from '../sealedColumns.ts';

/** A row's key as texts, which the database reads as what they are. */
export type RowKey = readonly string[];

export interface DueRow {
  key: RowKey;
  value: string;
}

const ofTenant = ({ tenant }: Ctx) => sql`tenant_id = ${tenant.id}`;

const keyColumns = ({ key }: SealedColumn) =>
  sql.join(Object.keys(key).map((column) => sql.ref(column)));

const keyValues = ({ key }: SealedColumn, at: RowKey) =>
  sql.join(Object.values(key).map((type, i) => sql`${at[i]}::${sql.raw(type)}`));

const keyTexts = ({ key }: SealedColumn) =>
  sql`array[${sql.join(Object.keys(key).map((column) => sql`${sql.ref(column)}::text`))}]`;

const beyond = (column: SealedColumn, after: RowKey | null) =>
  after ? sql`(${keyColumns(column)}) > (${keyValues(column, after)})` : sql`true`;

const upTo = (column: SealedColumn, end: RowKey | null) =>
  end ? sql`(${keyColumns(column)}) <= (${keyValues(column, end)})` : sql`true`;

/** A jsonb document that was sealed is one text. */
const textOf = ({ column, form }: SealedColumn): RawBuilder<string> =>
  form === 'text' ? sql`${sql.ref(column)}` : sql`(${sql.ref(column)} #>> '{}')`;

/** One of its texts, of any of its parts. */
const isFieldDue = ({ column, parts = [] }: SealedColumn, oldest: string) => {
  const texts = parts.flatMap((part) =>
    personalFields.map((field) => sql`(${sql.ref(column)} #>> ${sql.lit(`{${part},${field}}`)})`),
  );
  return sql`exists (select from unnest(array[${sql.join(texts)}]) as f (text)
    where f.text <> '' and (f.text not like 'e1.%' or split_part(f.text, '.', 2) < ${oldest}))`;
};

/** Plain, or sealed by a key that is too old. Nothing, and a document of nothing, is left as it is. */
const isDue = (column: SealedColumn, oldest: string) => {
  if (column.form === 'fields') return isFieldDue(column, oldest);
  const text = textOf(column);
  const isKept =
    column.form === 'text'
      ? sql`${text} <> ''`
      : sql`${sql.ref(column.column)} not in ('[]', '{}', 'null', '""')`;
  const isPlain =
    column.form === 'text'
      ? sql`${text} not like 'e1.%'`
      : sql`(jsonb_typeof(${sql.ref(column.column)}) <> 'string' or ${text} not like 'e1.%')`;
  return sql`(${isKept} and (${isPlain} or split_part(${text}, '.', 2) < ${oldest}))`;
};

const lookedAtOnce = 2_000;

/** The last of the next rows by key, or null where these are the last. */
export const endOfPart = async (ctx: Ctx, column: SealedColumn, after: RowKey | null) => {
  const { rows } = await sql<{ key: string[] }>`
    select ${keyTexts(column)} as key from ${sql.table(column.table)}
    where ${ofTenant(ctx)} and ${beyond(column, after)}
    order by ${keyColumns(column)} offset ${lookedAtOnce - 1} limit 1`.execute(ctx.db);
  return rows[0]?.key ?? null;
};

/**
 * Of a part those that are due, held until the transaction ends. Who is writing one is not waited for:
 * what they write is sealed, and what they leave is found the next time.
 */
export const lockDue = async (
  ctx: Ctx,
  column: SealedColumn,
  { after, end, oldest }: { after: RowKey | null; end: RowKey | null; oldest: string },
): Promise<DueRow[]> => {
  const { rows } = await sql<DueRow>`
    select ${keyTexts(column)} as key, ${sql.ref(column.column)}::text as value
    from ${sql.table(column.table)}
    where ${ofTenant(ctx)} and ${beyond(column, after)} and ${upTo(column, end)}
      and ${isDue(column, oldest)}
    order by ${keyColumns(column)}
    for no key update skip locked`.execute(ctx.db);
  return rows;
};

export const countDue = async (ctx: Ctx, column: SealedColumn, oldest: string) => {
  const { rows } = await sql<{ due: string }>`
    select count(*)::text as due from ${sql.table(column.table)}
    where ${ofTenant(ctx)} and ${isDue(column, oldest)}`.execute(ctx.db);
  return Number(rows[0]?.due);
};

export interface SealedRow {
  key: RowKey;
  sealed: string;
  index: string | null;
}

/** Writes what is sealed, and nothing else of the row. */
export const writeSealed = async (ctx: Ctx, column: SealedColumn, rows: readonly SealedRow[]) => {
  const names = Object.keys(column.key);
  const types = Object.values(column.key);
  const keys = names.map((_, i) => {
    const texts = rows.map(({ key }) => key[i]);
    return sql`unnest(${texts}::text[]) as ${sql.ref(`k${i}`)}`;
  });
  const isSame = names.map(
    (name, i) => sql`t.${sql.ref(name)} = s.${sql.ref(`k${i}`)}::${sql.raw(types[i] as string)}`,
  );
  const forms = {
    text: sql`s.sealed`,
    whole: sql`to_jsonb(s.sealed)`,
    fields: sql`s.sealed::jsonb`,
  };
  const kept = forms[column.form];
  const index = column.index ? sql`, ${sql.ref(column.index.column)} = s.index` : sql``;
  await sql`
    update ${sql.table(column.table)} t set ${sql.ref(column.column)} = ${kept} ${index}
    from (select ${sql.join(keys)}, unnest(${rows.map(({ sealed }) => sealed)}::text[]) as sealed,
      unnest(${rows.map((row) => row.index)}::text[]) as index) s
    where t.${ofTenant(ctx)} and ${sql.join(isSame, sql` and `)}`.execute(ctx.db);
};
