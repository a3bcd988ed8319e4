import type { Ctx } from '../../../platform/context.ts';
import { settingsOf } from '../../system/index.ts';

const dayMs = 86_400_000;
/** A merchant is told so long before. */
const noticeDays = 2;

/** After how many days an order that nobody brings is void, and after how many its merchant is told. */
export const handOverDays = async (ctx: Ctx) => {
  const { handOverDays: days } = await settingsOf(ctx, 'handOverDays');
  const notice = Math.min(noticeDays, days);
  return { days, notice, told: days - notice };
};

export const daysAgo = (days: number, now = Date.now()) => new Date(now - days * dayMs);
