import {
  DeliveryAddressForm,
  type DeliveryAddressView,
  type listDeliveryCodes,
  type Parsed,
} from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { inTx } from '../../platform/db/tx.ts';
import type { Sealing } from '../../platform/fields/index.ts';
import { newId } from '../../platform/ids.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Edited, saveRevision } from '../../platform/revisions/revisions.ts';
import { columnsOf, openColumns, sealColumns } from './books.ts';
import { phoneIndexOf, searchText, wantedBy } from './searchable.ts';

type Query = Parsed<typeof listDeliveryCodes>['query'];

const columns = columnsOf('delivery_addresses', DeliveryAddressForm.shape);

const values = (sealing: Sealing, form: DeliveryAddressForm) => ({
  ...(sealColumns(sealing, columns, form) as Record<
    'code' | 'name' | 'country_code' | 'province' | 'city' | 'address1',
    string
  >),
  search: searchText(form),
  phone_index: phoneIndexOf(sealing, form),
});
/** Reckons anew, of some addresses, what follows from what was entered. */
export const deriveAnew = async (ctx: Ctx, ids: readonly string[]) => {
  const rows = await ctx.db
    .selectFrom('delivery_addresses')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', 'in', ids)
    .select(['id', ...columns.map(({ column }) => column as 'phone')])
    .execute();
  const derivedRows = rows.map(({ id, ...kept }) => {
    const form = openColumns(ctx, columns, kept);
    return { id, search: searchText(form), phone_index: phoneIndexOf(ctx, form) };
  });
  await sql`
    update delivery_addresses a set search = d.search, phone_index = d.phone_index
    from json_populate_recordset(null::delivery_addresses, ${JSON.stringify(derivedRows)}::json) d
    where a.tenant_id = ${ctx.tenant.id} and a.id = d.id`.execute(ctx.db);
};

const inCapitals = (form: DeliveryAddressForm) => ({ ...form, code: form.code.toUpperCase() });

// A merchant's codes are typed by hand and the tenant's are some hundred: few enough to be looked
// through, unlike the books.
const matching = (ctx: Ctx, keyword = '') => {
  let rows = ctx.db.selectFrom('delivery_addresses').where('tenant_id', '=', ctx.tenant.id);
  const { words, numbers } = wantedBy('', keyword, '', ctx);
  const hasAll = (words: readonly string[]) =>
    sql<boolean>`(select bool_and(strpos(search, w) > 0) from unnest(${words}::text[]) w)`;
  if (words.length > 0) rows = rows.where(hasAll(words));
  for (const { index, words } of numbers) {
    rows = rows.where(sql<boolean>`(phone_index = ${index} or ${hasAll(words)})`);
  }
  return rows;
};

const selected = [
  'id',
  'revision',
  'merchant_id',
  ...columns.map(({ column }) => column),
] as (keyof DB['delivery_addresses'])[];

const edited: Edited = {
  kind: 'deliveryAddress',
  table: 'delivery_addresses',
  missing: 'address.notFound',
};

const viewOf = (ctx: Ctx, row: Record<string, unknown>) =>
  ({
    ...openColumns(ctx, columns, row),
    id: row.id,
    revision: row.revision,
    isShared: row.merchant_id === null,
  }) as DeliveryAddressView;

export const list = async (ctx: Ctx, { keyword, pageNo, pageSize }: Query) => {
  const found = matching(ctx, keyword);
  const begins = sql<boolean>`starts_with(code, ${(keyword ?? '').trim().toUpperCase()})`;
  const [rows, { total }] = await Promise.all([
    found
      .orderBy(begins, 'desc')
      .orderBy(sql`merchant_id is null`)
      .orderBy('code')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .select(selected)
      .execute(),
    found.select((s) => s.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { records: rows.map((row) => viewOf(ctx, row)), total: Number(total), pageNo, pageSize };
};

/** The addresses of these codes, in capitals; the merchant's own before the tenant's. */
export const byCodes = async (ctx: Ctx, codes: readonly string[]) => {
  if (codes.length === 0) return new Map<string, DeliveryAddressView>();
  const rows = await matching(ctx)
    .where('code', 'in', [...codes])
    .orderBy(sql`merchant_id is not null`)
    .select(selected)
    .execute();
  const found = rows.map((row) => viewOf(ctx, row));
  return new Map(found.map((address) => [address.code, address]));
};

const find = async (ctx: Ctx, id: string) =>
  ((await matching(ctx).where('id', '=', id).select(selected).executeTakeFirst()) as
    | Record<string, unknown>
    | undefined) ?? refuse('address.notFound');

export const read = async (ctx: Ctx, id: string) => viewOf(ctx, await find(ctx, id));

/** A private code may repeat one of the tenant's: whoever made it means their own. */
export const add = (ctx: Ctx, form: DeliveryAddressForm) =>
  inTx(ctx, async (ctx) => {
    const row = values(ctx, inCapitals(form));
    ctx.trail?.note({ code: row.code });
    const id = newId();
    const came = await ctx.db
      .insertInto('delivery_addresses')
      .values({ tenant_id: ctx.tenant.id, merchant_id: ownMerchant(ctx), id, ...row })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'merchant_id', 'code']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return came ? { id } : refuse('address.codeTaken');
  });

const isTaken = (error: unknown) => (error as { code?: string }).code === '23505';

type Changed = DeliveryAddressForm & { id: string; revision: number };

export const edit = (ctx: Ctx, { id, revision, ...form }: Changed) =>
  inTx(ctx, async (ctx) => {
    const before = await find(ctx, id);
    ownMerchant(ctx);
    if (before.merchant_id === null) refuse('address.shared');
    const after = inCapitals(form as DeliveryAddressForm);
    ctx.trail?.note({ code: after.code });
    const saved = await saveRevision(ctx, edited, {
      id,
      revision,
      before: openColumns(ctx, columns, before),
      after,
    });
    await ctx.db
      .updateTable('delivery_addresses')
      .set({ ...values(ctx, after), updated_at: new Date() })
      .where('tenant_id', '=', ctx.tenant.id)
      .where('id', '=', id)
      .execute()
      .catch((error) => (isTaken(error) ? refuse('address.codeTaken') : Promise.reject(error)));
    return saved;
  });
