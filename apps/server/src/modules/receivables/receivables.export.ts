import {
  ageBands,
  type Language,
  type Receivable,
  type Statement,
  StatementFilter,
} from '@alpaca/contract';
import * as z from 'zod/mini';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { formats, money, time } from '../../platform/sheets/formats.ts';
import { type Columns, ofWhom } from '../../platform/sheets/parcelColumns.ts';
import type { ExportField, ExportKind } from '../exports/index.ts';
import * as ageing from './ageing.service.ts';
import * as statements from './statementList.service.ts';

const day = { width: 12 };
const amount = { width: 14 };

const ofMerchant: Columns<Pick<Receivable, 'merchantCode' | 'merchantName' | 'currency'>> = {
  merchantCode: [({ merchantCode }) => merchantCode, { width: 14 }],
  merchantName: [({ merchantName }) => merchantName, { width: 20 }],
  currency: [({ currency }) => currency, { width: 8 }],
};

type Amounts = 'charged' | 'credited' | 'due' | 'paid' | 'unpaid';
const amountOf = (key: Amounts): Columns<Statement>[string] => [
  (row) => money(row[key], row.currency),
  amount,
];

const statementFields: Columns<Statement> = {
  no: [({ no }) => no, { width: 24 }],
  ...ofMerchant,
  fromDay: [({ fromDay }) => fromDay, day],
  toDay: [({ toDay }) => toDay, day],
  state: [({ state }, lang) => words(lang, `statementState.${state}`), { width: 12 }],
  charged: amountOf('charged'),
  credited: amountOf('credited'),
  due: amountOf('due'),
  paid: amountOf('paid'),
  unpaid: amountOf('unpaid'),
  issueTime: [({ issueTime }) => time(issueTime), { format: formats.time, width: 20 }],
  dueDay: [({ dueDay }) => dueDay, day],
  overdueDays: [({ overdueDays }) => overdueDays, day],
};

const receivableFields: Columns<Receivable> = {
  ...ofMerchant,
  owed: [({ owed, currency }) => money(owed, currency), amount],
  unbilled: [({ unbilled, currency }) => money(unbilled, currency), amount],
  ...Object.fromEntries(
    ageBands.map((band): [string, Columns<Receivable>[string]] => [
      band,
      [({ ages, currency }) => money(ages[band], currency), amount],
    ]),
  ),
  creditLimit: [({ creditLimit, currency }) => money(creditLimit, currency), amount],
  creditDays: [({ creditDays }) => creditDays, day],
  cycle: [({ cycle }, lang) => words(lang, `statementCycle.${cycle}`), { width: 12 }],
};

const fieldsOf =
  <T>(group: string, columns: Columns<T>) =>
  async ({ lang, scope }: Ctx): Promise<ExportField<T>[]> =>
    Object.entries(columns).map(([key, [value, shown]]) => ({
      key,
      group,
      isExtra: scope === 'merchant' && ofWhom.includes(key),
      title: (titleLang: Language) => words(titleLang, `statementField.${key}`),
      value: (row: T) => value(row, lang),
      ...shown,
    }));

export const statementExport: ExportKind<Statement, StatementFilter> = {
  name: 'statement',
  fields: fieldsOf('statement', statementFields),
  filter: StatementFilter,
  batches: statements.batches,
};

export const receivableExport: ExportKind<Receivable, Record<string, never>> = {
  name: 'receivable',
  fields: fieldsOf('receivable', receivableFields),
  filter: z.strictObject({}),
  batches: ageing.batches,
};
