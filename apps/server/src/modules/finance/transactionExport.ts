import { type Language, TransactionFilter } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { formats, money, time } from '../../platform/sheets/formats.ts';
import type { CellValue, SheetColumn } from '../../platform/sheets/write.ts';
import type { ExportField, ExportKind } from '../exports/index.ts';
import { batches, type WholeTransaction } from './transactions.service.ts';

type Value = (row: WholeTransaction, lang: Language) => CellValue;
type Shown = Pick<SheetColumn, 'format' | 'width'> & Pick<ExportField<never>, 'group' | 'isExtra'>;

const amount = { format: '#,##0.00', width: 14 };
const kg = { format: formats.kg, width: 14 };
const ofOrder = { group: 'order' };

const values: Record<string, [Value, Shown?]> = {
  time: [({ time: at }) => time(at), { format: formats.time, width: 20 }],
  no: [({ no }) => no],
  kind: [({ kind }, lang) => words(lang, `transactionKind.${kind}`), { width: 12 }],
  amount: [({ amount, currency }) => money(amount, currency), amount],
  currency: [({ currency }) => currency, { width: 10 }],
  balance: [({ balance, currency }) => money(balance, currency), amount],
  note: [({ note }) => note, { width: 32 }],
  orderNo: [({ orderNo }) => orderNo, ofOrder],
  customerNo: [({ customerNo }) => customerNo, ofOrder],
  productName: [({ productName }) => productName, ofOrder],
  weight: [({ weightKg }) => weightKg, { ...ofOrder, ...kg }],
  billableWeight: [({ billableKg }) => billableKg, { ...ofOrder, ...kg }],
};

export const transactionFields = (lang: Language): ExportField<WholeTransaction>[] =>
  Object.entries(values).map(([key, [value, shown]]) => ({
    key,
    group: 'transaction',
    title: (titleLang) => words(titleLang, `bill.${key}`),
    value: (row) => value(row, lang),
    ...shown,
  }));

/** Transactions as something that can be taken out as a spreadsheet, all of a filter. */
export const transactionExport: ExportKind<WholeTransaction, TransactionFilter> = {
  name: 'transaction',
  fields: async ({ lang }: Ctx) => transactionFields(lang),
  filter: TransactionFilter,
  batches,
};
