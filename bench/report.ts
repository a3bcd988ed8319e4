import { circumstances, keepResult } from '../scripts/results.ts';
import { isQuiet, type Standing } from './machine.ts';
import { type Measure, type Round, type Spread, spread } from './rounds.ts';
import type { Pair, Scenario } from './scenario.ts';

const rounded = ({ median, min, max }: Spread, digits: number): Spread => {
  const round = (value: number) => Number(value.toFixed(digits));
  return { median: round(median), min: round(min), max: round(max) };
};

const sideOf = (name: string, measures: readonly Measure[]) => {
  const busy = measures.flatMap((measure) => measure.busy ?? []);
  return {
    name,
    perSecond: rounded(spread(measures.map((measure) => measure.perSecond)), 0),
    ...(busy.length > 0 && {
      busyCores: rounded(spread(busy), 2),
      // Nearly the same on a busy machine, where a rate tells nothing.
      cpuMs: rounded(spread(measures.map((m) => ((m.busy ?? 0) * 1000) / m.perSecond)), 3),
    }),
  };
};

/** How the machine stood before and after, with nothing of ours running. */
type Around = { before: Standing; after: Standing };

function summarise(scenario: Scenario, pair: Pair, rounds: readonly Round[], around: Around) {
  const ratios = rounds.map(({ ours, reference }) => ours.perSecond / reference.perSecond);
  const stolen = rounds.flatMap((round) => round.stolen ?? []);
  return {
    scenario: scenario.name,
    title: scenario.title,
    about: pair.about,
    ...circumstances(),
    quiet: isQuiet(around.before) && isQuiet(around.after),
    machine: around,
    ...(stolen.length > 0 && { stolenShare: rounded(spread(stolen), 2) }),
    ...(scenario.goal && { goal: scenario.goal }),
    ...(scenario.unit && { unit: scenario.unit }),
    ratio: rounded(spread(ratios), 2),
    ours: sideOf(
      pair.ours.name,
      rounds.map(({ ours }) => ours),
    ),
    reference: sideOf(
      pair.reference.name,
      rounds.map(({ reference }) => reference),
    ),
    // One text, not a list: easier on the eye and on the formatter.
    rounds: ratios.map((ratio) => ratio.toFixed(2)).join(' '),
  };
}
export type Summary = ReturnType<typeof summarise>;

const range = ({ median, min, max }: Spread) => `${median} (${min}–${max})`;

function verdict({ goal, ratio, quiet }: Summary): string {
  if (!goal) return '';
  const outcome = ratio.median >= goal ? 'reached' : 'MISSED';
  const doubt = quiet ? '' : ', but the machine was busy: proves nothing';
  return `, goal ≥ ${goal}: ${outcome}${doubt}`;
}

const line = (label: string, text: string) => console.log(`  ${label.padEnd(12)} ${text}`);

const rate = ({ name, perSecond, busyCores, cpuMs }: Summary['ours']) => {
  const cpu = busyCores && `, ${range(busyCores)} cores busy, ${cpuMs?.median} ms of a core each`;
  line(name, `${range(perSecond)} /s${cpu ?? ''}`);
};

/** Prints what was found and keeps it in results/<scenario>.json. */
export function report(
  scenario: Scenario,
  pair: Pair,
  rounds: readonly Round[],
  around: Around,
): void {
  const summary = summarise(scenario, pair, rounds, around);
  keepResult(scenario.name, summary);
  console.log(`\n${scenario.name}: ${scenario.title}\n  ${pair.about}`);
  line('ratio', `${range(summary.ratio)}${verdict(summary)}`);
  rate(summary.ours);
  rate(summary.reference);
  if (summary.stolenShare) line('stolen', `${range(summary.stolenShare)} of the machine's time`);
}
