import { hash } from 'node:crypto';
import type { LoginResult, RefusalKey, SignInWay } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';
import { allow } from '../../platform/throttle.ts';
import { useTicket } from '../../platform/tickets/tickets.ts';
import type { GivenCaptcha } from './captcha.service.ts';
import { requireCode, type TypedCode } from './codes.service.ts';
import { limits } from './limits.ts';
import { admitTry, type From } from './loginGuard.ts';
import { passwordMatches } from './passwords.ts';
import { factorsOf, hasAny } from './secondFactor/factors.repository.ts';
import { optionsToUse, usePasskey } from './secondFactor/passkeys.ts';
import { requireCodeOf } from './secondFactor/proof.service.ts';
import { askSecondStep, endStep, userOfStep } from './secondFactor/secondStep.service.ts';
import { changeSessionsOf, deleteSession, startSession } from './sessions.service.ts';
import { addSignIn } from './signIns/addSignIn.ts';
import { signedInInfo } from './userInfo.service.ts';
import * as users from './users.repository.ts';

/** Lets someone in who has proved enough. */
const admit = (
  ctx: Ctx,
  user: users.UserRow,
  otherwise: RefusalKey,
  way: SignInWay,
  secondFactorAt: Date | null,
): Promise<LoginResult> =>
  inTx(ctx, async (ctx) => {
    if (!(await users.lockUnchanged(ctx, user))) refuse(otherwise);
    ctx.trail?.by({ userId: user.id, merchantId: user.merchant_id, name: user.realname });
    const token = await startSession(ctx, user.id, secondFactorAt);
    await addSignIn(ctx, user, way);
    const mustSetUp = !secondFactorAt && (await users.needsSecondFactor(ctx, user.id));
    return { token, ...(await signedInInfo(ctx, user, mustSetUp)) };
  });

/** The first factor was right; whoever has a second one is asked for it. */
const welcome = async (ctx: Ctx, user: users.UserRow, otherwise: RefusalKey, way: SignInWay) => {
  const factors = await factorsOf(ctx, user.id);
  return hasAny(factors)
    ? askSecondStep(ctx, user, factors, otherwise)
    : admit(ctx, user, otherwise, way, null);
};

/** Goes on where the password was right. */
export const bySecondFactor = async (
  ctx: Ctx,
  { ticket, code }: { ticket: string; code: string },
) => {
  const userId = (await userOfStep(ctx, ticket)) ?? refuse('auth.stepOver');
  const user = (await users.findById(ctx, userId)) ?? refuse('auth.stepOver');
  return inTx(ctx, async (ctx) => {
    await requireCodeOf(ctx, userId, code);
    if (!(await endStep(ctx, ticket))) refuse('auth.stepOver');
    return admit(ctx, user, 'auth.stepOver', 'secondFactor', new Date());
  });
};

/** Anyone may ask, and each asking is a row: so not too often from one address. */
export const passkeyOptions = async (ctx: Ctx, address: string) => {
  if (!(await allow(ctx, limits.passkeysOfAddress, address))) refuse('request.tooMany');
  return optionsToUse(ctx, 'signIn');
};

/** A passkey alone: it is held, and its holder was verified. */
export const byPasskey = async (ctx: Ctx, passkey: string) => {
  const user = await users.findById(ctx, await usePasskey(ctx, passkey, 'signIn'));
  const known = user ?? refuse('auth.passkeyRefused');
  return admit(ctx, known, 'auth.passkeyRefused', 'passkey', new Date());
};

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
  return welcome(ctx, user, 'auth.wrongCredentials', 'password');
};

export const byPhone = async (ctx: Ctx, given: { mobile: string } & TypedCode, address: string) => {
  await requireCode(ctx, { ...given, account: given.mobile, purpose: 'login' }, address);
  const user = await users.findByPhone(ctx, given.mobile);
  return user ? welcome(ctx, user, 'auth.codeWrong', 'phone') : refuse('auth.codeWrong');
};

/** What a code is bound to: the browser that began keeps the nonce, and only its hash travels. */
const bindingOf = (nonce: string) => hash('sha256', nonce, 'base64url');

/** With the one-time code of a user who is signed in elsewhere, in the browser that it was made for. */
export const byLoginCode = async (ctx: Ctx, code: string, nonce: string | undefined) => {
  if (!nonce) return refuse('auth.loginCodeElsewhere');
  const ticket = await useTicket(ctx.node.directory, code, 'login', bindingOf(nonce));
  const user =
    ticket?.tenant.id === ctx.tenant.id ? await users.findById(ctx, ticket.userId) : undefined;
  if (!ticket || !user) return refuse('auth.loginCodeInvalid');
  return admit(ctx, user, 'auth.loginCodeInvalid', 'link', ticket.session.secondFactorAt);
};

export const signOut = async (ctx: Ctx) => {
  const session = ctx.session ?? refuse('session.over');
  await changeSessionsOf(ctx, session.userId, (ctx) => deleteSession(ctx, session));
  return null;
};
