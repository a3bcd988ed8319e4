import type { StatementCycle } from '@alpaca/contract';

import { addDays } from '../../platform/clock/days.ts';

const dayMs = 86_400_000;

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

const lastOfMonth = (day: string) => {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

const sunday = 7;
const middle = '15';

/** The last day of the period that a day lies in: a week ends on Sunday. */
export const periodEnd = (day: string, cycle: StatementCycle): string => {
  if (cycle === 'weekly') return addDays(day, sunday - (new Date(day).getUTCDay() || sunday));
  if (cycle === 'halfMonthly' && day.slice(8) <= middle) return `${day.slice(0, 8)}${middle}`;
  return lastOfMonth(day);
};

export interface Period {
  fromDay: string;
  toDay: string;
}

/**
 * The periods that ended before today, after the last day that has its statement. Where the cycle was changed, the
 * first of them is as short as it has to be.
 */
export const endedPeriods = (until: string, cycle: StatementCycle, today: string): Period[] => {
  const ended: Period[] = [];
  let fromDay = addDays(until, 1);
  for (let toDay = periodEnd(fromDay, cycle); toDay < today; toDay = periodEnd(fromDay, cycle)) {
    ended.push({ fromDay, toDay });
    fromDay = addDays(toDay, 1);
  }
  return ended;
};
