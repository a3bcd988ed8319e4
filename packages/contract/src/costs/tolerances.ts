import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id, text, WireTime } from '../wire/fields.ts';
import { hasDecimalsOf, tooManyDecimals } from '../wire/money.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';

/**
 * Differences that nobody is asked about: up to an amount, or up to a share of what was charged. The most exact
 * one counts: of merchant and product, of the merchant, of the product, of all.
 */
export const CostTolerance = z.strictObject({
  id: z.string(),
  merchantId: z.nullable(z.string()),
  merchantCode: z.string(),
  merchantName: z.string(),
  productId: z.nullable(z.string()),
  productName: z.string(),
  currency: CurrencyField,
  amount: AmountField,
  sharePercent: z.number(),
  /** The dispute that it was made after, by its order. */
  madeAfter: z.string(),
  createTime: WireTime,
});
export type CostTolerance = z.infer<typeof CostTolerance>;

const staff = { access: 'ops:disputes', idempotent: true } as const;

export const listTolerances = call({
  method: 'GET',
  path: '/ops/costTolerance/list',
  access: 'ops:disputes',
  rules: 'merchants',
  result: z.array(CostTolerance),
});

export const ToleranceForm = z
  .strictObject({
    merchantId: z.optional(id('merchant')),
    productId: z.optional(id('product')),
    currency: CurrencyField,
    amount: text(20).check(z.regex(/^\d{1,7}(\.\d{1,3})?$/, 'web.verify.11')),
    sharePercent: z.number().check(z.minimum(0), z.maximum(100)),
    /** The dispute that it is made after. */
    madeAfter: z.optional(id('costChange')),
  })
  .check(
    z.refine(({ amount, currency }) => hasDecimalsOf(amount, currency), {
      path: ['amount'],
      error: tooManyDecimals,
    }),
  );

export const addTolerance = call({
  ...staff,
  method: 'POST',
  path: '/ops/costTolerance/add',
  log: { menu: 'costChange', type: 'create' },
  body: ToleranceForm,
  result: z.strictObject({ id: z.string() }),
  refuses: ['tolerance.taken', 'merchant.notFound', 'product.notFound', 'costChange.notFound'],
});

export const deleteTolerance = call({
  ...staff,
  method: 'DELETE',
  path: '/ops/costTolerance/delete',
  log: { menu: 'costChange', type: 'delete' },
  query: z.strictObject({ id: id('tolerance') }),
  result: z.null(),
  refuses: ['tolerance.notFound'],
});
