import {
  type Currency,
  constants,
  type DutyTerms,
  type ExpenseType,
  type LabelPlace,
  type Language,
  type QuoteRequest,
  type RatedTerms,
  usualDuty,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { quote } from './engine/index.ts';
import { labelPlaceOf } from './labelPlace.ts';
import { offersNow } from './offers.ts';
import { refusedByOrigin } from './origins.service.ts';
import { refusalText } from './quoteWords.ts';

/** What an order keeps of its quote; the words are found again by version and moment. */
export interface OrderQuote {
  versionId: string;
  quotedAt: Date;
  currency: Currency;
  totalMinor: number;
  lines: { code: string; expenseType: ExpenseType; minor: number }[];
  billableG: number;
  isRemote: boolean;
  remoteType: string;
  chargeAt: RatedTerms['chargeAt'];
  labelAt: LabelPlace;
  voidHours: number;
}

export type OrderQuoted =
  /** Who pays the duty where the order doesn't say it. */
  | { ok: true; quote: OrderQuote; dutyTerms: DutyTerms }
  | { ok: false; reason: (lang: Language) => string };

/** Which products the caller's merchant can buy now. */
export const openSoldProducts = async (ctx: Ctx) => {
  const { offers } = await offersNow(ctx);
  const sold = new Set(offers.map(({ product }) => product.id));
  return (productId: string): boolean => sold.has(productId);
};

/** Quotes orders by one product each, at one moment. */
export const openOrderQuotes = async (ctx: Ctx) => {
  const { offers, rates, at } = await offersNow(ctx);
  const byProduct = new Map(offers.map((offer) => [offer.product.id, offer]));
  return (productId: string, request: QuoteRequest): OrderQuoted => {
    const { version, product } = byProduct.get(productId) ?? refuse('product.notFound');
    const origin = request.originCode ?? constants.mainCountry;
    const made = refusedByOrigin(product, origin) ?? quote(version.sheet, request, rates);
    const { currency, terms } = version.sheet;
    if (!made.ok) return { ok: false, reason: (lang) => refusalText(lang, made, currency) };
    return {
      ok: true,
      dutyTerms: product.dutyTerms ?? usualDuty,
      quote: {
        versionId: version.id,
        quotedAt: at,
        currency,
        totalMinor: made.totalMinor,
        lines: made.lines.map(({ code, expenseType, minor }) => ({ code, expenseType, minor })),
        billableG: made.billableG,
        isRemote: made.remoteType !== '',
        remoteType: made.remoteType,
        chargeAt: terms.chargeAt,
        labelAt: labelPlaceOf(product, terms),
        voidHours: product.voidHours,
      },
    };
  };
};
