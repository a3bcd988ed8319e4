import { expect } from 'vitest';
import { Refusal } from '../platform/refusal.ts';

// What tests of random steps share: how many, side by side, and each against a reckoning of its own.

/** So many sequences; many more where a run may take its time. */
export const sequencesOf = (most: number): number =>
  Number(process.env.ALPACA_SEQUENCES ?? (process.env.ALPACA_LONG ? 20_000 : most));

/** Merchants know nothing of each other, so their sequences may be tried side by side. */
export const sideBySide = (
  lanes: number,
  sequences: number,
  tryMany: (numRuns: number) => Promise<unknown>,
) => Promise.all(Array.from({ length: lanes }, () => tryMany(Math.ceil(sequences / lanes))));

/** Whether something was done and whether it was due; null where there was nothing to ask for. */
type Outcome = [did: boolean, due: boolean] | null;
export type ActsOf<Run, Step, Op extends string> = Record<
  Op,
  (run: Run, step: Step) => Promise<Outcome>
>;

/** Takes one step after the other; after each the product is what the model says. */
export const takeSteps = async <Run, Step extends { op: string }>(
  run: Run,
  steps: readonly Step[],
  {
    acts,
    check,
    tried,
  }: {
    acts: ActsOf<Run, Step, Step['op']>;
    check: (run: Run, said: string) => Promise<unknown>;
    tried: { steps: number; taken: number; refused: number; sequences: number };
  },
) => {
  for (const step of steps) {
    const said = JSON.stringify(step);
    const outcome = await acts[step.op as Step['op']](run, step);
    if (outcome) {
      const [did, due] = outcome;
      expect(did, said).toBe(due);
      tried[did ? 'taken' : 'refused'] += 1;
    }
    await check(run, said);
    tried.steps += 1;
  }
  tried.sequences += 1;
};

/** What was made; nothing where it is refused by name, and anything else is a fault. */
export const madeOrNone = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error) => {
    if (error instanceof Refusal) return null;
    throw error;
  });

/** Whether something was done; what answers `false` was not. */
export const didIt = async (work: Promise<unknown>): Promise<boolean> =>
  (await madeOrNone(work.then((result) => result !== false))) ?? false;
