import { type GoodsLine, grouped } from '@alpaca/contract';

// Declared values have two decimals at the most; sums of thousands are exact only as whole numbers.
const hundredths = (value: string): bigint => {
  const [whole = '0', decimals = ''] = value.split('.');
  return BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0'));
};

export const lineAmount = ({ value, quantity }: Pick<GoodsLine, 'value' | 'quantity'>): bigint =>
  hundredths(value) * BigInt(quantity);

export const goodsAmount = (goods: readonly GoodsLine[]): bigint =>
  goods.reduce((sum, line) => sum + lineAmount(line), 0n);

const plain = (amount: bigint): string => {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

export const amountText = (amount: bigint): string => grouped(plain(amount));
export const amountNumber = (amount: bigint): number => Number(plain(amount));

/** Sums by currency: what is declared in several is never added up. */
export const openSums = () => {
  const sums = new Map<string, bigint>();
  return {
    add: (currency: string, amount: bigint) =>
      sums.set(currency, (sums.get(currency) ?? 0n) + amount),
    lines: () => [...sums].map(([currency, amount]) => `${amountText(amount)} ${currency}`),
  };
};
