import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';

const taken = (error: unknown): never => {
  if ((error as { code?: string }).code === '23505') return refuse('badge.taken');
  throw error;
};

export const ofUser = (ctx: Ctx, userId: string) =>
  ctx.db
    .selectFrom('badges')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('user_id', '=', userId)
    .select('badge_no')
    .executeTakeFirst();

/** Scanners send capitals as their keyboard is set, so a badge is the same either way. */
const asKept = (badgeNo: string) => badgeNo.toUpperCase();

export const byNumber = async (ctx: Ctx, badgeNo: string) => {
  const row = await ctx.db
    .selectFrom('badges')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('badge_no', '=', asKept(badgeNo))
    .select(['user_id', 'pin_hash'])
    .executeTakeFirst();
  return row && { userId: row.user_id, pinHash: row.pin_hash };
};

export const put = (
  ctx: Ctx,
  { userId, badgeNo, pinHash }: { userId: string; badgeNo: string; pinHash: string },
) => {
  const badge = { badge_no: asKept(badgeNo), pin_hash: pinHash };
  return ctx.db
    .insertInto('badges')
    .values({ tenant_id: ctx.tenant.id, user_id: userId, ...badge })
    .onConflict((on) => on.columns(['tenant_id', 'user_id']).doUpdateSet(badge))
    .execute()
    .catch(taken);
};

export const remove = (ctx: Ctx, userId: string) =>
  ctx.db
    .deleteFrom('badges')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('user_id', '=', userId)
    .execute();
