import { type Currency, currencyExponents } from '@alpaca/contract';

/** How a spreadsheet shows what it holds. */
export const formats = {
  text: '@',
  whole: '0',
  kg: '0.000',
  cm: '0.00',
  time: 'yyyy-mm-dd hh:mm:ss',
} as const;

export const moneyFormat = (currency: Currency): string => {
  const decimals = currencyExponents[currency];
  return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
};

/** A number that says itself how it is shown, whatever its column says. */
export interface Figure {
  figure: number;
  format: string;
}

/** A cell that can be added up, with the decimals of its currency. */
export const money = (amount: string, currency: Currency): Figure => ({
  figure: Number(amount),
  format: moneyFormat(currency),
});

/** The same where no column beside it names the currency. */
export const moneyNamed = (amount: string, currency: Currency): Figure => ({
  figure: Number(amount),
  format: `${moneyFormat(currency)} "${currency}"`,
});

const dayMs = 86_400_000;
// Day 1 is 1900-01-01, and a day is counted that never was, the 29th of February 1900.
const dayZero = Date.UTC(1899, 11, 30);

/** A time of the wire as a date that spreadsheets can sort and reckon with, in the same zone. */
export const time = (wire: string): Figure => ({
  figure: (Date.parse(`${wire.replace(' ', 'T')}Z`) - dayZero) / dayMs,
  format: formats.time,
});
