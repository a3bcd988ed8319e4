import type { changeAtStation, Parsed, setOwnBadge } from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { refuse } from '../../../platform/refusal.ts';
import { badgeForgiven, badgeLockedFor, enterByBadge, hashPassword } from '../../auth/index.ts';
import * as repo from './badges.repository.ts';

const callerOf = (ctx: Ctx) => ctx.session?.userId ?? refuse('session.over');

export const own = async (ctx: Ctx) => {
  const badgeNo = (await repo.ofUser(ctx, callerOf(ctx)))?.badge_no ?? '';
  const seconds = badgeNo ? await badgeLockedFor(ctx, badgeNo) : 0;
  const until = new Date(Date.now() + seconds * 1000);
  return { badgeNo, lockedUntil: seconds > 0 ? toWire(until, ctx.tenant.zone) : null };
};

/** A badge of one's own, whatever was there before; the PIN is kept as passwords are. */
export const set = async (ctx: Ctx, { badgeNo, pin }: Parsed<typeof setOwnBadge>['body']) => {
  const pinHash = await hashPassword(pin);
  return inTx(ctx, async (ctx) => {
    await repo.put(ctx, { userId: callerOf(ctx), badgeNo, pinHash });
    await badgeForgiven(ctx, badgeNo);
    return null;
  });
};

export const remove = async (ctx: Ctx) => {
  await repo.remove(ctx, callerOf(ctx));
  return null;
};

export const change = async (ctx: Ctx, { badge, pin }: Parsed<typeof changeAtStation>['body']) =>
  enterByBadge(ctx, { badge, pin, known: await repo.byNumber(ctx, badge) });
