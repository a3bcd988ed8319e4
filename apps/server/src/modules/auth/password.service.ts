import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';
import { allow } from '../../platform/throttle.ts';
import { requireCode } from './codes.service.ts';
import { limits } from './limits.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { endSessionsOf } from './sessions.service.ts';
import * as users from './users.repository.ts';

const change = (ctx: Ctx, userId: string, passwordHash: string) =>
  inTx(ctx, async (ctx) => {
    await users.setPassword(ctx, userId, passwordHash);
    await endSessionsOf(ctx, userId);
    return null;
  });

export const byCode = async (
  ctx: Ctx,
  given: { account: string; code: string; password: string },
) => {
  await requireCode(ctx, { account: given.account, purpose: 'resetPassword', code: given.code });
  const user = (await users.findByAccount(ctx, given.account)) ?? refuse('auth.codeWrong');
  ctx.trail?.by({ userId: user.id, merchantId: user.merchant_id, name: user.realname });
  return change(ctx, user.id, await hashPassword(given.password));
};

export const byOldPassword = async (ctx: Ctx, given: { oldPassword: string; password: string }) => {
  const userId = ctx.session?.userId ?? refuse('session.over');
  if (!(await allow(ctx, limits.codeTriesOfAccount, userId))) refuse('auth.tooManyTries');
  const user = (await users.findById(ctx, userId)) ?? refuse('session.over');
  if (!(await passwordMatches(user.password_hash, given.oldPassword))) {
    refuse('auth.wrongOldPassword');
  }
  return change(ctx, userId, await hashPassword(given.password));
};
