import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { asSweeper } from '../../../platform/jobs/sweep.ts';

/** How far back and ahead an event may be dated; what is beyond goes aside. */
export const daysBack = 180;
export const daysAhead = 2;
/** How far ahead there is always room, so that a job that fails for a week harms nobody. */
const madeAhead = 14;

const dayMs = 86_400_000;
export const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The days that events may state, from the first to the one beyond the last. */
export const openDays = (now = Date.now()) => ({
  first: dayOf(now - daysBack * dayMs),
  beyond: dayOf(now + (daysAhead + 1) * dayMs),
});

/** The days that there must be tables for: as far back as anybody may tell of, and well ahead. */
const roomOf = (now: number) => [dayOf(now - daysBack * dayMs), dayOf(now + madeAhead * dayMs)];

/** Makes room for what is to come; of days that are there already nothing is touched. */
export const makeTrackDays = (ctx: Ctx, now = Date.now()) => {
  const [first, beyond] = roomOf(now);
  return sql`select alpaca.make_track_days(${first}::date, ${beyond}::date)`.execute(ctx.db);
};

/** How long events are kept: a year and what a dispute about its end takes. */
const keptDays = 400;
/** So few at once that nobody notices. */
const droppedAtOnce = 2;

/** By the clock, for a whole cell: there is room for what comes, and none for what nobody asks for. */
export const keepTrackDays = (url: string, now = Date.now()) =>
  asSweeper(url, async (client) => {
    await client.query('select alpaca.make_track_days($1, $2)', roomOf(now));
    const before = dayOf(now - keptDays * dayMs);
    await client.query('select alpaca.drop_track_days($1, $2)', [before, droppedAtOnce]);
  });
