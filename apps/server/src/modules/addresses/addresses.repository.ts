import type { AddressBook, AddressFilter } from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Sealing } from '../../platform/fields/index.ts';
import { newId } from '../../platform/ids.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { refuse } from '../../platform/refusal.ts';
import { keepChanges } from '../../platform/revisions/revisions.ts';
import { type AddressForm, books, openColumns, sealColumns } from './books.ts';
import { fingerprintOf, gramsFor, phoneIndexOf, searchText, wantedBy } from './searchable.ts';

const tableOf = (book: AddressBook) => sql.table(books[book].table);
const mine = (ctx: Ctx) =>
  sql`a.tenant_id = ${ctx.tenant.id}::uuid and a.merchant_id = ${ownMerchant(ctx)}::uuid`;

/** An address as it was entered, by the names of the contract. */
export interface AddressRow {
  id: string;
  revision: number;
  updated_at: Date;
  alike: boolean;
  entered: Readonly<Record<string, unknown>>;
}

type KeptRow = Omit<AddressRow, 'entered'> & Record<string, unknown>;

const rowsWhere = async (ctx: Ctx, book: AddressBook, condition: RawBuilder<unknown>) => {
  const { columns } = books[book];
  const selected = columns.map(({ column }) => sql.ref(`a.${column}`));
  const { rows } = await sql<KeptRow>`
    select a.id, a.revision, a.updated_at, ${sql.join(selected)},
      exists (select from ${tableOf(book)} d where d.tenant_id = a.tenant_id
        and d.merchant_id = a.merchant_id and d.fingerprint = a.fingerprint and d.id <> a.id) as alike
    from ${tableOf(book)} a where ${mine(ctx)} and ${condition}`.execute(ctx.db);
  return rows.map(
    ({ id, revision, updated_at, alike, ...kept }): AddressRow => ({
      id,
      revision,
      updated_at,
      alike,
      entered: openColumns(ctx, columns, kept),
    }),
  );
};

export const findOne = async (ctx: Ctx, book: AddressBook, id: string) =>
  (await rowsWhere(ctx, book, sql`a.id = ${id}::uuid`))[0] ?? refuse('address.notFound');

export const findDefault = async (ctx: Ctx, book: AddressBook) =>
  (await rowsWhere(ctx, book, sql`a.is_default`))[0];

/** Codes are written as people like: the same in capitals is the same. */
export const findByCode = (ctx: Ctx, book: AddressBook, codes: readonly string[]) =>
  rowsWhere(ctx, book, sql`upper(a.code) = any(${codes}::text[]) order by a.id`);

/** The part of a filtered book to read: from a row on, or after one. */
export interface Part {
  skip: number;
  most: number;
  after?: { isDefault: boolean; id: string } | undefined;
}

const found = (ctx: Ctx, book: AddressBook, filter: AddressFilter, part: Part) => {
  const { words, numbers, grams } = wantedBy(ownMerchant(ctx), filter.keyword, filter.tag, ctx);
  return sql`alpaca.search_addresses(${book}, ${grams}::integer[], ${words}::text[],
    ${JSON.stringify(numbers)}::jsonb, ${filter.countryCode ?? ''}, ${filter.duplicates === '1'}, ${part.skip}, ${part.most},
    ${part.after?.isDefault ?? null}::boolean, ${part.after?.id ?? null}::uuid)`;
};

