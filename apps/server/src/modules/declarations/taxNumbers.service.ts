import type {
  editTaxNumber,
  listTaxNumbers,
  Parsed,
  TaxNumberForm,
  TaxNumberView,
} from '@alpaca/contract';
import { sql } from 'kysely';
import type { TaxNumber } from '../../platform/carrier.ts';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { initialsOf } from '../../platform/oplog/masked.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Edited, saveRevision } from '../../platform/revisions/revisions.ts';
import { deleteKept, restoreKept, type Undoable } from '../../platform/undo/undo.ts';
import { requireChoosable } from '../dictionaries/index.ts';

const taken = (error: unknown): never => {
  if ((error as { code?: string }).code === '23505') return refuse('taxNumber.taken');
  throw error;
};

const columns = ({ name, taxType, taxNo, countries, company = '' }: TaxNumberForm) => ({
  name,
  tax_type: taxType,
  tax_no: taxNo,
  countries,
  company,
});

const mine = (ctx: Ctx) => ctx.db.selectFrom('tax_numbers').where('tenant_id', '=', ctx.tenant.id);

const found = (ctx: Ctx, keyword = '') =>
  mine(ctx).$if(keyword !== '', (q) =>
    q.where(
      sql<boolean>`position(lower(${keyword}) in lower(name || ' ' || tax_no || ' ' || company)) > 0`,
    ),
  );

type Row = Awaited<ReturnType<typeof rowsOf>>[number];
const rowsOf = (ctx: Ctx) => mine(ctx).selectAll().execute();
const formOf = (row: Row) => ({
  name: row.name,
  taxType: row.tax_type as TaxNumberView['taxType'],
  taxNo: row.tax_no,
  countries: row.countries,
  company: row.company,
});
const view = (ctx: Ctx, row: Row): TaxNumberView => ({
  ...formOf(row),
  id: row.id,
  revision: row.revision,
  updateTime: toWire(row.updated_at, ctx.tenant.zone),
});

