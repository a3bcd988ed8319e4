import { machineTicks, since } from '../scripts/machineTime.ts';

export type Measure = {
  perSecond: number;
  /** Cores that the measured process kept busy, where the system tells. */
  busy?: number | undefined;
};
export type Side = { name: string; measure(seconds: number): Promise<Measure> };
export type Round = { ours: Measure; reference: Measure; stolen: number | undefined };
export type Plan = { rounds: number; seconds: number; warmUpSeconds: number };

/** Measures both sides in turn, so that whatever slows the machine down slows both. */
export async function interleave(ours: Side, reference: Side, plan: Plan): Promise<Round[]> {
  for (const side of [ours, reference]) await side.measure(plan.warmUpSeconds);
  const rounds: Round[] = [];
  while (rounds.length < plan.rounds) {
    const before = machineTicks();
    const measures = {
      ours: await ours.measure(plan.seconds),
      reference: await reference.measure(plan.seconds),
    };
    rounds.push({ ...measures, stolen: since(before)?.stolen });
  }
  return rounds;
}

export type Spread = { median: number; min: number; max: number };

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1] ?? 0, sorted[Math.floor(middle)] ?? 0];
  return { median: (low + high) / 2, min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0 };
}
