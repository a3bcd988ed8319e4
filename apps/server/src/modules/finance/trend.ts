import { type Currency, toAmount } from '@alpaca/contract';

interface DaySum {
  day: string;
  kind: string;
  in_minor: bigint;
  out_minor: bigint;
}

/** What was spent and topped up on each of the days. Money changed into another currency is neither. */
export const trendOf = (days: readonly string[], sums: readonly DaySum[], currency: Currency) => {
  const of = new Map(days.map((day) => [day, { spent: 0n, toppedUp: 0n }]));
  for (const { day, kind, in_minor, out_minor } of sums) {
    const found = of.get(day);
    if (!found) continue;
    if (kind === 'topUp') found.toppedUp += in_minor;
    else if (kind !== 'exchange') found.spent += out_minor;
  }
  return [...of].map(([day, { spent, toppedUp }]) => ({
    day,
    spent: toAmount(spent, currency),
    toppedUp: toAmount(toppedUp, currency),
  }));
};
