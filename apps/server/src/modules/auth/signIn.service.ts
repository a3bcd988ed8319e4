import type { LoginResult, RefusalKey } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';
import { useTicket } from '../../platform/tickets/tickets.ts';
import type { GivenCaptcha } from './captcha.service.ts';
import { requireCode, type TypedCode } from './codes.service.ts';
import { admitTry, type From } from './loginGuard.ts';
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

interface Given extends GivenCaptcha {
  username: string;
  password: string;
}

export const byPassword = async (ctx: Ctx, given: Given, from: From) => {
  const user = await users.findByUsername(ctx, given.username);
  const tried = await admitTry(ctx, given, from, user?.id);
  if (!(await passwordMatches(user?.password_hash, given.password)) || !user) {
    return refuse('auth.wrongCredentials');
  }
  await tried.succeeded();
  return welcome(ctx, user, 'auth.wrongCredentials');
};

export const byPhone = async (ctx: Ctx, given: { mobile: string } & TypedCode, address: string) => {
  await requireCode(ctx, { ...given, account: given.mobile, purpose: 'login' }, address);
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
