import {
  type Currency,
  currencyExponents,
  type GoodsLine,
  grouped,
  toGrams,
} from '@alpaca/contract';

const hundredths = (value: string) => {
  const [whole = '0', decimals = ''] = value.split('.');
  return BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0'));
};

/** Declared values have two decimals at the most, and none where their currency has none. */
const amountOf = (sum: bigint, currency: Currency): string => {
  const figures = String(sum).padStart(3, '0');
  const whole = figures.slice(0, -2);
  const isWhole = currencyExponents[currency] === 0 && sum % 100n === 0n;
  return grouped(isWhole ? whole : `${whole}.${figures.slice(-2)}`);
};

const lineHundredths = ({ value, quantity }: GoodsLine) => hundredths(value) * BigInt(quantity);
const sumHundredths = (goods: readonly GoodsLine[]) =>
  goods.reduce((sum, line) => sum + lineHundredths(line), 0n);

export const unitValue = ({ value }: GoodsLine, currency: Currency) =>
  amountOf(hundredths(value), currency);
export const lineValue = (line: GoodsLine, currency: Currency) =>
  amountOf(lineHundredths(line), currency);
export const totalValue = (goods: readonly GoodsLine[], currency: Currency) =>
  amountOf(sumHundredths(goods), currency);
/** For comparing, never for printing. */
export const totalNumber = (goods: readonly GoodsLine[]) => Number(sumHundredths(goods)) / 100;

export const totalPieces = (goods: readonly GoodsLine[]) =>
  goods.reduce((sum, { quantity }) => sum + quantity, 0);

const kgOf = (grams: number) => grouped((grams / 1000).toFixed(3));
const lineGrams = ({ weight = 0, quantity }: GoodsLine) => toGrams(weight) * quantity;

/** Of a line; '–' where nobody has weighed a piece. */
export const lineKg = (line: GoodsLine) => (line.weight ? kgOf(lineGrams(line)) : '–');

/** Of all goods; '–' where not every line has a weight. */
export const netKg = (goods: readonly GoodsLine[]) =>
  goods.every(({ weight }) => weight)
    ? kgOf(goods.reduce((sum, line) => sum + lineGrams(line), 0))
    : '–';

export const grossKg = (boxes: readonly { weight: number }[]) =>
  kgOf(boxes.reduce((sum, { weight }) => sum + toGrams(weight), 0));
