import type { Ctx } from '../../platform/context.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { refuse } from '../../platform/refusal.ts';
import type { PricedProduct } from '../products/index.ts';
import { chosenFor, chosenUntil } from './chosenSheets.ts';
import type { Buyer, PriceBook } from './priceBook.ts';
import { openBook } from './priceBook.ts';
import { type CompiledVersion, compiledVersions } from './versions.service.ts';

/** A product as one merchant can buy it at a moment. */
export interface Offer {
  product: PricedProduct;
  version: CompiledVersion;
  /** When another version takes its place, as far as is known. */
  until: Date | null;
}

/** The offers of a buyer, for as long as no version to come begins. */
interface Standing {
  offers: readonly Offer[];
  from: number;
  until: number;
}
const standing = new WeakMap<Buyer, Standing>();

const makeOffers = async (ctx: Ctx, book: PriceBook, buyer: Buyer, at: Date) => {
  const chosen = chosenFor(book, buyer, at);
  const versions = await compiledVersions(
    ctx,
    chosen.map(({ version }) => version.id),
  );
  return chosen.flatMap(({ product, version, until }) => {
    const compiled = versions.get(version.id);
    return compiled ? [{ product, version: compiled, until }] : [];
  });
};

/** What the caller's merchant can buy at a moment, in the order in which products are shown. */
export const offersFrom = async (
  ctx: Ctx,
  book: PriceBook,
  at: Date,
): Promise<readonly Offer[]> => {
  const buyer = await book.buyer(ownMerchant(ctx));
  if (!buyer.isActive) refuse('account.notActive');
  const known = standing.get(buyer);
  const time = at.getTime();
  if (known && time >= known.from && time < known.until) return known.offers;
  const offers = await makeOffers(ctx, book, buyer, at);
  standing.set(buyer, { offers, from: time, until: chosenUntil(book, buyer, at) });
  return offers;
};

export const offersNow = async (ctx: Ctx) => {
  const [book, at] = [await openBook(ctx), new Date()];
  return { offers: await offersFrom(ctx, book, at), rates: book.ratesAt(at), at };
};
