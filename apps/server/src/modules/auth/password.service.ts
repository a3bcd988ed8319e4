import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { allow } from '../../platform/throttle.ts';
import { requireCode, type TypedCode } from './codes.service.ts';
import { limits } from './limits.ts';
import { hashPassword, passwordMatches, requireUnlike } from './passwords.ts';
import { changeSessionsOf, deleteSessionsOf } from './sessions.service.ts';
import * as users from './users.repository.ts';

const knownOf = ({ username, phone, email, realname }: users.UserRow) => [
  username,
  phone,
  email,
  realname,
];

const change = async (ctx: Ctx, userId: string, passwordHash: string) => {
  await changeSessionsOf(ctx, userId, async (ctx) => {
    await users.setPassword(ctx, userId, passwordHash);
    await deleteSessionsOf(ctx, userId);
  });
  return null;
};

export const byCode = async (
  ctx: Ctx,
  given: { account: string; password: string } & TypedCode,
  address: string,
) => {
  const found = await users.findByAccount(ctx, given.account);
  await requireCode(ctx, { ...given, holder: found?.id, purpose: 'resetPassword' }, address);
  const user = found ?? refuse('auth.codeWrong');
  ctx.trail?.by({ userId: user.id, merchantId: user.merchant_id, name: user.realname });
  requireUnlike(ctx, given.password, knownOf(user));
  return change(ctx, user.id, await hashPassword(given.password));
};

export const byOldPassword = async (ctx: Ctx, given: { oldPassword: string; password: string }) => {
  const userId = ctx.session?.userId ?? refuse('session.over');
  if (!(await allow(ctx, limits.codeTriesOfAccount, userId))) refuse('auth.tooManyTries');
  const user = (await users.findById(ctx, userId)) ?? refuse('session.over');
  if (!(await passwordMatches(user.password_hash, given.oldPassword))) {
    refuse('auth.wrongOldPassword');
  }
  requireUnlike(ctx, given.password, knownOf(user));
  return change(ctx, userId, await hashPassword(given.password));
};
