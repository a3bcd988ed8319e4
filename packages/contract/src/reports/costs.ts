import * as z from 'zod/mini';
import { CountryCode } from '../addresses/addresses.ts';
import { call } from '../wire/call.ts';
import { WireTime } from '../wire/fields.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';
import { period, periodChecks } from '../wire/period.ts';
import { ReportPeriod, stepsOf } from './period.ts';

export const costGroups = ['country', 'product'] as const;

const sums = {
  /** Charged, and not given back. */
  parcels: z.number(),
  /** All that was charged for them since, cost changes included, less what came back. */
  charged: AmountField,
  perParcel: z.nullable(AmountField),
  perKg: z.nullable(AmountField),
  /** Of parcels whose currency had no rate: they count in no sum. */
  unpriced: z.number(),
};
export const CostSums = z.strictObject(sums);
export type CostSums = z.infer<typeof CostSums>;

export const CostRow = z.strictObject({
  /** A country's code, or a product's id; '' where an order had none. */
  key: z.string(),
  /** A product's; a country is told by its key. */
  name: z.string(),
  ...sums,
  /** In the period before. */
  before: CostSums,
});
export type CostRow = z.infer<typeof CostRow>;

const asked = {
  /** The days on which parcels were paid. */
  ...period,
  by: z._default(z.enum(costGroups), 'country'),
  countryCode: z.optional(CountryCode),
};
export const CostReportFilter = z.strictObject(asked).check(...periodChecks);
export type CostReportFilter = z.infer<typeof CostReportFilter>;

/** What a merchant's parcels cost, by country or product, those that cost the most first. */
export const getCostReport = call({
  method: 'GET',
  path: '/oms/report/costs',
  access: 'report:money',
  query: z.strictObject(asked).check(...periodChecks),
  result: z.strictObject({
    currency: CurrencyField,
    /** Up to when charges are summed; null while nothing was. */
    asOf: z.nullable(WireTime),
    period: ReportPeriod,
    total: CostSums,
    before: CostSums,
    /** What a parcel cost. */
    steps: stepsOf(AmountField),
    rows: z.array(CostRow),
  }),
});
