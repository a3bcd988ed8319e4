import { Refusal } from '../../platform/refusal.ts';

/** Does something with each; a refusal is the one order's own, and the others go on. */
export const eachOrRefused = <T, R>(
  items: readonly T[],
  idOf: (item: T, at: number) => string,
  work: (item: T, at: number) => R,
) => {
  const done: R[] = [];
  const refusals = new Map<string, Refusal>();
  for (const [at, item] of items.entries()) {
    try {
      done.push(work(item, at));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusals.set(idOf(item, at), error);
    }
  }
  return { done, refusals };
};
