import type { Currency } from '@alpaca/contract';

interface Price {
  currency: Currency | null;
  minor: bigint;
}

/** In another currency nobody can tell, so it counts as more. */
const isMore = (price: Price, than: Price) =>
  price.currency !== than.currency || price.minor > than.minor;

/** Dearer than what was quoted and than what was agreed to since. */
export const mustBeAgreed = (now: Price, quoted: Price, agreed: Price | undefined): boolean =>
  isMore(now, quoted) && (!agreed || isMore(now, agreed));

/** Whether a quote of that moment is still kept to. */
export const isKept = (quotedAt: Date | null, quoteMinutes: number, now: number): boolean =>
  quotedAt !== null && quotedAt.getTime() > now - quoteMinutes * 60_000;
