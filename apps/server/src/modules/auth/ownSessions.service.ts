import type { SessionLine } from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { deviceOf } from './devices.ts';
import { changeSessionsOf } from './sessions.service.ts';

const me = (ctx: Ctx): Session => ctx.session ?? refuse('session.over');

/** One's own sessions, this one first, then by when they were last seen. */
export const list = async (ctx: Ctx): Promise<SessionLine[]> => {
  const { id: current, userId } = me(ctx);
  const rows = await ctx.db
    .selectFrom('sessions')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date())
    .orderBy('seen_at', 'desc')
    .select(['id', 'user_agent', 'address', 'created_at', 'seen_at'])
    .execute();
  const { zone } = ctx.tenant;
  return rows
    .map((row) => ({
      id: row.id,
      device: deviceOf(row.user_agent),
      address: row.address,
      startTime: toWire(row.created_at, zone),
      seenTime: toWire(row.seen_at, zone),
      current: row.id === current,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
};

const mine = (ctx: Ctx) =>
  ctx.db
    .deleteFrom('sessions')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('user_id', '=', me(ctx).userId);

export const end = (ctx: Ctx, id: string) =>
  changeSessionsOf(ctx, me(ctx).userId, async (ctx) => {
    const ended = await mine(ctx).where('id', '=', id).executeTakeFirst();
    if (ended.numDeletedRows === 0n) refuse('session.notFound');
    return null;
  });

export const endOthers = (ctx: Ctx) =>
  changeSessionsOf(ctx, me(ctx).userId, async (ctx) => {
    const ended = await mine(ctx).where('id', '!=', me(ctx).id).executeTakeFirst();
    return { ended: Number(ended.numDeletedRows) };
  });
