import { overdueStops } from '@alpaca/contract';
import { amountText } from '../../platform/amountText.ts';
import { addDays, todayOf } from '../../platform/clock/days.ts';
import type { Ctx } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { settingsOf } from '../system/index.ts';
import { oldestDue, settlePaid } from './acts.repository.ts';
import { find } from './statements.repository.ts';

type Stopped = Exclude<(typeof overdueStops)[number], 'nothing'>;

/** The oldest statement that is overdue by more than the tenant's days, where it has such a thing stop. */
const stoppingOne = async (ctx: Ctx, merchantId: string, what: Stopped, today: string) => {
  const oldest = await oldestDue(ctx, merchantId, today);
  if (!oldest) return null;
  const set = await settingsOf(ctx, 'overdueStops', 'overdueGraceDays');
  const isStopped = set.overdueStops >= overdueStops.indexOf(what);
  return isStopped && addDays(oldest.due_day, set.overdueGraceDays) < today ? oldest : null;
};

/**
 * Why a merchant's parcels are stopped, if they are. Nearly always one read of an index says no; what seems overdue is
 * looked at to the cent, so that nobody who has paid is refused.
 */
export const overdueStop = async (
  ctx: Ctx,
  merchantId: string,
  what: Stopped,
  now = new Date(),
): Promise<Refusal | null> => {
  const today = todayOf(ctx, now);
  if (!(await stoppingOne(ctx, merchantId, what, today))) return null;
  await settlePaid(ctx, now, merchantId);
  const still = await stoppingOne(ctx, merchantId, what, today);
  const statement = still && (await find(ctx, still.id));
  if (!statement) return null;
  const { no, unpaid_minor, currency, due_day } = statement;
  const amount = amountText(unpaid_minor, currency);
  return new Refusal('receivable.overdue', { no, amount, day: due_day });
};

/** After money came in: what it pays stops nothing any more. */
export const noteFunds = (ctx: Ctx, merchantId: string) => settlePaid(ctx, new Date(), merchantId);
