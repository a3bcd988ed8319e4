import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Cell } from './cells/cells.ts';
import type { Ctx } from './context.ts';

/** So many within so long; over that, no more until the time is up. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

const limiters = new WeakMap<Cell, Map<string, RateLimiterPostgres>>();

const limiterOf = (cell: Cell, limit: Limit): RateLimiterPostgres => {
  const known = limiters.get(cell) ?? new Map<string, RateLimiterPostgres>();
  limiters.set(cell, known);
  const found = known.get(limit.name);
  if (found) return found;
  const made = new RateLimiterPostgres({
    // Asked inside transactions too: were it the same pool, they would wait for one another.
    storeClient: cell.aside,
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.seconds,
    // Someone far over the limit costs no query.
    inMemoryBlockOnConsumed: limit.points + 1,
  });
  known.set(limit.name, made);
  return made;
};

const keyOf = (ctx: Ctx, subject: string) => `${ctx.tenant.id}:${subject.toLowerCase()}`;

/** Counts one try. False when that is one too many. */
export const allow = async (ctx: Ctx, limit: Limit, subject: string): Promise<boolean> =>
  limiterOf(ctx.cell, limit)
    .consume(keyOf(ctx, subject))
    .then(
      () => true,
      (over: RateLimiterRes | Error) => {
        if (over instanceof Error) throw over;
        return false;
      },
    );

/** Counts one and tells how many that makes, whether that is too many or not. */
export const count = async (ctx: Ctx, limit: Limit, subject: string): Promise<number> => {
  const state = await limiterOf(ctx.cell, limit).consume(keyOf(ctx, subject));
  return state.consumedPoints;
};

/** Counts one and tells what is left, and in how many seconds all is again. */
export const spend = async (ctx: Ctx, limit: Limit, subject: string) => {
  const told = (over: boolean, { remainingPoints, msBeforeNext }: RateLimiterRes) => ({
    over,
    left: remainingPoints,
    seconds: Math.ceil(msBeforeNext / 1000),
  });
  return limiterOf(ctx.cell, limit)
    .consume(keyOf(ctx, subject))
    .then(
      (state) => told(false, state),
      (state: RateLimiterRes | Error) => {
        if (state instanceof Error) throw state;
        return told(true, state);
      },
    );
};

/** Takes back one count of a try that turned out well. */
export const giveBack = (ctx: Ctx, limit: Limit, subject: string) =>
  limiterOf(ctx.cell, limit).reward(keyOf(ctx, subject));

/** How many tries were counted, without counting one. */
export const used = async (ctx: Ctx, limit: Limit, subject: string) => {
  const state = await limiterOf(ctx.cell, limit).get(keyOf(ctx, subject));
  return {
    points: state?.consumedPoints ?? 0,
    waitSeconds: Math.ceil(Math.max(0, state?.msBeforeNext ?? 0) / 1000),
  };
};

export const forget = (ctx: Ctx, limit: Limit, subject: string) =>
  limiterOf(ctx.cell, limit).delete(keyOf(ctx, subject));
