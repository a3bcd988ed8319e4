import type { Waiting } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { waitKinds } from './waiting.ts';

/** What waits for whoever asks; nobody hears of what they can't see to. */
export const waiting = async (ctx: Ctx): Promise<Waiting[]> => {
  const mine = waitKinds().filter(({ permission }) => ctx.session?.permissions.has(permission));
  const counts = await Promise.all(mine.map(({ count }) => count(ctx)));
  return mine
    .map(({ key, path }, at) => ({
      key,
      path,
      text: words(ctx.lang, `waiting.${key}`, { count: counts[at] ?? 0 }),
      count: counts[at] ?? 0,
    }))
    .filter(({ count }) => count > 0);
};
