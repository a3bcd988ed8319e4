import { constants, startsIn } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { readDefault } from '../addresses/index.ts';
import type { Refused } from './engine/index.ts';

/** Where a parcel starts that doesn't say it: where the merchant usually sends from. */
export const homeOf = async (ctx: Ctx): Promise<string> =>
  (await readDefault(ctx, 'shipper'))?.countryCode || constants.mainCountry;

/**
 * Why a line doesn't carry a parcel from where it starts. This is asked of the product as it is now,
 * apart from the engine: a quote that is made again must not change with it.
 */
export const refusedByOrigin = (
  product: { origins: readonly string[] },
  country: string,
): Refused | undefined =>
  startsIn(product, country) ? undefined : { ok: false, refusal: 'origin', vars: { country } };
