import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';

const active = 1;

export const isActive = async (ctx: Ctx, merchantId: string): Promise<boolean> => {
  const row = await ctx.db
    .selectFrom('merchants')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .select('activation_status')
    .executeTakeFirst();
  return row?.activation_status === active;
};

export const requireActive = async (ctx: Ctx, merchantId: string) => {
  if (!(await isActive(ctx, merchantId))) refuse('account.notActive');
};
