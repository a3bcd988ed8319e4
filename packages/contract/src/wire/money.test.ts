import { describe, expect, test } from 'vitest';
import {
  type Currency,
  currencyExponents,
  hasDecimalsOf,
  isCurrency,
  toAmount,
  toMinor,
} from './money.ts';

const currencies = Object.keys(currencyExponents) as Currency[];

/** Whole numbers that look random and are the same in every run. */
const numbers = (count: number) => {
  let state = 0x9e3779b97f4a7c15n;
  return Array.from({ length: count }, () => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    // Every size from one figure to fifteen, either sign.
    const figures = Number((state >> 8n) % 15n) + 1;
    const size = (state >> 16n) % 10n ** BigInt(figures);
    return state & 1n ? -size : size;
  });
};

test('there are currencies without, with two and with three decimals', () => {
  expect(new Set(Object.values(currencyExponents))).toEqual(new Set([0, 2, 3]));
});

describe.each(currencies)('%s', (currency) => {
  const exponent = currencyExponents[currency];

  test('goes from units to an amount and back unchanged', () => {
    for (const minor of [0n, 1n, -1n, 10n, 99n, 100n, 101n, -100n, 1000n, ...numbers(300)]) {
      const amount = toAmount(minor, currency);
      expect(toMinor(amount, currency)).toBe(minor);
      expect(amount).toMatch(exponent ? new RegExp(`^-?\\d+\\.\\d{${exponent}}$`) : /^-?\d+$/);
    }
  });

  test('is never rounded', () => {
    const tooFine = `1.${'0'.repeat(exponent)}1`;
    expect(() => toMinor(tooFine, currency)).toThrow(RangeError);
    expect(() => toMinor(`1.${'0'.repeat(exponent + 1)}`, currency)).toThrow(RangeError);
  });
});

test.each([
  ['12', 'JPY', true],
  ['12.5', 'JPY', false],
  ['12', 'CNY', true],
  ['12.5', 'CNY', true],
  ['12.55', 'CNY', true],
  ['12.555', 'CNY', false],
  ['12.555', 'KWD', true],
] as const)('%s has no more decimals than %s: %s', (amount, currency, fits) => {
  expect(hasDecimalsOf(amount, currency)).toBe(fits);
});

test('an amount of more decimals says why it is none', () => {
  expect(() => toMinor('1.5', 'JPY')).toThrow('not an amount of this currency');
});

test.each([
  ['12.30', 'CNY', 1230n],
  ['12.3', 'CNY', 1230n],
  ['12', 'CNY', 1200n],
  ['-0.05', 'USD', -5n],
  ['0', 'USD', 0n],
  ['-0', 'USD', 0n],
  ['007.10', 'EUR', 710n],
  ['1200', 'JPY', 1200n],
  ['1.234', 'KWD', 1234n],
  ['999999999999999.99', 'CNY', 99999999999999999n],
] as const)('%s %s are %s units', (amount, currency, minor) => {
  expect(toMinor(amount, currency)).toBe(minor);
});

test.each([
  [0n, 'CNY', '0.00'],
  [-1n, 'CNY', '-0.01'],
  [5n, 'KWD', '0.005'],
  [-7n, 'JPY', '-7'],
] as const)('%s units of %s are %s', (minor, currency, amount) => {
  expect(toAmount(minor, currency)).toBe(amount);
});

test.each([
  '',
  ' ',
  ' 1',
  '1 ',
  '1\n',
  '+1',
  '--1',
  '.5',
  '5.',
  '1,000',
  '1_000',
  '1e3',
  '0x10',
  'NaN',
  'Infinity',
  '１２',
  '1.2.3',
  '1'.repeat(16),
  '12.345',
])('“%s” is no amount', (text) => {
  expect(() => toMinor(text, 'CNY')).toThrow(RangeError);
});

test('only the listed codes are currencies', () => {
  for (const code of currencies) expect(isCurrency(code)).toBe(true);
  for (const code of ['XXX', 'cny', '', '__proto__', 'constructor', 'toString']) {
    expect(isCurrency(code)).toBe(false);
  }
});
