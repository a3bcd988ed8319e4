import { type Claim, ClaimFilter, type Language } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { formats, money, time } from '../../platform/sheets/formats.ts';
import { type Columns, ofWhom, parcelColumns } from '../../platform/sheets/parcelColumns.ts';
import type { ExportField, ExportKind } from '../exports/index.ts';
import { batches } from './claimList.service.ts';

const moment = { format: formats.time, width: 20 };
const amountWidth = { width: 12 };
const timeOf = (value: string | null) => (value ? time(value) : '');

const amount = (of: (claim: Claim) => string | null) => (claim: Claim) => {
  const value = of(claim);
  return value === null ? '' : money(value, claim.currency);
};

const fields: Columns<Claim> = {
  ...parcelColumns,
  kind: [({ kind }, lang) => words(lang, `claimKind.${kind}`), { width: 10 }],
  state: [({ state }, lang) => words(lang, `claimState.${state}`), { width: 16 }],
  currency: [({ currency }) => currency, { width: 8 }],
  wanted: [amount(({ wanted }) => wanted), amountWidth],
  declared: [amount(({ declared }) => declared), amountWidth],
  insured: [amount(({ insured }) => insured), amountWidth],
  offered: [amount(({ offered }) => offered), amountWidth],
  carrierRef: [({ carrierRef }) => carrierRef, { width: 20 }],
  carrierAmount: [amount(({ carrierAmount }) => carrierAmount), amountWidth],
  createTime: [({ createTime }) => time(createTime), moment],
  deadlineTime: [({ deadlineTime }) => timeOf(deadlineTime), moment],
  endTime: [({ endTime }) => timeOf(endTime), moment],
};

// Whose it is a merchant knows, and what its carrier said is the staff's own.
const ofStaff = [...ofWhom, 'carrierRef', 'carrierAmount'];

const exportOf = (name: 'claim' | 'opsClaim'): ExportKind<Claim, ClaimFilter> => ({
  name,
  fields: async ({ lang, scope }: Ctx): Promise<ExportField<Claim>[]> =>
    Object.entries(fields).map(([key, [value, shown]]) => ({
      key,
      group: 'claim',
      isExtra: scope === 'merchant' && ofStaff.includes(key),
      title: (titleLang: Language) => words(titleLang, `claimField.${key}`),
      value: (row: Claim) => value(row, lang),
      ...shown,
    })),
  filter: ClaimFilter,
  batches,
});

/** A merchant's own, and all that the staff sees: each by a permission of its side. */
export const claimExports = [exportOf('claim'), exportOf('opsClaim')];
