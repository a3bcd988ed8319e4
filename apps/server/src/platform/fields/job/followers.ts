import type { Ctx } from '../../context.ts';
import type { Place } from '../sealing.ts';
import type { RowKey } from './dueRows.ts';

/** Reckons anew what else of some rows follows from a value that was just sealed, in the same transaction. */
export type Follower = (ctx: Ctx, keys: readonly RowKey[]) => Promise<unknown>;

const followers = new Map<string, Follower>();

/** Said once when a process is put together. */
export const registerFollowers = (of: Readonly<Partial<Record<Place, Follower>>>) => {
  for (const [place, follower] of Object.entries(of)) if (follower) followers.set(place, follower);
};

export const follow = async (ctx: Ctx, place: Place, keys: readonly RowKey[]) => {
  if (keys.length > 0) await followers.get(place)?.(ctx, keys);
};
