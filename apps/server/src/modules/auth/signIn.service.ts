import type { LoginResult } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';
import { allow, forget, used } from '../../platform/throttle.ts';
import { useTicket } from '../../platform/tickets/tickets.ts';
import { requireCaptcha } from './captcha.service.ts';
import { requireCode } from './codes.service.ts';
import { captchaAfterFailures, limits } from './limits.ts';
import { passwordMatches } from './passwords.ts';
import { endSession, startSession } from './sessions.service.ts';
import { signedInInfo } from './userInfo.service.ts';
import * as users from './users.repository.ts';

const welcome = (ctx: Ctx, user: users.UserRow): Promise<LoginResult> =>
  inTx(ctx, async (ctx) => {
    ctx.trail?.by({ userId: user.id, merchantId: user.merchant_id, name: user.realname });
    const token = await startSession(ctx, user.id);
    return { token, ...(await signedInInfo(ctx, user)) };
  });

interface Given {
  username: string;
  password: string;
  captchaKey?: string | undefined;
  captcha?: string | undefined;
}

const failures = async (ctx: Ctx, username: string, address: string) => {
  const [account, from] = await Promise.all([
    used(ctx, limits.failuresOfAccount, username),
    used(ctx, limits.failuresOfAddress, address),
  ]);
  return { account: account.points, address: from.points };
};

export const byPassword = async (ctx: Ctx, given: Given, address: string) => {
  const before = await failures(ctx, given.username, address);
  const blocked =
    before.account >= limits.failuresOfAccount.points ||
    before.address >= limits.failuresOfAddress.points;
  if (blocked) refuse('auth.tooManyTries');
  if (before.account >= captchaAfterFailures || given.captcha) await requireCaptcha(ctx, given);
  const user = await users.findByUsername(ctx, given.username);
  if (!(await passwordMatches(user?.password_hash, given.password)) || !user) {
    await allow(ctx, limits.failuresOfAccount, given.username);
    await allow(ctx, limits.failuresOfAddress, address);
    return refuse('auth.wrongCredentials');
  }
  if (before.account > 0) await forget(ctx, limits.failuresOfAccount, given.username);
  return welcome(ctx, user);
};

export const byPhone = async (ctx: Ctx, given: { mobile: string; code: string }) => {
  await requireCode(ctx, { account: given.mobile, purpose: 'login', code: given.code });
  const user = await users.findByPhone(ctx, given.mobile);
  return user ? welcome(ctx, user) : refuse('auth.codeWrong');
};

/** With the one-time code of a user who is signed in elsewhere. */
export const byLoginCode = async (ctx: Ctx, code: string) => {
  const ticket = await useTicket(ctx.node.directory, code, 'login');
  const user =
    ticket?.tenant.id === ctx.tenant.id ? await users.findById(ctx, ticket.userId) : undefined;
  return user ? welcome(ctx, user) : refuse('auth.loginCodeInvalid');
};

export const signOut = (ctx: Ctx) =>
  inTx(ctx, async (ctx) => {
    if (ctx.session) await endSession(ctx, ctx.session);
    return null;
  });
