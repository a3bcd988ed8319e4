import type { Ctx } from '../../platform/context.ts';

export const reachedBy = async (ctx: Ctx, merchantId: string): Promise<ReadonlySet<string>> => {
  const rows = await ctx.db
    .selectFrom('first_steps')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .select('key')
    .execute();
  return new Set(rows.map(({ key }) => key));
};

export const reach = (ctx: Ctx, merchantId: string, keys: readonly string[]) =>
  ctx.db
    .insertInto('first_steps')
    .values(keys.map((key) => ({ tenant_id: ctx.tenant.id, merchant_id: merchantId, key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
