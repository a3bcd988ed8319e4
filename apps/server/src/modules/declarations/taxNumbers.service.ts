import type {
  editTaxNumber,
  listTaxNumbers,
  Parsed,
  TaxNumberForm,
  TaxNumberView,
} from '@alpaca/contract';
import { type Selectable, sql } from 'kysely';
import type { TaxNumber } from '../../platform/carrier.ts';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { inTx } from '../../platform/db/tx.ts';
import { fieldIndex, openField, sealField } from '../../platform/fields/index.ts';
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

const place = 'tax_numbers.tax_no';

/** By which a number is found and stands in the book once; as it is written, for that is another's. */
const indexOf = (ctx: Ctx, taxNo: string) => fieldIndex(ctx, 'text', taxNo);

const columns = (ctx: Ctx, { name, taxType, taxNo, countries, company = '' }: TaxNumberForm) => ({
  name,
  tax_type: taxType,
  tax_no: sealField(ctx, place, taxNo),
  tax_no_index: indexOf(ctx, taxNo),
  countries,
  company,
});

const mine = (ctx: Ctx) => ctx.db.selectFrom('tax_numbers').where('tenant_id', '=', ctx.tenant.id);

/** A whole number, which most write in capitals. */
const spelt = (typed: string) => [...new Set([typed.trim(), typed.trim().toUpperCase()])];

const found = (ctx: Ctx, keyword = '') =>
  mine(ctx).$if(keyword !== '', (q) =>
    q.where(
      sql<boolean>`(position(lower(${keyword}) in lower(name || ' ' || company)) > 0
        or tax_no_index = any(${spelt(keyword).map((no) => indexOf(ctx, no))}::text[]))`,
    ),
  );

type Row = Selectable<DB['tax_numbers']>;
const numberIn = (ctx: Ctx, { tax_no }: Pick<Row, 'tax_no'>) => openField(ctx, place, tax_no);
const formOf = (ctx: Ctx, row: Row) => ({
  name: row.name,
  taxType: row.tax_type as TaxNumberView['taxType'],
  taxNo: numberIn(ctx, row),
  countries: row.countries,
  company: row.company,
});
const view = (ctx: Ctx, row: Row): TaxNumberView => ({
  ...formOf(ctx, row),
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

// What was written before numbers were sealed is found as it stands, until it is sealed.
const havingNumber = (ctx: Ctx, numbers: readonly string[]) =>
  mine(ctx).where((where) =>
    where.or([
      where(
        'tax_no_index',
        'in',
        numbers.map((no) => indexOf(ctx, no)),
      ),
      where('tax_no', 'in', numbers),
    ]),
  );

/** The entries of these numbers; of several with one number the latest. */
export const byNumber = async (ctx: Ctx, numbers: readonly string[]) => {
  if (numbers.length === 0) return new Map<string, string>();
  const rows = await havingNumber(ctx, numbers).orderBy('id').select(['tax_no', 'id']).execute();
  return new Map(rows.map((row) => [numberIn(ctx, row), row.id]));
};

const choicesOf = ({ taxType }: TaxNumberForm) => [{ code: 'tax_type', value: taxType }];

export const add = async (ctx: Ctx, form: TaxNumberForm) => {
  await requireChoosable(ctx, choicesOf(form));
  if ((await takenMarks(ctx, [form])).has(markOf(form))) refuse('taxNumber.taken');
  const id = newId();
  const merchant_id = ownMerchant(ctx);
  await ctx.db
    .insertInto('tax_numbers')
    .values({ tenant_id: ctx.tenant.id, id, merchant_id, ...columns(ctx, form) })
    .execute()
    .catch(taken);
  ctx.trail?.note({ name: initialsOf(form.name) });
  return { id };
};

/** A number may stand once for each of its types. */
export const markOf = ({ taxType, taxNo }: Pick<TaxNumberForm, 'taxType' | 'taxNo'>) =>
  `${taxType} ${taxNo}`;

/** The same, told to nobody. */
export const keyOf = (ctx: Ctx, form: TaxNumberForm) => fieldIndex(ctx, 'text', markOf(form));

/** Which of these are taken, by their marks. */
export const takenMarks = async (ctx: Ctx, forms: readonly TaxNumberForm[]) => {
  const numbers = [...new Set(forms.map(({ taxNo }) => taxNo))];
  if (numbers.length === 0) return new Set<string>();
  const rows = await havingNumber(ctx, numbers).selectAll().execute();
  return new Set(rows.map((row) => markOf(formOf(ctx, row))));
};

/** Adds many in one statement, in the caller's transaction; tells the places of those that are taken. */
export const addMany = async (ctx: Ctx, forms: readonly TaxNumberForm[]): Promise<number[]> => {
  if (forms.length === 0) return [];
  const rows = forms.map((form) => ({ id: newId(), ...columns(ctx, form) }));
  const came = await ctx.db
    .insertInto('tax_numbers')
    .values(
      rows.map((row) => ({ tenant_id: ctx.tenant.id, merchant_id: ownMerchant(ctx), ...row })),
    )
    .onConflict((conflict) => conflict.doNothing())
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
    const before = formOf(ctx, row);
    const saved = await saveRevision(ctx, edited, { id, revision, before, after: form });
    await requireChoosable(ctx, choicesOf(form), choicesOf(before));
    await ctx.db
      .updateTable('tax_numbers')
      .set({ ...columns(ctx, form), updated_at: sql<Date>`now()` })
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
  inTheWay: sql`t.merchant_id = r.merchant_id and t.tax_type = r.tax_type
    and (t.tax_no_index = r.tax_no_index and r.tax_no_index <> '' or t.tax_no = r.tax_no)`,
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
    .select(['id', 'tax_type', 'tax_no'])
    .execute();
  return new Map<string, TaxNumber>(
    rows.map((row) => [row.id, { taxType: row.tax_type, taxNo: numberIn(ctx, row) }]),
  );
};

/** The number that an order names must be one of the merchant's. */
export const requireTaxNumber = async (ctx: Ctx, id: string | undefined) => {
  if (id === undefined) return;
  const row = await mine(ctx).where('id', '=', id).select('id').executeTakeFirst();
  if (!row) refuse('taxNumber.notFound');
};
