import { addressDictionaries } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { dictOptions } from '../dictionaries/index.ts';
import { countryOptions, type Options } from '../imports/index.ts';

/** What an address chooses from, by field. */
export const addressOptions = async (ctx: Ctx): Promise<Options> => {
  const codes = Object.entries(addressDictionaries);
  const lists = await dictOptions(
    ctx,
    codes.map(([, code]) => code),
  );
  const own = codes.map(([field, code]) => [field, lists.get(code) ?? []] as const);
  return { ...Object.fromEntries(own), countryCode: countryOptions };
};
