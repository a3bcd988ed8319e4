import { CodFilter, type CodOrder, type Language } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { formats, money, time } from '../../platform/sheets/formats.ts';
import { type Columns, ofWhom, parcelColumns } from '../../platform/sheets/parcelColumns.ts';
import type { ExportField, ExportKind } from '../exports/index.ts';
import { batches } from './codList.service.ts';

const moment = { format: formats.time, width: 20 };
const amount = (key: 'due' | 'remitted' | 'credit' | 'fee' | 'net'): Columns<CodOrder>[string] => [
  (row) => (row[key] === null ? '' : money(row[key], row.currency)),
  { width: 14 },
];

const fields: Columns<CodOrder> = {
  ...parcelColumns,
  state: [({ state }, lang) => words(lang, `codState.${state}`), { width: 14 }],
  currency: [({ currency }) => currency, { width: 8 }],
  due: amount('due'),
  deliverTime: [({ deliverTime }) => (deliverTime ? time(deliverTime) : ''), moment],
  remitted: amount('remitted'),
  remitDay: [({ remitDay }) => remitDay ?? '', { width: 12 }],
  credit: amount('credit'),
  fee: amount('fee'),
  net: amount('net'),
  creditDay: [({ creditDay }) => creditDay ?? '', { width: 12 }],
  creditTime: [({ creditTime }) => (creditTime ? time(creditTime) : ''), moment],
  note: [({ note }) => note, { width: 24 }],
};

// Whose it is a merchant knows, and what was noted is the staff's own.
const ofStaff = [...ofWhom, 'note'];

const exportOf = (name: 'cod' | 'opsCod'): ExportKind<CodOrder, CodFilter> => ({
  name,
  fields: async ({ lang, scope }: Ctx): Promise<ExportField<CodOrder>[]> =>
    Object.entries(fields).map(([key, [value, shown]]) => ({
      key,
      group: 'cod',
      isExtra: scope === 'merchant' && ofStaff.includes(key),
      title: (titleLang: Language) => words(titleLang, `codOrderField.${key}`),
      value: (row: CodOrder) => value(row, lang),
      ...shown,
    })),
  filter: CodFilter,
  batches,
});

/** A merchant's own, and all that the staff sees: each by a permission of its side. */
export const codExports = [exportOf('cod'), exportOf('opsCod')];
