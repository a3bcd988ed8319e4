import {
  constants,
  type MarginRow,
  MarginSummaryFilter,
  type OrderMargin,
  OrderMarginFilter,
} from '@alpaca/contract';
import { words } from '../../platform/i18n/i18n.ts';
import { formats, money } from '../../platform/sheets/formats.ts';
import { type Columns, parcelColumns } from '../../platform/sheets/parcelColumns.ts';
import { columnFields, type ExportKind } from '../exports/index.ts';
import * as summary from './marginSummary.service.ts';
import * as margins from './orderMargins.service.ts';

const own = constants.mainCurrency;
const count = { format: formats.whole, width: 10 };
const kg = { format: formats.kg, width: 10 };

type Amounts = Pick<OrderMargin, 'charged' | 'carrier' | 'shares' | 'adjustments' | 'margin'>;
const amountOf = (key: keyof Amounts): Columns<Amounts>[string] => [
  (row) => money(row[key], own),
  { width: 14 },
];

const amounts: Columns<Amounts & Pick<OrderMargin, 'percent'>> = {
  charged: amountOf('charged'),
  carrier: amountOf('carrier'),
  shares: amountOf('shares'),
  adjustments: amountOf('adjustments'),
  margin: amountOf('margin'),
  percent: [({ percent }) => percent ?? '', { format: '0.0', width: 10 }],
};

const summaryFields: Columns<MarginRow> = {
  key: [({ key, name }) => name || key, { width: 24 }],
  code: [({ code }) => code, { width: 12 }],
  ...amounts,
  known: [({ known }) => known, count],
  losing: [({ losing }) => losing, count],
  lost: [({ lost }) => money(lost, own), { width: 14 }],
  unbilled: [({ unbilled }) => unbilled, count],
  unbilledCharged: [({ unbilledCharged }) => money(unbilledCharged, own), { width: 14 }],
  unpriced: [({ unpriced }) => unpriced, count],
};

const orderFields: Columns<OrderMargin> = {
  ...parcelColumns,
  day: [({ day }) => day, { width: 12 }],
  state: [({ state }, lang) => words(lang, `marginState.${state}`), { width: 14 }],
  ...amounts,
  whys: [
    ({ whys }, lang) => whys.map((why) => words(lang, `marginWhy.${why}`)).join(' · '),
    { width: 32 },
  ],
  chargedKg: [({ chargedKg }) => chargedKg, kg],
  billedKg: [({ billedKg }) => billedKg ?? '', kg],
  note: [({ seen }) => seen?.note ?? '', { width: 32 }],
};

const fieldsOf = columnFields('margin', 'marginField');

/** A row a week, a product, a merchant or a country. */
export const marginExport: ExportKind<MarginRow, MarginSummaryFilter> = {
  name: 'margin',
  fields: fieldsOf(summaryFields),
  filter: MarginSummaryFilter,
  batches: summary.batches,
};

/** A row an order. */
export const orderMarginExport: ExportKind<OrderMargin, OrderMarginFilter> = {
  name: 'orderMargin',
  fields: fieldsOf(orderFields),
  filter: OrderMarginFilter,
  batches: margins.batches,
};
