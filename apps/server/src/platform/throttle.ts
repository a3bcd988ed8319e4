import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Cell } from './cells/cells.ts';
import type { Ctx } from './context.ts';
import { signed } from './secret.ts';

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

/** Phones and addresses are counted under a name that tells nobody whose they are. */
const keyOf = (ctx: Ctx, subject: string) =>
  `${ctx.tenant.id}:${signed(ctx.node.config, 'throttle', subject.toLowerCase()).toString('base64url')}`;

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

/** What this node has counted already and not used: most calls then cost no query. */
interface Ahead {
  unused: number;
  /** As it was when they were counted. */
  left: number;
  until: number;
  /** Under way: who comes meanwhile waits for it rather than count as many again. */
  counting: Promise<unknown> | null;
}

const aheadAtOnce = 10;
const aheadAtMost = 10_000;
const countedAhead = new WeakMap<Cell, Map<string, Ahead>>();

const aheadOf = (cell: Cell, place: string): Ahead => {
  const known = countedAhead.get(cell) ?? new Map<string, Ahead>();
  countedAhead.set(cell, known);
  if (known.size > aheadAtMost) known.clear();
  const ahead = known.get(place) ?? { unused: 0, left: 0, until: 0, counting: null };
  known.set(place, ahead);
  return ahead;
};

/** Near the end, and while nobody knows how much there is, each is counted by itself. */
const isPlenty = ({ left, until }: Ahead, now: number) => until > now && left > 3 * aheadAtOnce;

const useOne = (ahead: Ahead, now: number) => {
  if (ahead.unused === 0 || ahead.until <= now) return null;
  ahead.unused -= 1;
  const seconds = Math.ceil((ahead.until - now) / 1000);
  return { over: false, left: ahead.left + ahead.unused, seconds };
};

const countSome = async (ctx: Ctx, limit: Limit, key: string, ahead: Ahead, points: number) => {
  // Of what is blocked in memory nothing is counted: that it was refused is all that says it was too many.
  const { state, over } = await limiterOf(ctx.cell, limit)
    .consume(key, points)
    .then(
      (state) => ({ state, over: false }),
      (state: RateLimiterRes | Error) => {
        if (state instanceof Error) throw state;
        return { state, over: true };
      },
    );
  if (!over && points > 1) ahead.unused = points - 1;
  ahead.left = state.remainingPoints;
  ahead.until = Date.now() + state.msBeforeNext;
  const left = state.remainingPoints + (over ? 0 : points - 1);
  return { over, left, seconds: Math.ceil(state.msBeforeNext / 1000) };
};

/**
 * Counts one and tells what is left, and in how many seconds all is again. It never lets more through than
 * the limit; of the few that a node counts ahead those that it does not use are lost.
 */
export const spend = async (ctx: Ctx, limit: Limit, subject: string) => {
  const key = keyOf(ctx, subject);
  const ahead = aheadOf(ctx.cell, `${limit.name}:${key}`);
  for (;;) {
    const used = useOne(ahead, Date.now());
    if (used) return used;
    if (!ahead.counting) break;
    await ahead.counting;
  }
  if (!isPlenty(ahead, Date.now())) return countSome(ctx, limit, key, ahead, 1);
  const counted = countSome(ctx, limit, key, ahead, aheadAtOnce);
  ahead.counting = counted.then(
    () => {},
    () => {},
  );
  try {
    return await counted;
  } finally {
    ahead.counting = null;
  }
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
