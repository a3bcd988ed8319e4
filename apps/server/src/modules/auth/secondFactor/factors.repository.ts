import type { Ctx } from '../../../platform/context.ts';
import { changeSessionsOf } from '../sessions.service.ts';

export interface Factors {
  totp: boolean;
  passkeys: number;
}

export const hasAny = ({ totp, passkeys }: Factors) => totp || passkeys > 0;

/** What several users have besides their passwords. */
export const factorsOfMany = async (ctx: Ctx, userIds: readonly string[]) => {
  const [secrets, keys] = await Promise.all([
    ctx.db
      .selectFrom('totp_secrets')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('user_id', 'in', userIds)
      .where('sealed', 'is not', null)
      .select('user_id')
      .execute(),
    ctx.db
      .selectFrom('passkeys')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('user_id', 'in', userIds)
      .select('user_id')
      .execute(),
  ]);
  const of = (userId: string): Factors => ({
    totp: secrets.some((row) => row.user_id === userId),
    passkeys: keys.filter((row) => row.user_id === userId).length,
  });
  return new Map(userIds.map((id) => [id, of(id)]));
};

export const factorsOf = async (ctx: Ctx, userId: string): Promise<Factors> =>
  (await factorsOfMany(ctx, [userId])).get(userId) ?? { totp: false, passkeys: 0 };

/** This session has been given a second factor; whoever else holds one of the user's does not keep it. */
export const strengthenSession = async (ctx: Ctx) => {
  const { session } = ctx;
  if (!session) return;
  const now = new Date();
  await ctx.db
    .updateTable('sessions')
    .set({ second_factor_at: now, confirmed_at: now, active_at: now })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', session.id)
    .execute();
  await ctx.db
    .deleteFrom('sessions')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('user_id', '=', session.userId)
    .where('id', '!=', session.id)
    .execute();
};

/** Takes off all that a user has besides their password. */
export const dropFactors = async (ctx: Ctx, userId: string) => {
  for (const table of ['totp_secrets', 'passkeys', 'recovery_codes'] as const) {
    await ctx.db
      .deleteFrom(table)
      .where('tenant_id', '=', ctx.tenant.id)
      .where('user_id', '=', userId)
      .execute();
  }
};

/** A new factor of the signed-in user, with all that its sessions become by it. */
export const addingFactor = <T>(ctx: Ctx, userId: string, add: (ctx: Ctx) => Promise<T>) =>
  changeSessionsOf(ctx, userId, async (ctx) => {
    const added = await add(ctx);
    await strengthenSession(ctx);
    return added;
  });
