import {
  type addTolerance,
  type listTolerances,
  type Parsed,
  type Result,
  toAmount,
  toMinor,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { requireKnownProduct } from '../products/index.ts';
import { productNames } from '../rates/index.ts';
import { find } from './changeList.repository.ts';
import * as repo from './tolerances.repository.ts';

export const list = async (ctx: Ctx): Promise<Result<typeof listTolerances>> => {
  const [rows, products] = await Promise.all([repo.all(ctx), productNames(ctx)]);
  return rows.map((row) => ({
    id: row.id,
    merchantId: row.merchant_id,
    merchantCode: row.merchant_code ?? '',
    merchantName: (ctx.lang === 'en_US' && row.merchant_en) || (row.merchant_zh ?? ''),
    productId: row.product_id,
    productName: products.get(row.product_id ?? '') ?? '',
    currency: row.currency,
    amount: toAmount(row.amount_minor, row.currency),
    sharePercent: Number(row.share_percent),
    madeAfter: row.after_no ?? '',
    createTime: toWire(row.created_at, ctx.tenant.zone),
  }));
};

/** What lies within it is borne from now on; what was announced before stays as it is. */
export const add = (
  ctx: Ctx,
  { merchantId, productId, madeAfter, ...limits }: Parsed<typeof addTolerance>['body'],
) =>
  inTx(ctx, async (ctx) => {
    if (merchantId && !(await repo.isMerchant(ctx, merchantId))) refuse('merchant.notFound');
    if (productId) await requireKnownProduct(ctx, productId);
    if (madeAfter && !(await find(ctx, madeAfter))) refuse('costChange.notFound');
    const { currency, amount, sharePercent } = limits;
    const id = newId();
    const isNew = await repo.insert(ctx, {
      id,
      merchantId: merchantId ?? null,
      productId: productId ?? null,
      currency,
      amountMinor: toMinor(amount, currency),
      sharePercent,
      madeAfter: madeAfter ?? null,
    });
    if (!isNew) refuse('tolerance.taken');
    return { id };
  });

export const remove = (ctx: Ctx, id: string) =>
  inTx(ctx, async (ctx) => {
    if (!(await repo.remove(ctx, id))) refuse('tolerance.notFound');
    return null;
  });
