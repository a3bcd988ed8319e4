import * as z from 'zod/mini';
import { CountryCode } from '../addresses/addresses.ts';
import { call } from '../wire/call.ts';
import { WireTime } from '../wire/fields.ts';
import { period, periodChecks } from '../wire/period.ts';
import { ReportPeriod, stepsOf } from './period.ts';

const sums = {
  delivered: z.number(),
  /** Those of lines that promise something, how many arrived within it, and their part in percent. */
  promised: z.number(),
  kept: z.number(),
  keptPercent: z.nullable(z.number()),
  /** In so many days half of them arrived, and nine of ten. */
  halfDays: z.nullable(z.number()),
  mostDays: z.nullable(z.number()),
};
export const DeliverySums = z.strictObject(sums);
export type DeliverySums = z.infer<typeof DeliverySums>;

export const DeliveryRow = z.strictObject({
  productId: z.string(),
  productName: z.string(),
  countryCode: z.string(),
  /** The longest that the line promises now; null where it is sold no more. */
  promisedDays: z.nullable(z.number()),
  ...sums,
  before: DeliverySums,
});
export type DeliveryRow = z.infer<typeof DeliveryRow>;

const asked = {
  /** The days on which parcels arrived. */
  ...period,
  countryCode: z.optional(CountryCode),
};
export const DeliveryReportFilter = z.strictObject(asked).check(...periodChecks);
export type DeliveryReportFilter = z.infer<typeof DeliveryReportFilter>;

/** How long a merchant's parcels took by line and country, against what the line promises. */
export const getDeliveryReport = call({
  method: 'GET',
  path: '/oms/report/deliveries',
  access: 'report:parcels',
  query: z.strictObject(asked).check(...periodChecks),
  result: z.strictObject({
    asOf: z.nullable(WireTime),
    period: ReportPeriod,
    total: DeliverySums,
    before: DeliverySums,
    /** The part that kept the promise, in percent. */
    steps: stepsOf(z.number()),
    rows: z.array(DeliveryRow),
  }),
});
