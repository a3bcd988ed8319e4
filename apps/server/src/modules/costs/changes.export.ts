import { type CostChange, CostChangeFilter, type Language } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { formats, money, time } from '../../platform/sheets/formats.ts';
import { type Columns, ofWhom, parcelColumns } from '../../platform/sheets/parcelColumns.ts';
import type { ExportField, ExportKind } from '../exports/index.ts';
import { batches } from './changeList.service.ts';

const moment = { format: formats.time, width: 20 };

const fields: Columns<CostChange> = {
  ...parcelColumns,
  reason: [({ reason }, lang) => words(lang, `costReason.${reason}`), { width: 14 }],
  state: [({ state }, lang) => words(lang, `costState.${state}`), { width: 14 }],
  currency: [({ currency }) => currency, { width: 8 }],
  before: [({ before, currency }) => money(before, currency), { width: 12 }],
  after: [({ after, currency }) => money(after, currency), { width: 12 }],
  difference: [({ difference, currency }) => money(difference, currency), { width: 12 }],
  settled: [
    ({ settled, currency }) => (settled === null ? '' : money(settled, currency)),
    { width: 12 },
  ],
  createTime: [({ createTime }) => time(createTime), moment],
  dueTime: [({ dueTime }) => (dueTime ? time(dueTime) : ''), moment],
  settleTime: [({ settleTime }) => (settleTime ? time(settleTime) : ''), moment],
};

export const costChangeExport: ExportKind<CostChange, CostChangeFilter> = {
  name: 'costChange',
  fields: async ({ lang, scope }: Ctx): Promise<ExportField<CostChange>[]> =>
    Object.entries(fields).map(([key, [value, shown]]) => ({
      key,
      group: 'costChange',
      isExtra: scope === 'merchant' && ofWhom.includes(key),
      title: (titleLang: Language) => words(titleLang, `costField.${key}`),
      value: (row: CostChange) => value(row, lang),
      ...shown,
    })),
  filter: CostChangeFilter,
  batches,
};
