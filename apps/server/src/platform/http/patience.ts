import { setTimeout as sleep } from 'node:timers/promises';
import { isFailingOver } from '../db/databaseGone.ts';

/** As long as a change of the leading database takes, as a rule; whoever waited so long is told. */
const patienceMs = 8_000;
const pauseMs = 250;
// Those who wait hold memory; the rest are told at once, and ask again by themselves.
const waitingMost = 200;

let waiting = 0;

export interface Patience {
  /** Whoever asked has hung up. */
  isGone?: () => boolean;
  /** Heard before it is done again, and part of it: what fails there is tried again, too. */
  onAgain?: () => void | Promise<void>;
  forMs?: number;
}

/**
 * Does what has one effect however often it is done, until a database answers. Nothing else may be
 * handed to it: what was begun may have been committed.
 */
export const patiently = async <T>(
  work: () => Promise<T>,
  { isGone = () => false, onAgain = () => {}, forMs = patienceMs }: Patience = {},
): Promise<T> => {
  const end = Date.now() + forMs;
  const isWorthIt = (error: unknown) => isFailingOver(error) && Date.now() < end && !isGone();
  let counted = false;
  try {
    for (let isAgain = false; ; isAgain = true) {
      try {
        if (isAgain) await onAgain();
        return await work();
      } catch (error) {
        if (!isWorthIt(error)) throw error;
        if (!counted && waiting >= waitingMost) throw error;
        if (!counted) waiting += 1;
        counted = true;
      }
      await sleep(pauseMs);
    }
  } finally {
    if (counted) waiting -= 1;
  }
};
