import type { getWaits, Result, WaitRow } from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { type WaitKind, waitKinds } from '../../dashboard/index.ts';

const hourMs = 3_600_000;

const rowOf = async (ctx: Ctx, kind: WaitKind, now: Date): Promise<WaitRow> => {
  const { key, path } = kind;
  const count = await kind.count(ctx);
  const oldest = count > 0 ? ((await kind.oldest?.(ctx)) ?? null) : null;
  return {
    key,
    path,
    text: words(ctx.lang, `waiting.${key}`),
    count,
    oldest: oldest && toWire(oldest, ctx.tenant.zone),
    hours: oldest && Math.max(0, Math.floor((now.getTime() - oldest.getTime()) / hourMs)),
  };
};

/** What waits in every area that the reader can see to; nothing of where nothing does. */
export const waits = async (ctx: Ctx): Promise<Result<typeof getWaits>> => {
  const now = new Date();
  const mine = waitKinds().filter(({ permission }) => ctx.session?.permissions.has(permission));
  const rows = await Promise.all(mine.map((kind) => rowOf(ctx, kind, now)));
  return {
    asOf: toWire(now, ctx.tenant.zone),
    rows: rows
      .filter(({ count }) => count > 0)
      .sort((a, b) => (b.hours ?? -1) - (a.hours ?? -1) || b.count - a.count),
  };
};