/** Rows of a part, in the book's order: the default first, then the latest. */
export const findPart = async (ctx: Ctx, book: AddressBook, filter: AddressFilter, part: Part) => {
  const ids = await sql<{ id: string }>`
    select id from ${found(ctx, book, filter, part)} as id`.execute(ctx.db);
  if (ids.rows.length === 0) return [];
  const wanted = ids.rows.map(({ id }) => id);
  const rows = await rowsWhere(ctx, book, sql`a.id = any(${wanted}::uuid[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return wanted.flatMap((id) => byId.get(id) ?? []);
};

/** How many there are, counted up to a limit. */
export const countFound = async (
  ctx: Ctx,
  book: AddressBook,
  filter: AddressFilter,
  most: number,
) => {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) from ${found(ctx, book, filter, { skip: 0, most })}`.execute(ctx.db);
  return Number(rows[0]?.count ?? 0);
};

// More addresses would only cost time: whoever has a tag uses it again.
const tagsReadFrom = 10_000;

export const tagsInUse = async (ctx: Ctx, book: AddressBook, most: number) => {
  const { rows } = await sql<{ tag: string }>`
    select tag from (select a.tags from ${tableOf(book)} a where ${mine(ctx)}
      order by a.is_default desc, a.id desc limit ${tagsReadFrom}) latest, unnest(latest.tags) as tag
    group by tag order by count(*) desc, tag limit ${most}`.execute(ctx.db);
  return rows.map(({ tag }) => tag);
};

/** An address that reads the same as the form, other than the one that is being changed. */
export const findAlike = async (
  ctx: Ctx,
  book: AddressBook,
  form: AddressForm,
  except: string | null,
) => {
  const condition = sql`a.fingerprint = ${fingerprintOf(ctx, form)}::bigint
    and a.id is distinct from ${except}::uuid order by a.id limit 1`;
  return (await rowsWhere(ctx, book, condition))[0];
};

/** Which of these numbers the book has already. */
export const knownFingerprints = async (ctx: Ctx, book: AddressBook, numbers: string[]) => {
  const { rows } = await sql<{ fingerprint: bigint }>`
    select distinct a.fingerprint from ${tableOf(book)} a
    where ${mine(ctx)} and a.fingerprint = any(${numbers}::bigint[])`.execute(ctx.db);
  return new Set(rows.map(({ fingerprint }) => fingerprint.toString()));
};

const derived = (sealing: Sealing, merchantId: string, form: AddressForm) => {
  const search = searchText(form);
  const phone_index = phoneIndexOf(sealing, form);
  const grams = gramsFor(merchantId, search, form.tags, phone_index);
  return { search, phone_index, grams, fingerprint: fingerprintOf(sealing, form) };
};

/** Reckons anew, of some addresses, what follows from what was entered. */
export const deriveAnew = async (ctx: Ctx, book: AddressBook, ids: readonly string[]) => {
  const { columns } = books[book];
  const selected = columns.map(({ column }) => sql.ref(`a.${column}`));
  const { rows } = await sql<{ id: string; merchant_id: string; [column: string]: unknown }>`
    select a.id, a.merchant_id, ${sql.join(selected)} from ${tableOf(book)} a
    where a.tenant_id = ${ctx.tenant.id} and a.id = any(${ids}::uuid[])`.execute(ctx.db);
  const derivedRows = rows.map(({ id, merchant_id, ...kept }) => ({
    id,
    ...derived(ctx, merchant_id, openColumns(ctx, columns, kept) as AddressForm),
  }));
  await sql`
    update ${tableOf(book)} a set search = d.search, phone_index = d.phone_index, grams = d.grams,
      fingerprint = d.fingerprint
    from json_populate_recordset(null::${tableOf(book)}, ${JSON.stringify(derivedRows)}::json) d
    where a.tenant_id = ${ctx.tenant.id} and a.id = d.id`.execute(ctx.db);
};

/** All of a row that follows from what was entered. */
export const valuesOf = (
  sealing: Sealing,
  merchantId: string,
  book: AddressBook,
  form: AddressForm,
) => ({
  ...sealColumns(sealing, books[book].columns, { ...form }),
  ...derived(sealing, merchantId, form),
});

interface Whose {
  tenantId: string;
  merchantId: string;
}

/** A form as a row of its table. */
export const rowOf = (
  sealing: Sealing,
  { tenantId, merchantId }: Whose,
  book: AddressBook,
  form: AddressForm,
) => ({
  tenant_id: tenantId,
  merchant_id: merchantId,
  id: newId(),
  ...valuesOf(sealing, merchantId, book, form),
});

/** As `rowOf`, of whoever asks. */
export const ownRowOf = (ctx: Ctx, book: AddressBook, form: AddressForm) =>
  rowOf(ctx, { tenantId: ctx.tenant.id, merchantId: ownMerchant(ctx) }, book, form);
export type NewRow = ReturnType<typeof rowOf>;

/** Inserts many rows in one statement; those whose code is taken are left out. Tells which came. */
export const insertRows = async (ctx: Ctx, book: AddressBook, rows: readonly NewRow[]) => {
  if (rows.length === 0) return new Set<string>();
  const columns = sql.join(Object.keys(rows[0] as NewRow).map((column) => sql.ref(column)));
  const { rows: came } = await sql<{ id: string }>`
    insert into ${tableOf(book)} (${columns})
    select ${columns} from json_populate_recordset(null::${tableOf(book)}, ${JSON.stringify(rows)}::json)
    ${book === 'shipper' ? sql`on conflict (tenant_id, merchant_id, code) where code <> '' do nothing` : sql``}
    returning id`.execute(ctx.db);
  return new Set(came.map(({ id }) => id));
};

export const updateRow = async (ctx: Ctx, book: AddressBook, id: string, form: AddressForm) => {
  const row = valuesOf(ctx, ownMerchant(ctx), book, form);
  const columns = Object.keys(row).map((column) => sql.ref(column));
  const { numAffectedRows } = await sql`
    update ${tableOf(book)} a set updated_at = now(), (${sql.join(columns)}) =
      (select ${sql.join(columns)} from json_populate_record(null::${tableOf(book)}, ${JSON.stringify(row)}::json))
    where ${mine(ctx)} and a.id = ${id}::uuid`.execute(ctx.db);
  if (numAffectedRows !== 1n) refuse('address.notFound');
};

/** Whoever changes the default waits for whoever is at it: two at once would leave two. */
export const lockDefault = async (ctx: Ctx, book: AddressBook) => {
  const place = `address-default/${book}/${ownMerchant(ctx)}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`.execute(ctx.db);
};

const defaultSet = (id: string, from: boolean) => ({
  id,
  changes: [{ field: 'isDefault', from, to: !from }],
});

export const clearDefault = async (ctx: Ctx, book: AddressBook, except: string | null = null) => {
  await lockDefault(ctx, book);
  const { rows } = await sql<{ id: string }>`update ${tableOf(book)} a set is_default = false
    where ${mine(ctx)} and a.is_default and a.id is distinct from ${except}::uuid
    returning a.id`.execute(ctx.db);
  await keepChanges(
    ctx,
    books[book],
    rows.map(({ id }) => defaultSet(id, true)),
  );
};

export const makeDefault = async (ctx: Ctx, book: AddressBook, id: string) => {
  const before = await findOne(ctx, book, id);
  if (before.entered.isDefault === true) return before;
  await sql`update ${tableOf(book)} a set is_default = true
    where ${mine(ctx)} and a.id = ${id}::uuid`.execute(ctx.db);
  await keepChanges(ctx, books[book], [defaultSet(id, false)]);
  return before;
};
