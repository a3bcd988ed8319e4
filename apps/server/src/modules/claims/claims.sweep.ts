import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { tellNear } from './claimStory.ts';
import { noteNear } from './claims.repository.ts';

const dayMs = 86_400_000;
/** So long before a line's deadline somebody should have sent a claim on. */
export const nearDays = 3;
export const nearUntil = (now: Date) => new Date(now.getTime() + nearDays * dayMs);

/** Those who look after claims hear once that a deadline is near. */
export const sweepClaims = (ctx: Ctx, now = new Date()) =>
  inTx(ctx, async (ctx) => tellNear(ctx, await noteNear(ctx, nearUntil(now))));
