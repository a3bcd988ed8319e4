import type {
  OpenProduct,
  OpenQuote,
  openCatalogueCalls,
  Quote,
  SellingProduct,
} from '@alpaca/contract';
import type { Ctx } from '../../../../platform/context.ts';
import { listProducts, quoting } from '../../../rates/index.ts';
import type { Answers } from './answers.ts';
import { maybeInstant, money } from './moments.ts';

type Calls = typeof openCatalogueCalls;

const productView = (product: SellingProduct): OpenProduct => ({
  id: product.id,
  code: product.code,
  name: product.name,
  carrier: product.channelName,
  goodsTypes: product.goodsTypes,
  cargoProperties: product.cargoProperties,
  origins: product.origins,
  countries: product.countries,
  dutyTerms: product.dutyTerms,
  transitDaysMin: product.transitDaysMin,
  transitDaysMax: product.transitDaysMax,
  from: money(product.fromPrice, product.currency),
});

const quoteView = (ctx: Ctx, quote: Quote): OpenQuote => {
  const which = {
    productId: quote.productId,
    productCode: quote.productCode,
    productName: quote.productName,
    transitDaysMin: quote.transitDaysMin,
    transitDaysMax: quote.transitDaysMax,
  };
  if (!quote.ok) return { ok: false, ...which, refusal: quote.refusal, reason: quote.reason };
  const { currency, lines } = quote;
  return {
    ok: true,
    ...which,
    total: money(quote.total, currency),
    lines: lines.map(({ code, name, amount, why }) => ({
      code,
      name,
      value: money(amount, currency),
      why,
    })),
    realKg: quote.realKg,
    volumetricKg: quote.volumetricKg,
    billableKg: quote.billableKg,
    isRemote: quote.isRemote,
    validUntil: maybeInstant(ctx, quote.validUntil),
  };
};

// More than any tenant sells.
const all = { pageNo: 1, pageSize: 1000 };

export const catalogueAnswers: Answers<Calls> = {
  listProducts: async (ctx, { query: { country, goodsType } }) => {
    const { records } = await listProducts(ctx, { ...all, countryCode: country, goodsType });
    return { items: records.map(productView) };
  },
  quote: async (ctx, { body: { parcel, productId } }) => {
    const productIds = productId && [productId];
    const [quotes = []] = await quoting.tryAll(ctx, {
      rules: [parcel],
      ...(productIds && { productIds }),
    });
    return { items: quotes.map((quote) => quoteView(ctx, quote)) };
  },
};
