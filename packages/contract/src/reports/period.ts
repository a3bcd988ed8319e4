import * as z from 'zod/mini';
import { Day } from '../wire/fields.ts';

/** What a report is about, and as many days before it. A step is a day, or seven where a picture had too many. */
export const ReportPeriod = z.strictObject({
  from: Day,
  to: Day,
  beforeFrom: Day,
  beforeTo: Day,
  every: z.union([z.literal(1), z.literal(7)]),
});
export type ReportPeriod = z.infer<typeof ReportPeriod>;

/** Steps of the period by their first days, each beside the same of the period before; null where there is nothing to tell. */
export const stepsOf = <T extends z.ZodMiniType>(value: T) =>
  z.array(z.strictObject({ day: Day, now: z.nullable(value), before: z.nullable(value) }));
