import type { Ctx } from '../../platform/context.ts';
import { chargedFor, inCurrency } from '../finance/index.ts';
import type { OrderRow } from '../orders/index.ts';
import type { TermsRow } from './claimTerms.repository.ts';
import { currencyOf } from './claimValue.ts';
import { liabilityOf } from './liability.ts';

/**
 * What a line answers for of an order's parcel, in the order's currency; null without terms, or where nobody set
 * a rate between the two currencies.
 */
export const liabilityFor = async (
  ctx: Ctx,
  order: OrderRow,
  terms: TermsRow | undefined,
): Promise<bigint | null> => {
  if (!terms) return null;
  const currency = currencyOf(order);
  const parcelMinor = await inCurrency(ctx, terms.parcel_minor, terms.currency, currency);
  const kgMinor = await inCurrency(ctx, terms.kg_minor, terms.currency, currency);
  if (parcelMinor === undefined || kgMinor === undefined) return null;
  const charged = await chargedFor(ctx, { subjectId: order.id, currency });
  const freight = charged.filter(({ kind }) => kind === 'freight');
  return liabilityOf(
    { parcelMinor, kgMinor, freightPercent: Number(terms.freight_percent) },
    {
      boxes: order.box_count,
      weightG: order.measured_g ?? order.weight_g,
      freightMinor: freight.reduce((sum, { minor }) => sum + minor, 0n),
    },
  );
};
