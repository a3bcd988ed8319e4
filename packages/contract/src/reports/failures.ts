import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { period, periodChecks } from '../wire/period.ts';
import { ReportPeriod, stepsOf } from './period.ts';

/** Refused by its carrier, withheld in our warehouse, in trouble on its way. */
export const failureKinds = ['refused', 'withheld', 'onTheWay'] as const;
export type FailureKind = (typeof failureKinds)[number];

export const FailureRow = z.strictObject({
  kind: z.enum(failureKinds),
  reason: z.string(),
  /** The reason in the reader's words. */
  text: z.string(),
  failures: z.number(),
  /** Of all in the period. */
  percent: z.number(),
  before: z.number(),
});
export type FailureRow = z.infer<typeof FailureRow>;

const asked = { ...period, kind: z.optional(z.enum(failureKinds)) };
export const FailureReportFilter = z.strictObject(asked).check(...periodChecks);
export type FailureReportFilter = z.infer<typeof FailureReportFilter>;

const sums = z.strictObject({
  failures: z.number(),
  /** Orders made in those days, drafts not among them, and how many failures come to a hundred. */
  orders: z.number(),
  perHundred: z.nullable(z.number()),
});

/** What went wrong with a merchant's parcels, and why; the most frequent first. */
export const getFailureReport = call({
  method: 'GET',
  path: '/oms/report/failures',
  access: 'report:parcels',
  query: z.strictObject(asked).check(...periodChecks),
  result: z.strictObject({
    period: ReportPeriod,
    total: sums,
    before: sums,
    steps: stepsOf(z.number()),
    rows: z.array(FailureRow),
  }),
});
