import { cargoProperties, goodsTypes, TrialRow } from '@alpaca/contract';
import { refuse } from '../../platform/refusal.ts';
import { countryOptions, type ImportKind, optionsOf } from '../imports/index.ts';
import { requireBuyer } from './trials.service.ts';
import { beginTrial, quoteRows } from './trialWork.ts';

const options = {
  originCode: countryOptions,
  countryCode: countryOptions,
  goodsType: optionsOf('goodsType', goodsTypes),
  cargoProperty: optionsOf('cargoProperty', cargoProperties),
};

/** Parcels to be quoted by all the merchant's products; nothing comes of them but answers. */
export const trialImport: ImportKind = {
  name: 'trial',
  schema: TrialRow,
  titles: 'trialField',
  options: async () => options,
  key: () => '',
  // The same parcels may be asked about as often as people like.
  alike: [],
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
