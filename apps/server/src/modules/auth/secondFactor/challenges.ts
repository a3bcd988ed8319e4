import type { Ctx } from '../../../platform/context.ts';

export type ChallengePurpose = 'signIn' | 'confirm' | 'add';

const goodForMs = 5 * 60_000;

export const keepChallenge = (
  ctx: Ctx,
  challenge: string,
  purpose: ChallengePurpose,
  userId: string | null,
) =>
  ctx.db
    .insertInto('passkey_challenges')
    .values({
      tenant_id: ctx.tenant.id,
      challenge,
      purpose,
      user_id: userId,
      expires_at: new Date(Date.now() + goodForMs),
    })
    .execute();

/** Uses a challenge up; false where it was not asked for this, by this user. */
export const useChallenge = async (
  ctx: Ctx,
  challenge: string,
  purpose: ChallengePurpose,
  userId: string | null,
) => {
  const used = await ctx.db
    .deleteFrom('passkey_challenges')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return used.numDeletedRows > 0n;
};
