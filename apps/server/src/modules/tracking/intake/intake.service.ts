import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { codesOfTenant } from '../mapping/codes.repository.ts';
import type { TenantCodes } from '../mapping/mapping.ts';
import * as events from './events.repository.ts';
import { followAnew, followNews } from './follow.ts';
import { cleanNews, type News, readNews } from './news.ts';
import type { Kept } from './states.repository.ts';

export interface TakenIn {
  /** How many events were new. */
  added: number;
  /** The parcels whose stage or reason is another now. */
  changed: readonly Kept[];
}

/**
 * Takes in what is told of a tenant's parcels: each event once, whoever tells it again and in whatever
 * order, and the states that follow. All of it or nothing.
 */
export const takeNews = (ctx: Ctx, told: readonly News[], codes?: TenantCodes): Promise<TakenIn> =>
  inTx(ctx, async (ctx) => {
    const kept = told.flatMap((news) => cleanNews(news) ?? []);
    if (kept.length < told.length) ctx.log.warn({ events: told.length - kept.length }, 'no time');
    if (kept.length === 0) return { added: 0, changed: [] };
    const known = codes ?? (await codesOfTenant(ctx));
    const read = kept.map((news) => readNews(news, known, ctx.tenant.zone));
    const once = [...new Map(read.map((one) => [events.keyOf(one), one])).values()];
    const isNew = await events.addEvents(ctx, once);
    // Only what we told ourselves is ever withdrawn.
    const ours = once.filter(({ source }) => source !== 'carrier' && source !== 'sheet');
    if (ours.length > 0) for (const key of await events.countAgain(ctx, ours)) isNew.add(key);
    const toldAt = new Date();
    const fresh = read
      .filter((news) => isNew.delete(events.keyOf(news)))
      .map((news) => ({ ...news, toldAt }));
    if (fresh.length === 0) return { added: 0, changed: [] };
    return { added: fresh.length, changed: await followNews(ctx, fresh) };
  });

/** Reads parcels anew from what was told of them and counts. */
export const readAnew = (ctx: Ctx, orderIds: readonly string[]): Promise<readonly Kept[]> =>
  inTx(ctx, (ctx) => followAnew(ctx, orderIds, (ids) => events.countingNews(ctx, ids)));
