import { type Language, type Transaction, TransactionFilter } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import type { ExportKind } from '../exports/kinds.service.ts';
import { batches } from './transactions.service.ts';

type Value = (row: Transaction, lang: Language) => string | number;

const values: Record<string, Value> = {
  time: ({ time }) => time,
  no: ({ no }) => no,
  kind: ({ kind }, lang) => words(lang, `transactionKind.${kind}`),
  amount: ({ amount }) => Number(amount),
  currency: ({ currency }) => currency,
  balance: ({ balance }) => Number(balance),
  note: ({ note }) => note,
};

const fields = async ({ lang }: Ctx) =>
  Object.entries(values).map(([key, value]) => ({
    key,
    title: (titleLang: Language) => words(titleLang, `bill.${key}`),
    value: (row: Transaction) => value(row, lang),
  }));

/** Transactions as something that can be taken out as a spreadsheet, all of a filter. */
export const transactionExport = {
  name: 'transaction',
  access: 'financial:transactions',
  fields,
  filter: TransactionFilter,
  batches,
} as unknown as ExportKind;
