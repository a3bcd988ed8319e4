/** How many jobs to take now, and whose to leave alone. */
export interface Turn {
  room: number;
  leave: readonly string[];
}

export type Running = ReadonlyMap<string, number>;

/**
 * Whose turn it is in a lane. Merchants share it alike and one share stays free, so that the next
 * merchant's jobs begin at once however many others have waiting: alone one gets half of the lane,
 * two get a third each. The merchant with the fewest jobs at work comes first.
 */
export const openTurns = (parallel: number, lookMs: number, now: () => number = Date.now) => {
  /** Who has more waiting, as far as we know; the last served is last. */
  const waiting = new Set<string>();
  // To find a newcomer the queue reads past all that the others have waiting: not too often.
  let nextLook = 0;
  const share = (merchants: number) => Math.max(1, Math.floor(parallel / (merchants + 1)));

  return {
    /** Null when there is nothing to take before a job ends or time goes by. */
    next(running: Running): Turn | null {
      const count = (merchant: string) => running.get(merchant) ?? 0;
      const merchants = new Set([...running.keys(), ...waiting]);
      const own = share(merchants.size);
      const neediest =
        now() >= nextLook ? undefined : [...waiting].sort((a, b) => count(a) - count(b))[0];

      const mayTake = (m: string) => m === neediest || (!waiting.has(m) && count(m) < own);
      const open = [...merchants].filter(mayTake);
      const free = [...running.values()].reduce((rest, each) => rest - each, parallel);
      // All that is taken may be of one merchant, so no more than any of them may get.
      const most = Math.min(share(merchants.size + 1), ...open.map((m) => own - count(m)));
      const room = Math.min(free, most);
      return room > 0 ? { room, leave: [...merchants].filter((m) => !mayTake(m)) } : null;
    },

    /** Hears whose jobs were taken. True when there may be more to take at once. */
    took({ room, leave }: Turn, merchants: readonly string[]): boolean {
      for (const merchant of merchants) {
        waiting.delete(merchant);
        waiting.add(merchant);
      }
      if (merchants.length === room) return true;
      // Only who was left alone can have more.
      for (const merchant of waiting) if (!leave.includes(merchant)) waiting.delete(merchant);
      nextLook = now() + lookMs;
      return waiting.size > 0;
    },
  };
};
