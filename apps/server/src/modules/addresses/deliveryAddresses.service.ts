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
import { newId } from '../../platform/ids.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Edited, saveRevision } from '../../platform/revisions/revisions.ts';
import { columnsOf } from './books.ts';
import { plain, searchText } from './searchable.ts';

type Query = Parsed<typeof listDeliveryCodes>['query'];

const columns = columnsOf(DeliveryAddressForm.shape);

const values = (form: DeliveryAddressForm) => {
  const entered = { ...form, code: form.code.toUpperCase() } as Record<string, string>;
  return {
    ...(Object.fromEntries(columns.map(({ field, column }) => [column, entered[field]])) as Record<
      'code' | 'name' | 'country_code' | 'province' | 'city' | 'address1',
      string
    >),
    search: searchText(entered),
  };
};

// A merchant's codes are typed by hand and the tenant's are some hundred: few enough to be looked
// through, unlike the books.
const matching = (ctx: Ctx, keyword = '') => {
  let rows = ctx.db.selectFrom('delivery_addresses').where('tenant_id', '=', ctx.tenant.id);
  for (const word of plain(keyword).split(' ').filter(Boolean)) {
    rows = rows.where(sql<boolean>`strpos(search, ${word}) > 0`);
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

const enteredIn = (row: Record<string, unknown>) =>
  Object.fromEntries(columns.map(({ field, column }) => [field, row[column]]));

const viewOf = (row: Record<string, unknown>) =>
  ({
    ...enteredIn(row),
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
  return { records: rows.map((row) => viewOf(row)), total: Number(total), pageNo, pageSize };
};

/** The addresses of these codes, in capitals; the merchant's own before the tenant's. */
export const byCodes = async (ctx: Ctx, codes: readonly string[]) => {
  if (codes.length === 0) return new Map<string, DeliveryAddressView>();
  const rows = await matching(ctx)
    .where('code', 'in', [...codes])
    .orderBy(sql`merchant_id is not null`)
    .select(selected)
    .execute();
  const found = rows.map((row) => viewOf(row));
  return new Map(found.map((address) => [address.code, address]));
};

const find = async (ctx: Ctx, id: string) =>
  ((await matching(ctx).where('id', '=', id).select(selected).executeTakeFirst()) as
    | Record<string, unknown>
    | undefined) ?? refuse('address.notFound');

export const read = async (ctx: Ctx, id: string) => viewOf(await find(ctx, id));

/** A private code may repeat one of the tenant's: whoever made it means their own. */
export const add = (ctx: Ctx, form: DeliveryAddressForm) =>
  inTx(ctx, async (ctx) => {
    const row = values(form);
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
    const row = values(form as DeliveryAddressForm);
    ctx.trail?.note({ code: row.code });
    const saved = await saveRevision(ctx, edited, {
      id,
      revision,
      before: enteredIn(before),
      after: enteredIn(row),
    });
    await ctx.db
      .updateTable('delivery_addresses')
      .set({ ...row, updated_at: new Date() })
      .where('tenant_id', '=', ctx.tenant.id)
      .where('id', '=', id)
      .execute()
      .catch((error) => (isTaken(error) ? refuse('address.codeTaken') : Promise.reject(error)));
    return saved;
  });
