import type { ReportPeriod } from '@alpaca/contract';
import { sql } from 'kysely';
import { addDays } from '../../platform/clock/days.ts';

const dayMs = 86_400_000;
// More bars than these stand too close to be told apart.
const daysShown = 45;

interface Days {
  from: string;
  to: string;
}

export const daysIn = ({ from, to }: Days) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;

/** A period and the one before it, which is as long and ends where this one begins. */
export const periodOf = ({ from, to }: Days): ReportPeriod => {
  const days = daysIn({ from, to });
  return {
    from,
    to,
    beforeFrom: addDays(from, -days),
    beforeTo: addDays(from, -1),
    every: days > daysShown ? 7 : 1,
  };
};

/** Of a table with days: those of both periods, on which side a day is, and its step there. */
export const both = ({ beforeFrom, to }: ReportPeriod) =>
  sql`day between ${beforeFrom}::date and ${to}::date`;
export const isNow = ({ from }: ReportPeriod) => sql`day >= ${from}::date`;
export const stepNo = ({ from, beforeFrom, every }: ReportPeriod) =>
  sql`(day - case when day >= ${from}::date then ${from}::date else ${beforeFrom}::date end) / ${every}::int`;

export interface SidedStep {
  is_now: boolean;
  /** Null in rows that tell of something else than a step. */
  step: number | null;
}

/** Every step of the period, and what its rows tell on both sides; `nothing` where there is none. */
export const stepsFrom = <Row extends SidedStep, Value>(
  period: ReportPeriod,
  rows: readonly Row[],
  tell: (row: Row) => Value | null,
  nothing: Value | null,
) => {
  const told = new Map(
    rows.flatMap((row) =>
      row.step === null ? [] : [[`${row.is_now} ${row.step}`, tell(row)] as const],
    ),
  );
  const of = (isNow: boolean, step: number) => told.get(`${isNow} ${step}`) ?? nothing;
  return Array.from({ length: Math.ceil(daysIn(period) / period.every) }, (_, step) => ({
    day: addDays(period.from, step * period.every),
    now: of(true, step),
    before: of(false, step),
  }));
};
