import type { Ctx } from '../../platform/context.ts';
import { byKey } from '../../platform/db/statements.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Why a merchant may not submit or pay anything new, if somebody froze it. */
export const frozenStop = async (ctx: Ctx, merchantId: string): Promise<Refusal | null> => {
  const row = await ctx.db
    .selectFrom('merchant_cards')
    .modifyFront(byKey)
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .where('frozen_at', 'is not', null)
    .select('frozen_reason')
    .executeTakeFirst();
  return row ? new Refusal('account.frozen', { reason: row.frozen_reason }) : null;
};

export const requireNotFrozen = async (ctx: Ctx, merchantId: string) => {
  const stop = await frozenStop(ctx, merchantId);
  if (stop) throw stop;
};
