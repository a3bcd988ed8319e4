import * as z from 'zod/mini';
import { type Currency, currencyExponents } from './money.ts';

/** Amounts cross the wire as decimal text. */
export const AmountField = z.string().check(z.regex(/^-?\d+(\.\d+)?$/));

const currencies = Object.keys(currencyExponents) as [Currency, ...Currency[]];
const currencyError = ({ input }: { input?: unknown }) =>
  (input ?? '') === '' ? 'web.verify.0' : 'web.verify.73';
export const CurrencyField = z.enum(currencies, { error: currencyError });

export const isMoreThanNothing = (amount: string) => Number(amount) > 0;
