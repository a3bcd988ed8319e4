import type { LoginResult, RefusalKey } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';
import { allow, forget, giveBack, used } from '../../platform/throttle.ts';
import { useTicket } from '../../platform/tickets/tickets.ts';
import { requireCaptcha } from './captcha.service.ts';
import { requireCode } from './codes.service.ts';
import { captchaAfterFailures, limits } from './limits.ts';
import { passwordMatches } from './passwords.ts';
import { changeSessionsOf, deleteSession, startSession } from './sessions.service.ts';
import { signedInInfo } from './userInfo.service.ts';
import * as users from './users.repository.ts';

const welcome = (ctx: Ctx, user: users.UserRow, otherwise: RefusalKey): Promise<LoginResult> =>
  inTx(ctx, async (ctx) => {
    if (!(await users.holdUnchanged(ctx, user))) refuse(otherwise);
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

// Counted as a failure until the password proves right: otherwise a thousand tries sent at once
// would all be looked at before the first of them counts.
const countTry = async (ctx: Ctx, username: string, address: string) => {
  const counted = await Promise.all([
    allow(ctx, limits.failuresOfAccount, username),
    allow(ctx, limits.failuresOfAddress, address),
  ]);
  if (counted.includes(false)) refuse('auth.tooManyTries');
};

export const byPassword = async (ctx: Ctx, given: Given, address: string) => {
  const before = await failures(ctx, given.username, address);
  const blocked =
    before.account >= limits.failuresOfAccount.points ||
    before.address >= limits.failuresOfAddress.points;
  if (blocked) refuse('auth.tooManyTries');
  if (before.account >= captchaAfterFailures || given.captcha) await requireCaptcha(ctx, given);
  await countTry(ctx, given.username, address);
  const user = await users.findByUsername(ctx, given.username);
  if (!(await passwordMatches(user?.password_hash, given.password)) || !user) {
    return refuse('auth.wrongCredentials');
  }
  await forget(ctx, limits.failuresOfAccount, given.username);
  await giveBack(ctx, limits.failuresOfAddress, address);
  return welcome(ctx, user, 'auth.wrongCredentials');
};

export const byPhone = async (ctx: Ctx, given: { mobile: string; code: string }) => {
  await requireCode(ctx, { account: given.mobile, purpose: 'login', code: given.code });
  const user = await users.findByPhone(ctx, given.mobile);
  return user ? welcome(ctx, user, 'auth.codeWrong') : refuse('auth.codeWrong');
};

/** With the one-time code of a user who is signed in elsewhere. */
export const byLoginCode = async (ctx: Ctx, code: string) => {
  const ticket = await useTicket(ctx.node.directory, code, 'login');
  const user =
    ticket?.tenant.id === ctx.tenant.id ? await users.findById(ctx, ticket.userId) : undefined;
  return user ? welcome(ctx, user, 'auth.loginCodeInvalid') : refuse('auth.loginCodeInvalid');
};

export const signOut = async (ctx: Ctx) => {
  const session = ctx.session ?? refuse('session.over');
  await changeSessionsOf(ctx, session.userId, (ctx) => deleteSession(ctx, session));
  return null;
};
