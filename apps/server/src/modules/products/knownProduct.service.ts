import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';

/** One of the tenant's products, on sale or not. */
export const requireKnownProduct = async (ctx: Ctx, productId: string): Promise<void> => {
  const row = await ctx.db
    .selectFrom('products')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', productId)
    .select('id')
    .executeTakeFirst();
  if (!row) refuse('product.notFound');
};