export const list = async (ctx: Ctx, asked: Parsed<typeof listTaxNumbers>['query']) => {
  const { keyword, pageNo, pageSize } = asked;
  const [rows, { total }] = await Promise.all([
    found(ctx, keyword)
      .orderBy('name')
      .orderBy('id')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .selectAll()
      .execute(),
    found(ctx, keyword)
      .select((e) => e.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { records: rows.map((row) => view(ctx, row)), total: Number(total), pageNo, pageSize };
};

/** Those that are good in a country, or all. */
export const all = async (ctx: Ctx, countryCode?: string) => {
  const rows = await mine(ctx)
    .$if(Boolean(countryCode), (q) =>
      q.where(sql<boolean>`(countries = '{}' or ${countryCode} = any(countries))`),
    )
    .orderBy('name')
    .limit(1000)
    .selectAll()
    .execute();
  return rows.map((row) => view(ctx, row));
};

/** The entries of these numbers; of several with one number the latest. */
export const byNumber = async (ctx: Ctx, numbers: readonly string[]) => {
  if (numbers.length === 0) return new Map<string, string>();
  const rows = await mine(ctx)
    .where('tax_no', 'in', [...numbers])
    .orderBy('id')
    .select(['tax_no', 'id'])
    .execute();
  return new Map(rows.map(({ tax_no, id }) => [tax_no, id]));
};

const choicesOf = ({ taxType }: TaxNumberForm) => [{ code: 'tax_type', value: taxType }];

export const add = async (ctx: Ctx, form: TaxNumberForm) => {
  await requireChoosable(ctx, choicesOf(form));
  const id = newId();
  const merchant_id = ownMerchant(ctx);
  await ctx.db
    .insertInto('tax_numbers')
    .values({ tenant_id: ctx.tenant.id, id, merchant_id, ...columns(form) })
    .execute()
    .catch(taken);
  ctx.trail?.note({ name: initialsOf(form.name) });
  return { id };
};

/** A number may stand once for each of its types. */
export const markOf = ({ taxType, taxNo }: Pick<TaxNumberForm, 'taxType' | 'taxNo'>) =>
  `${taxType} ${taxNo}`;

/** Which of these are taken, by their marks. */
export const takenMarks = async (ctx: Ctx, forms: readonly TaxNumberForm[]) => {
  const numbers = [...new Set(forms.map(({ taxNo }) => taxNo))];
  if (numbers.length === 0) return new Set<string>();
  const rows = await mine(ctx).where('tax_no', 'in', numbers).selectAll().execute();
  return new Set(rows.map((row) => markOf(formOf(row))));
};

/** Adds many in one statement, in the caller's transaction; tells the places of those that are taken. */
export const addMany = async (ctx: Ctx, forms: readonly TaxNumberForm[]): Promise<number[]> => {
  if (forms.length === 0) return [];
  const rows = forms.map((form) => ({ id: newId(), ...columns(form) }));
  const came = await ctx.db
    .insertInto('tax_numbers')
    .values(
      rows.map((row) => ({ tenant_id: ctx.tenant.id, merchant_id: ownMerchant(ctx), ...row })),
    )
    .onConflict((oc) => oc.columns(['tenant_id', 'merchant_id', 'tax_type', 'tax_no']).doNothing())
    .returning('id')
    .execute();
  const ids = new Set(came.map(({ id }) => id));
  return rows.flatMap(({ id }, at) => (ids.has(id) ? [] : [at]));
};

const edited = {
  kind: 'taxNumber',
  table: 'tax_numbers',
  missing: 'taxNumber.notFound',
} as const satisfies Edited;

export const edit = (ctx: Ctx, { id, revision, ...form }: Parsed<typeof editTaxNumber>['body']) =>
  inTx(ctx, async (ctx) => {
    const row =
      (await mine(ctx).where('id', '=', id).selectAll().executeTakeFirst()) ??
      refuse('taxNumber.notFound');
    const before = formOf(row);
    const saved = await saveRevision(ctx, edited, { id, revision, before, after: form });
    await requireChoosable(ctx, choicesOf(form), choicesOf(before));
    await ctx.db
      .updateTable('tax_numbers')
      .set({ ...columns(form), updated_at: sql<Date>`now()` })
      .where('tenant_id', '=', ctx.tenant.id)
      .where('id', '=', id)
      .execute()
      .catch(taken);
    ctx.trail?.note({ name: initialsOf(form.name) });
    return saved;
  });

const undoable: Undoable = {
  ...edited,
  name: 'name',
  inTheWay: sql`t.merchant_id = r.merchant_id and t.tax_type = r.tax_type and t.tax_no = r.tax_no`,
};

export const remove = (ctx: Ctx, ids: readonly string[]) =>
  inTx(ctx, async (ctx) => {
    const names = await deleteKept(ctx, undoable, ids);
    ctx.trail?.note({ count: names.length });
    return null;
  });

export const restore = (ctx: Ctx, ids: readonly string[]) =>
  inTx(ctx, async (ctx) => {
    const { done } = await restoreKept(ctx, undoable, { ids });
    ctx.trail?.note({ count: done.restored });
    return done;
  });

/** Numbers by their ids; one that was deleted since is not among them. */
export const taxNumbersById = async (ctx: Ctx, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, TaxNumber>();
  const rows = await mine(ctx)
    .where('id', 'in', [...new Set(ids)])
    .select(['id', 'tax_type as taxType', 'tax_no as taxNo'])
    .execute();
  return new Map<string, TaxNumber>(rows.map(({ id, ...number }) => [id, number]));
};

/** The number that an order names must be one of the merchant's. */
export const requireTaxNumber = async (ctx: Ctx, id: string | undefined) => {
  if (id === undefined) return;
  const row = await mine(ctx).where('id', '=', id).select('id').executeTakeFirst();
  if (!row) refuse('taxNumber.notFound');
};
