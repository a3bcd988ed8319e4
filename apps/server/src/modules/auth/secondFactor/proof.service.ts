import type { confirmSession, Parsed } from '@alpaca/contract';
import type { Ctx, Session } from '../../../platform/context.ts';
import { refuse, refuseAt } from '../../../platform/refusal.ts';
import { allow, forget } from '../../../platform/throttle.ts';
import { limits } from '../limits.ts';
import { passwordMatches } from '../passwords.ts';
import { changeSessionsOf, renewSession } from '../sessions.service.ts';
import * as users from '../users.repository.ts';
import { factorsOf, hasAny } from './factors.repository.ts';
import { usePasskey } from './passkeys.ts';
import { useRecoveryCode } from './recoveryCodes.ts';
import { takeCode } from './totp.ts';

/** A code of the app, or a recovery code; tries are counted before they are looked at. */
export const requireCodeOf = async (ctx: Ctx, userId: string, code: string) => {
  if (!(await allow(ctx, limits.secondFactorsOfUser, userId))) refuse('auth.tooManyTries');
  const right = /^[\d\s]+$/.test(code)
    ? await takeCode(ctx, userId, code)
    : await useRecoveryCode(ctx, userId, code);
  if (!right) refuseAt(userId, 'auth.secondFactorWrong');
  await forget(ctx, limits.secondFactorsOfUser, userId);
};

const requirePassword = async (ctx: Ctx, userId: string, password: string) => {
  if (!(await allow(ctx, limits.secondFactorsOfUser, userId))) refuse('auth.tooManyTries');
  const user = await users.findById(ctx, userId);
  if (!(await passwordMatches(user?.password_hash, password))) refuse('auth.wrongPassword');
  await forget(ctx, limits.secondFactorsOfUser, userId);
};

type Given = Parsed<typeof confirmSession>['body'];

/** Proves who sits here. Whoever has a second factor proves no more than presence by a password. */
const prove = async (ctx: Ctx, { userId }: Session, given: Given): Promise<boolean> => {
  if ('password' in given) {
    await requirePassword(ctx, userId, given.password);
    return !hasAny(await factorsOf(ctx, userId));
  }
  if ('code' in given) await requireCodeOf(ctx, userId, given.code);
  else await usePasskey(ctx, given.passkey, 'confirm', userId);
  return true;
};

export const confirm = async (ctx: Ctx, given: Given) => {
  const session = ctx.session ?? refuse('session.over');
  const confirmed = await prove(ctx, session, given);
  const now = new Date();
  const proved = { active_at: now, ...(confirmed && { confirmed_at: now }) };
  const token = await changeSessionsOf(ctx, session.userId, (ctx) =>
    renewSession(ctx, session, proved),
  );
  return { confirmed, token };
};

/** A locked session is not woken by this: only who proves themselves wakes it. */
export const markActive = async (ctx: Ctx) => {
  await ctx.db
    .updateTable('sessions')
    .set({ active_at: new Date() })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', ctx.session?.id ?? refuse('session.over'))
    .execute();
  return null;
};
