import type { Currency } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { tenantWide } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';
import { minorOf } from '../../platform/wireAmount.ts';
import { priceText } from './figures.ts';

/** What a line keeps of what goes back before it left, and what coming back costs afterwards. */
export const returnTermsOf = async (ctx: Ctx, productId: string, currency: Currency) => {
  const wide = tenantWide(ctx);
  const row =
    (await wide.db
      .selectFrom('products')
      .where('tenant_id', '=', wide.tenant.id)
      .where('id', '=', productId)
      .select(['return_handling', 'return_fee'])
      .executeTakeFirst()) ?? refuse('product.notFound');
  return {
    handlingMinor: minorOf(priceText(row.return_handling), currency),
    feeMinor: minorOf(priceText(row.return_fee), currency),
  };
};
