import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { count, used } from '../../platform/throttle.ts';
import { raiseMessage } from '../announcements/index.ts';
import { settingsOf } from '../system/index.ts';
import { limits } from './limits.ts';
import * as users from './users.repository.ts';

const all = 'all';
const warnAt = 0.8;

/** Asked before it is known whom a code would go to, so that the answer tells nobody's. */
export const requireSmsLeft = async (ctx: Ctx) => {
  const { smsPerDay } = await settingsOf(ctx, 'smsPerDay');
  const { points } = await used(ctx, limits.smsOfTenant, all);
  if (points >= smsPerDay) refuse('auth.smsUsedUp');
};

/** Counts a text message; administrators hear of it while there is still time to do something. */
export const countSms = async (ctx: Ctx) => {
  const { smsPerDay } = await settingsOf(ctx, 'smsPerDay');
  const sent = await count(ctx, limits.smsOfTenant, all);
  if (sent !== Math.ceil(smsPerDay * warnAt) && sent !== smsPerDay) return;
  const userIds = await users.staffWith(ctx, 'system:settings');
  await raiseMessage(ctx, {
    kind: 'sms.nearLimit',
    userIds,
    vars: { sent: String(sent), limit: String(smsPerDay) },
  });
};
