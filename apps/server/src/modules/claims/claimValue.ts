import { type Currency, constants, hasDecimalsOf, toMinor } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { inCurrency } from '../finance/index.ts';
import type { OrderRow } from '../orders/index.ts';

const sumOf = ({ goods, declaredCurrency }: OrderRow['form']): bigint =>
  goods.reduce(
    (sum, { value = '0', quantity = 0 }) =>
      sum + toMinor(value, declaredCurrency) * BigInt(quantity),
    0n,
  );

/** A claim is in the currency of its order's freight: that is the wallet it came from. */
export const currencyOf = ({ currency }: OrderRow): Currency => currency ?? constants.mainCurrency;

export interface ClaimValue {
  currency: Currency;
  declaredMinor: bigint;
  insuredMinor: bigint | null;
}

/** What was declared and insured, in the claim's currency. */
export const claimValueOf = async (ctx: Ctx, order: OrderRow): Promise<ClaimValue> => {
  const currency = currencyOf(order);
  const { declaredCurrency, insuranceValue, insuranceCurrency = declaredCurrency } = order.form;
  const told = async (minor: bigint, from: Currency) =>
    (await inCurrency(ctx, minor, from, currency)) ?? refuse('claim.noRate');
  return {
    currency,
    declaredMinor: await told(sumOf(order.form), declaredCurrency),
    insuredMinor: insuranceValue
      ? await told(toMinor(insuranceValue, insuranceCurrency), insuranceCurrency)
      : null,
  };
};

/** What somebody typed, of so much at most. */
export const typedAmount = (amount: string, currency: Currency, mostMinor: bigint): bigint => {
  if (!hasDecimalsOf(amount, currency)) refuse('claim.decimals');
  const minor = toMinor(amount, currency);
  if (minor === 0n) refuse('claim.nothing');
  return minor > mostMinor ? refuse('claim.tooMuch') : minor;
};
