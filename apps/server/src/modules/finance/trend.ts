import { type Currency, toAmount } from '@alpaca/contract';

const daysShown = 30;
const dayMs = 86_400_000;

/** The days up to this one, which is the last. */
export const lastDays = (today: string): string[] => {
  const start = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: daysShown }, (_, at) =>
    new Date(start - (daysShown - 1 - at) * dayMs).toISOString().slice(0, 10),
  );
};

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
