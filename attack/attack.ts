import type { Target } from './target.ts';

/** What an attack tried and where the house gave way. */
export interface Outcome {
  tries: number;
  faults: string[];
}

export interface Attack {
  name: string;
  /** `short` is the form that CI has time for. */
  run(target: Target, size: { short: boolean; seed: number }): Promise<Outcome>;
}

/** Collects what an attack finds. */
export const ledgerOf = () => {
  const outcome: Outcome = { tries: 0, faults: [] };
  return {
    outcome,
    tried: (count = 1) => {
      outcome.tries += count;
    },
    fault: (text: string) => {
      outcome.faults.push(text);
    },
    /** One try that must have come out so. */
    expect: (held: boolean, otherwise: string) => {
      outcome.tries += 1;
      if (!held) outcome.faults.push(otherwise);
    },
  };
};

/** Does work for each of many things, some at once. */
export const inParallel = async <T>(
  things: readonly T[],
  atOnce: number,
  work: (thing: T, place: number) => Promise<void>,
): Promise<void> => {
  let next = 0;
  const one = async () => {
    while (next < things.length) {
      const place = next;
      next += 1;
      await work(things[place] as T, place);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, things.length) }, one));
};
