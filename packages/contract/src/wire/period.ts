import * as z from 'zod/mini';
import { Day } from './fields.ts';

/** A year with a few days to spare, so that the same week of the last one is within it. */
export const periodDaysMost = 370;

interface Period {
  from: string;
  to: string;
}
const daysOf = ({ from, to }: Period) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** Some days, the first and the last included. */
export const period = { from: Day, to: Day };
export const periodChecks = [
  z.refine<Period>(({ from, to }) => from <= to, { path: ['to'], error: 'web.verify.30' }),
  z.refine<Period>((days) => daysOf(days) <= periodDaysMost, {
    path: ['to'],
    error: 'web.verify.25',
  }),
] as const;
