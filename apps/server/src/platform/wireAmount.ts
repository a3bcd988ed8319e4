import { type Currency, toMinor } from '@alpaca/contract';
import { refuse } from './refusal.ts';

/** An amount that somebody sent, in minor units; one with more decimals than its currency is refused. */
export const minorOf = (amount: string, currency: Currency): bigint => {
  try {
    return toMinor(amount, currency);
  } catch {
    return refuse('request.invalid');
  }
};
