import * as z from 'zod/mini';
import { hasDecimalsOf, isCurrency, tooManyDecimals } from '../wire/money.ts';

export interface Amounts {
  goods?: readonly { value?: unknown }[] | undefined;
  declaredCurrency?: unknown;
  insuranceValue?: unknown;
  insuranceCurrency?: unknown;
  codPrice?: unknown;
  codCurrency?: unknown;
}

const tooFine = (path: (string | number)[], amount: unknown, currency: unknown) => {
  if (typeof amount !== 'string' || typeof currency !== 'string' || !isCurrency(currency))
    return [];
  return hasDecimalsOf(amount, currency) ? [] : [{ path, key: tooManyDecimals }];
};

/** The rule of a field whose currency stands in another one. */
export const inCurrency = <S extends z.ZodMiniType>(schema: S, currency: unknown): S =>
  schema.check(z.refine((amount) => tooFine([], amount, currency).length === 0, tooManyDecimals));

/** What is wrong between amounts and their currencies, of orders and quotes alike. */
export const amountIssues = (of: Amounts) => [
  ...(of.goods ?? []).flatMap(({ value }, at) =>
    tooFine(['goods', at, 'value'], value, of.declaredCurrency),
  ),
  ...tooFine(['insuranceValue'], of.insuranceValue, of.insuranceCurrency),
  ...tooFine(['codPrice'], of.codPrice, of.codCurrency),
];

export const amountsFit = z.check<Amounts>((payload) => {
  for (const { path, key } of amountIssues(payload.value)) {
    payload.issues.push({ code: 'custom', path, message: key, input: payload.value });
  }
});
