import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { changePrices } from './nodes.ts';

export const requireMerchant = async (ctx: Ctx, id: string) =>
  (await ctx.db
    .selectFrom('merchants')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', id)
    .select('code')
    .executeTakeFirst()) ?? refuse('merchant.notFound');

export const setPriceGroup = (ctx: Ctx, asked: { id: string; groupCode?: string | undefined }) =>
  changePrices(ctx, async (ctx) => {
    const { code } = await requireMerchant(ctx, asked.id);
    const group = asked.groupCode ?? '';
    await ctx.db
      .updateTable('merchants')
      .set({ price_group: group })
      .where('tenant_id', '=', ctx.tenant.id)
      .where('merchant_id', '=', asked.id)
      .execute();
    ctx.trail?.note({ code, group });
    return null;
  });
