import { close, reopen, sayAlive } from './fence.ts';
import { dropJobs, passJobs } from './jobs.ts';
import type { Places } from './places.ts';
import { holdStill, requireSameBalances, type Still } from './proof.ts';
import { passNumbers } from './sequences.ts';
import { openSide, type Side } from './side.ts';
import { caughtUp, type Stream, setFollowing, skipToNow } from './stream.ts';

const aliveMs = 2_000;
// As long as nobody may write: what is further behind is given up and tried again.
const behindMs = 10_000;

export interface HandingOver {
  stream: Stream;
  /** Follows the other way from then on; none where it comes back for good. */
  reverse: Stream | null;
  places: Places;
  say: (line: string) => void;
  /** For tests, which stop it wherever they like. */
  at?: (place: HandOverPlace) => Promise<void> | void;
}
export const handOverPlaces = ['closed', 'ready', 'placed', 'opened'] as const;
export type HandOverPlace = (typeof handOverPlaces)[number];

/** Says all the while that somebody is at work, on connections of its own. */
const startPulse = async (sides: readonly Side[], tenants: readonly string[]) => {
  const own = await Promise.all(sides.map(({ cell, url }) => openSide(cell, url)));
  const beat = () => void sayAlive(own, tenants).catch(() => {});
  const beating = setInterval(beat, aliveMs);
  return {
    async stop() {
      clearInterval(beating);
      await Promise.all(own.map(({ client }) => client.end()));
    },
  };
};

const setReady = ({ client }: Side, tenants: readonly string[]) =>
  client.query(
    'update moves.closed set is_ready = true, heard_at = clock_timestamp() where tenant_id = any ($1)',
    [tenants],
  );

/** Once the directory says that it lives there: done again, it changes nothing. */
export const openThere = async ({ stream, reverse }: Pick<HandingOver, 'stream' | 'reverse'>) => {
  const { from, to, tenants } = stream;
  const closed = `update moves.closed set why = 'left', is_ready = false where tenant_id = any ($1)`;
  const { rowCount } = await to.client.query(
    'select from moves.closed where tenant_id = any ($1)',
    [tenants],
  );
  if (rowCount) await to.client.query('select moves.open_here($1)', [tenants]);
  await from.client.query(closed, [tenants]);
  await dropJobs(from, tenants);
  if (reverse) await setFollowing(reverse, true);
};

export interface HandedOver {
  /** From when nobody was let in any more until others were. */
  closedMs: number;
  stills: readonly [Still, Still];
}

/**
 * Closes a tenant on one side and opens it on the other, with all that it has. Up to the moment in which the
 * directory places it, any fault opens it again where it was.
 */
export const handOver = async (given: HandingOver): Promise<HandedOver> => {
  const { stream, reverse, places, say, at = () => {} } = given;
  const { from, to, tenants } = stream;
  const [tenant] = tenants as [string];
  const stills: Still[] = [];
  await places.intend(tenant, to.cell);
  if (reverse) await skipToNow(reverse);
  const pulse = await startPulse([from, to], tenants);
  let isPlaced = false;
  try {
    const began = await close(from, tenants, say);
    await at('closed');
    await caughtUp(stream, behindMs);
    await setFollowing(stream, false);
    stills.push(...(await Promise.all([holdStill(from), holdStill(to)])));
    const both = stills as [Still, Still];
    await requireSameBalances(both, tenants);
    await passNumbers(from, to);
    await passJobs(from, to, tenants);
    if (reverse) await skipToNow(reverse);
    await setReady(to, tenants);
    await at('ready');
    await places.place(tenants, from.cell, to.cell);
    isPlaced = true;
    await at('placed');
    await openThere(given);
    await at('opened');
    return { closedMs: Math.round(performance.now() - began), stills: both };
  } catch (error) {
    for (const still of stills) await still.end();
    if (!isPlaced) await takeBack(given);
    throw error;
  } finally {
    await pulse.stop();
  }
};

/** It stays where it is, and goes on being copied. */
export const takeBack = async ({ stream, places }: Pick<HandingOver, 'stream' | 'places'>) => {
  const { from, to, tenants } = stream;
  await places.giveUp(tenants[0] as string);
  const { rowCount } = await from.client.query(
    `select from moves.closed where tenant_id = any ($1) and why = 'handedOver'`,
    [tenants],
  );
  if (rowCount) await reopen(from, tenants);
  await to.client.query('update moves.closed set is_ready = false where tenant_id = any ($1)', [
    tenants,
  ]);
  await setFollowing(stream, true);
};
