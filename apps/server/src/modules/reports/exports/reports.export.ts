import {
  CashReportFilter,
  type CashRow,
  CostReportFilter,
  type CostRow,
  constants,
  DeliveryReportFilter,
  type DeliveryRow,
  FailureReportFilter,
  type FailureRow,
  type StationRow,
  ThroughputFilter,
  WaitFilter,
  type WaitRow,
} from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { formats, money, moneyNamed, time } from '../../../platform/sheets/formats.ts';
import type { Columns } from '../../../platform/sheets/parcelColumns.ts';
import { columnFields, type ExportKind } from '../../exports/index.ts';
import { cashForecast } from '../cash.service.ts';
import { costReport } from '../costs.service.ts';
import { deliveryReport } from '../deliveries.service.ts';
import { failureReport } from '../failures.service.ts';
import { throughput } from '../throughput.service.ts';
import { waits } from '../waits/waits.service.ts';

const count = { format: formats.whole, width: 12 };
const percent = { format: '0.0', width: 12 };
const amount = { width: 14 };
const own = (value: string | null) => (value === null ? '' : money(value, constants.mainCurrency));

const costColumns: Columns<CostRow> = {
  key: [({ key, name }) => name || key, { width: 24 }],
  parcels: [({ parcels }) => parcels, count],
  charged: [({ charged }) => own(charged), amount],
  perParcel: [({ perParcel }) => own(perParcel), amount],
  perKg: [({ perKg }) => own(perKg), amount],
  parcelsBefore: [({ before }) => before.parcels, count],
  perParcelBefore: [({ before }) => own(before.perParcel), amount],
  unpriced: [({ unpriced }) => unpriced, count],
};

const cashColumns: Columns<CashRow> = {
  currency: [({ currency }) => currency, { width: 10 }],
  available: [({ available, currency }) => moneyNamed(available, currency), amount],
  waiting: [({ waiting, currency }) => moneyNamed(waiting, currency), amount],
  left: [({ left, currency }) => moneyNamed(left, currency), amount],
  spent: [({ spent, currency }) => moneyNamed(spent, currency), amount],
  perDay: [({ perDay, currency }) => moneyNamed(perDay, currency), amount],
  perDayBefore: [({ perDayBefore, currency }) => moneyNamed(perDayBefore, currency), amount],
  lastsDays: [({ lastsDays }) => lastsDays ?? '', count],
  lastsUntil: [({ lastsUntil }) => lastsUntil ?? '', { width: 12 }],
};

const failureColumns: Columns<FailureRow> = {
  kind: [({ kind }, lang) => words(lang, `failureKind.${kind}`), { width: 20 }],
  reason: [({ text }) => text, { width: 40 }],
  failures: [({ failures }) => failures, count],
  percent: [({ percent }) => percent, percent],
  failuresBefore: [({ before }) => before, count],
};

const deliveryColumns: Columns<DeliveryRow> = {
  productName: [({ productName }) => productName, { width: 24 }],
  countryCode: [({ countryCode }) => countryCode, { width: 12 }],
  promisedDays: [({ promisedDays }) => promisedDays ?? '', count],
  delivered: [({ delivered }) => delivered, count],
  keptPercent: [({ keptPercent }) => keptPercent ?? '', percent],
  keptBefore: [({ before }) => before.keptPercent ?? '', percent],
  halfDays: [({ halfDays }) => halfDays ?? '', count],
  mostDays: [({ mostDays }) => mostDays ?? '', count],
};

const stationColumns: Columns<StationRow> = {
  warehouseName: [({ warehouseName }) => warehouseName, { width: 20 }],
  station: [({ station }) => station, { width: 16 }],
  scans: [({ scans }) => scans, count],
  hours: [({ hours }) => hours, count],
  perHour: [({ perHour }) => perHour, percent],
  scansBefore: [({ before }) => before ?? '', count],
};

const waitColumns: Columns<WaitRow> = {
  waiting: [({ text }) => text, { width: 40 }],
  count: [({ count }) => count, count],
  oldest: [({ oldest }) => oldest && time(oldest), { width: 20 }],
  hours: [({ hours }) => hours ?? '', count],
};

const fieldsOf = columnFields('reports', 'reportField');

const kind = <Row, Filter>(
  name: ExportKind['name'],
  filter: ExportKind<Row, Filter>['filter'],
  columns: Columns<Row>,
  rows: (ctx: Ctx, asked: Filter) => Promise<readonly Row[]>,
): ExportKind<Row, Filter> => ({
  name,
  filter,
  fields: fieldsOf(columns),
  async *batches(ctx, asked) {
    yield [...(await rows(ctx, asked))];
  },
});

/** The table of each report. */
export const reportExports = [
  kind(
    'costReport',
    CostReportFilter,
    costColumns,
    async (ctx, asked) => (await costReport(ctx, asked)).rows,
  ),
  kind(
    'cashReport',
    CashReportFilter,
    cashColumns,
    async (ctx, asked) => (await cashForecast(ctx, asked)).wallets,
  ),
  kind(
    'failureReport',
    FailureReportFilter,
    failureColumns,
    async (ctx, asked) => (await failureReport(ctx, asked)).rows,
  ),
  kind(
    'deliveryReport',
    DeliveryReportFilter,
    deliveryColumns,
    async (ctx, asked) => (await deliveryReport(ctx, asked)).rows,
  ),
  kind(
    'throughputReport',
    ThroughputFilter,
    stationColumns,
    async (ctx, asked) => (await throughput(ctx, asked)).stations,
  ),
  kind('waitReport', WaitFilter, waitColumns, async (ctx) => (await waits(ctx)).rows),
] as unknown as readonly ExportKind[];
