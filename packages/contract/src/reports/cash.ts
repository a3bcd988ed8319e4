import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { Day } from '../wire/fields.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';
import { period, periodChecks } from '../wire/period.ts';
import { ReportPeriod, stepsOf } from './period.ts';

export const CashRow = z.strictObject({
  currency: CurrencyField,
  /** What can be spent, credit included. */
  available: AmountField,
  /** Orders that wait to be paid, and cost changes that will be debited. */
  waitingOrders: z.number(),
  waitingChanges: z.number(),
  waiting: AmountField,
  /** What is left once they are paid; below nought where it is too little. */
  left: AmountField,
  /** Spent in the period less what was refunded, and on a day of it and of the one before. */
  spent: AmountField,
  perDay: AmountField,
  perDayBefore: AmountField,
  /** The last day that what is left suffices for, at that pace; null where nothing is spent. */
  lastsUntil: z.nullable(Day),
  lastsDays: z.nullable(z.number()),
});
export type CashRow = z.infer<typeof CashRow>;

const asked = {
  /** The days that tell what is usually spent. */
  ...period,
  /** Whose spending the picture shows. */
  currency: z.optional(CurrencyField),
};
export const CashReportFilter = z.strictObject(asked).check(...periodChecks);
export type CashReportFilter = z.infer<typeof CashReportFilter>;

/** Until when a merchant's wallets last. */
export const getCashForecast = call({
  method: 'GET',
  path: '/oms/report/cash',
  access: 'report:money',
  query: z.strictObject(asked).check(...periodChecks),
  result: z.strictObject({
    currency: CurrencyField,
    period: ReportPeriod,
    /** What was spent. */
    steps: stepsOf(AmountField),
    wallets: z.array(CashRow),
  }),
});
