import type { Currency } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Tolerance } from './tolerance.ts';

interface About {
  order: { merchant_id: string; product_id: string | null };
  currency: Currency;
}

/** Which one counts, the most exact: of merchant and product, of the merchant, of the product, of all. */
export const openTolerances = async (
  ctx: Ctx,
): Promise<(about: About) => Tolerance | undefined> => {
  const rows = await ctx.db
    .selectFrom('cost_tolerances')
    .where('tenant_id', '=', ctx.tenant.id)
    .select(['merchant_id', 'product_id', 'currency', 'amount_minor', 'share_percent'])
    .execute();
  const keyOf = (merchant: string | null, product: string | null, currency: string) =>
    `${merchant} ${product} ${currency}`;
  const byScope = new Map(
    rows.map((row) => [
      keyOf(row.merchant_id, row.product_id, row.currency),
      { amountMinor: row.amount_minor, sharePercent: Number(row.share_percent) },
    ]),
  );
  return ({ order: { merchant_id: merchant, product_id: product }, currency }) =>
    byScope.get(keyOf(merchant, product, currency)) ??
    byScope.get(keyOf(merchant, null, currency)) ??
    byScope.get(keyOf(null, product, currency)) ??
    byScope.get(keyOf(null, null, currency));
};

export interface ToleranceRow {
  id: string;
  merchant_id: string | null;
  merchant_code: string | null;
  merchant_zh: string | null;
  merchant_en: string | null;
  product_id: string | null;
  currency: Currency;
  amount_minor: bigint;
  share_percent: string;
  after_no: string | null;
  created_at: Date;
}

export const all = async (ctx: Ctx): Promise<ToleranceRow[]> => {
  const { rows } = await sql<ToleranceRow>`
    select t.id, t.merchant_id, m.code as merchant_code, m.name_zh as merchant_zh, m.name_en as merchant_en,
      t.product_id, t.currency, t.amount_minor, t.share_percent, o.order_no as after_no, t.created_at
    from cost_tolerances t
    left join merchants m on m.tenant_id = t.tenant_id and m.merchant_id = t.merchant_id
    left join cost_changes c on c.tenant_id = t.tenant_id and c.id = t.made_after
    left join orders o on o.tenant_id = c.tenant_id and o.id = c.order_id
    where t.tenant_id = ${ctx.tenant.id}
    order by (t.merchant_id is not null), m.code, (t.product_id is not null), t.currency, t.id`.execute(
    ctx.db,
  );
  return rows;
};

export interface NewTolerance {
  id: string;
  merchantId: string | null;
  productId: string | null;
  currency: Currency;
  amountMinor: bigint;
  sharePercent: number;
  madeAfter: string | null;
}

/** Whether it is there now: one of the same scope may be already. */
export const insert = async (ctx: Ctx, tolerance: NewTolerance): Promise<boolean> => {
  const rows = await ctx.db
    .insertInto('cost_tolerances')
    .values({
      tenant_id: ctx.tenant.id,
      id: tolerance.id,
      merchant_id: tolerance.merchantId,
      product_id: tolerance.productId,
      currency: tolerance.currency,
      amount_minor: tolerance.amountMinor,
      share_percent: String(tolerance.sharePercent),
      made_after: tolerance.madeAfter,
      created_by: ctx.session?.userId ?? null,
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
};

export const remove = async (ctx: Ctx, id: string): Promise<boolean> => {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('cost_tolerances')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const isMerchant = async (ctx: Ctx, merchantId: string): Promise<boolean> =>
  (await ctx.db
    .selectFrom('merchants')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .select('merchant_id')
    .executeTakeFirst()) !== undefined;
