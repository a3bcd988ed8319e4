import { cargoProperties, goodsTypes, TrialRow } from '@alpaca/contract';
import { words } from '../../platform/i18n/i18n.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ImportKind, Option } from '../imports/kinds.service.ts';
import { countries } from '../system/countries.service.ts';
import { requireBuyer } from './trials.service.ts';
import { beginTrial, quoteRows } from './trialWork.ts';

const optionsOf = (below: string, values: readonly string[]): readonly Option[] =>
  values.map((value) => ({
    value,
    zh: words('zh_CN', `${below}.${value}`),
    en: words('en_US', `${below}.${value}`),
  }));

const options = {
  countryCode: countries.map(({ code, zh, en }) => ({ value: code as string, zh, en })),
  goodsType: optionsOf('goodsType', goodsTypes),
  cargoProperty: optionsOf('cargoProperty', cargoProperties),
};

/** Parcels to be quoted by all the merchant's products; nothing comes of them but answers. */
export const trialImport: ImportKind = {
  name: 'trial',
  access: 'trial:batch',
  schema: TrialRow as unknown as ImportKind['schema'],
  titles: 'trialField',
  options: async () => options,
  key: () => '',
  admit: async (ctx, target) => {
    if (target) refuse('request.invalid');
    await requireBuyer(ctx);
  },
  begin: beginTrial,
  commit: async (ctx, rows: TrialRow[], of) => {
    await quoteRows(ctx, rows, of);
    return [];
  },
};
