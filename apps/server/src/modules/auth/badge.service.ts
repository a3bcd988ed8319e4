import type { LoginResult } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { permissionsOf } from '../../platform/heldPermissions.ts';
import { refuse, refuseAt } from '../../platform/refusal.ts';
import { allow, forget, used } from '../../platform/throttle.ts';
import { limits } from './limits.ts';
import { passwordMatches } from './passwords.ts';
import { startBadgeSession } from './sessions.service.ts';
import { addSignIn } from './signIns/addSignIn.ts';
import { signedInInfo } from './userInfo.service.ts';
import * as users from './users.repository.ts';

interface Given {
  badge: string;
  pin: string;
  /** What is kept of that badge; undefined where there is none. */
  known: { userId: string; pinHash: string } | undefined;
}

/** A badge whose wrong PINs are forgotten, as its holder chose a new one. */
export const badgeForgiven = (ctx: Ctx, badge: string) => forget(ctx, limits.pinsOfBadge, badge);

/** For how many seconds wrong PINs keep a badge locked; 0 where it is not. */
export const badgeLockedFor = async (ctx: Ctx, badge: string): Promise<number> => {
  const { points, waitSeconds } = await used(ctx, limits.pinsOfBadge, badge);
  return points >= limits.pinsOfBadge.points ? waitSeconds : 0;
};

/** Tries are counted before they are looked at, and as long is taken for badges that there are not. */
const requirePin = async (ctx: Ctx, { badge, pin, known }: Given, by: string): Promise<string> => {
  if (!(await allow(ctx, limits.pinsOfUser, by))) refuse('request.tooMany');
  const allowed = await allow(ctx, limits.pinsOfBadge, badge);
  const right = await passwordMatches(known?.pinHash, pin);
  // The log is told whose badge it was; who asks is answered alike.
  const no = (key: 'badge.locked' | 'badge.wrong') =>
    known ? refuseAt(known.userId, key) : refuse(key);
  if (!allowed) no('badge.locked');
  if (!right || !known) return no('badge.wrong');
  await badgeForgiven(ctx, badge);
  return known.userId;
};

/** Who may come by badge at all: no role asks more of them, and stations are their work. */
const requireStationWorker = async (ctx: Ctx, userId: string) => {
  const [user, strict, held] = await Promise.all([
    users.findById(ctx, userId),
    users.needsSecondFactor(ctx, userId),
    permissionsOf(ctx, userId),
  ]);
  if (!user || user.kind === 'merchant' || strict || !held.includes('ops:receive')) {
    return refuse('badge.notHere');
  }
  return user;
};

/** Another person goes on at a machine that is signed in: the session there becomes theirs. */
export const enterByBadge = async (ctx: Ctx, given: Given): Promise<LoginResult> => {
  const session = ctx.session ?? refuse('session.over');
  const userId = await requirePin(ctx, given, session.userId);
  const user = await requireStationWorker(ctx, userId);
  return inTx(ctx, async (ctx) => {
    if (!(await users.lockUnchanged(ctx, user))) refuse('badge.wrong');
    ctx.trail?.by({ userId: user.id, merchantId: null, name: user.realname });
    const token = await startBadgeSession(ctx, user.id, session);
    await addSignIn(ctx, user, 'badge');
    return { token, ...(await signedInInfo(ctx, user, false)) };
  });
};
