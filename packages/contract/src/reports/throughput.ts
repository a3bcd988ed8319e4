import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { period, periodChecks } from '../wire/period.ts';
import { ReportPeriod, stepsOf } from './period.ts';

/** Parcels weighed in, boxes put in bags, boxes that left with their batch. */
export const throughputKinds = ['received', 'packed', 'dispatched'] as const;
export type ThroughputKind = (typeof throughputKinds)[number];

export const StationRow = z.strictObject({
  warehouseName: z.string(),
  /** As it is called; '' for batches, which leave at once. */
  station: z.string(),
  scans: z.number(),
  /** In which something was scanned, and how many scans came to one. */
  hours: z.number(),
  perHour: z.number(),
  before: z.nullable(z.number()),
});
export type StationRow = z.infer<typeof StationRow>;

const asked = {
  ...period,
  kind: z._default(z.enum(throughputKinds), 'received'),
};
export const ThroughputFilter = z.strictObject(asked).check(...periodChecks);
export type ThroughputFilter = z.infer<typeof ThroughputFilter>;

const sums = z.strictObject({ received: z.number(), packed: z.number(), dispatched: z.number() });

/** What warehouses get done, by day, by hour of the day and by station. */
export const getThroughput = call({
  method: 'GET',
  path: '/ops/report/throughput',
  access: 'ops:reports',
  rules: { none: 'scans of warehouses are counted; whose parcels they were is not told' },
  query: z.strictObject(asked).check(...periodChecks),
  result: z.strictObject({
    period: ReportPeriod,
    total: sums,
    before: sums,
    steps: stepsOf(z.number()),
    /** What came of each hour of the day, in the whole period and on a day of it on which anything was done. */
    hours: z.array(z.strictObject({ hour: z.number(), scans: z.number(), perDay: z.number() })),
    stations: z.array(StationRow),
  }),
});
