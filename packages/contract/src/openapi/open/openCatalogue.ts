import * as z from 'zod/mini';
import { CountryCode } from '../../addresses/addresses.ts';
import { SellingProduct } from '../../products/products.ts';
import { GoodsType } from '../../rates/parcels.ts';
import { QuoteRequest, quoteRefusals } from '../../rates/quotes.ts';
import { id } from '../../wire/fields.ts';
import { openCall } from './openCall.ts';
import { Money, maybeInstant } from './openFields.ts';

const sold = SellingProduct.def.shape;
export const OpenProduct = z.strictObject({
  id: sold.id,
  code: sold.code,
  name: sold.name,
  carrier: z.string(),
  goodsTypes: sold.goodsTypes,
  cargoProperties: sold.cargoProperties,
  /** Where it starts, and where it goes. No origins: anywhere. */
  origins: sold.origins,
  countries: sold.countries,
  dutyTerms: sold.dutyTerms,
  transitDaysMin: sold.transitDaysMin,
  transitDaysMax: sold.transitDaysMax,
  /** What the least costs. */
  from: Money,
});
export type OpenProduct = z.infer<typeof OpenProduct>;

const which = {
  productId: z.string(),
  productCode: z.string(),
  productName: z.string(),
  transitDaysMin: z.number(),
  transitDaysMax: z.number(),
};
export const OpenQuote = z.discriminatedUnion('ok', [
  z.strictObject({
    ok: z.literal(true),
    ...which,
    total: Money,
    lines: z.array(
      z.strictObject({ code: z.string(), name: z.string(), value: Money, why: z.string() }),
    ),
    realKg: z.number(),
    volumetricKg: z.number(),
    billableKg: z.number(),
    isRemote: z.boolean(),
    validUntil: maybeInstant,
  }),
  z.strictObject({
    ok: z.literal(false),
    ...which,
    refusal: z.enum(quoteRefusals),
    /** In the language asked for. */
    reason: z.string(),
  }),
]);
export type OpenQuote = z.infer<typeof OpenQuote>;

export const openCatalogueCalls = {
  listProducts: openCall({
    method: 'GET',
    path: '/products',
    scope: 'catalogue:read',
    rate: 'read',
    query: z.strictObject({
      country: z.optional(CountryCode),
      goodsType: z.optional(GoodsType),
    }),
    result: z.strictObject({ items: z.array(OpenProduct) }),
    refuses: ['account.notActive'],
  }),
  /** By every product on sale to you, or by one; the cheapest first. */
  quote: openCall({
    method: 'POST',
    path: '/quotes',
    scope: 'catalogue:read',
    rate: 'read',
    heavy: true,
    body: z.strictObject({ parcel: QuoteRequest, productId: z.optional(id('product')) }),
    result: z.strictObject({ items: z.array(OpenQuote) }),
    refuses: ['account.notActive', 'product.notFound'],
  }),
};
