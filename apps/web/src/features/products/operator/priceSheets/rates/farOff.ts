import type { Currency, ExchangeRateLine } from '@alpaca/contract';

/** Beyond this a new rate is rather a slip of the keyboard. */
const farPercent = 5;

interface Rate {
  from: Currency;
  to: Currency;
  rate: string;
}

/** The rate in force and by how many percent a new one differs from it, where that is more than usual. */
export const farOff = (asked: Partial<Rate>, known: readonly ExchangeRateLine[]) => {
  const current = known.find(
    ({ from, to, time }) => time === 'inForce' && from === asked.from && to === asked.to,
  );
  const rate = Number(asked.rate);
  if (!current || !(rate > 0)) return null;
  const percent = Math.abs(rate / Number(current.rate) - 1) * 100;
  // The float's last digit decides nothing: exactly five percent is not more.
  return percent > farPercent + 1e-9 ? { rate: current.rate, percent: percent.toFixed(1) } : null;
};
