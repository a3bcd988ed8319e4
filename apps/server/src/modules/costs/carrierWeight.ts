import type { Ctx } from '../../platform/context.ts';
import type { WeighedRule } from '../rates/index.ts';
import type { ByWeight } from './changeViews.ts';

/**
 * What the carrier of an order weighed, as its merchant was told by the latest change of cost that came of
 * a carrier's bill; null where none did. Bills themselves are no merchant's to see.
 */
export const carrierWeightOf = async (ctx: Ctx, orderId: string) => {
  const rows = await ctx.db
    .selectFrom('cost_changes')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .select('detail')
    .execute();
  for (const { detail } of rows) {
    const { carrier } = ((detail as { weights?: unknown }).weights ?? {}) as ByWeight<WeighedRule>;
    if (carrier) return { kg: carrier.realG / 1000, billableKg: carrier.billableG / 1000 };
  }
  return null;
};
