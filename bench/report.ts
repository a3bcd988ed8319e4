import { circumstances, keepResult } from '../scripts/results.ts';
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
    ...(busy.length > 0 && { busyCores: rounded(spread(busy), 2) }),
  };
};

function summarise(scenario: Scenario, pair: Pair, rounds: readonly Round[], quiet: boolean) {
  const ratios = rounds.map(({ ours, reference }) => ours.perSecond / reference.perSecond);
  const stolen = rounds.flatMap((round) => round.stolen ?? []);
  return {
    scenario: scenario.name,
    title: scenario.title,
    about: pair.about,
    ...circumstances(),
    quiet,
    ...(stolen.length > 0 && { stolenShare: rounded(spread(stolen), 2) }),
    ...(scenario.goal && { goal: scenario.goal }),
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
type Summary = ReturnType<typeof summarise>;

const range = ({ median, min, max }: Spread) => `${median} (${min}–${max})`;

function verdict({ goal, ratio, quiet }: Summary): string {
  if (!goal) return '';
  const outcome = ratio.median >= goal ? 'reached' : 'MISSED';
  const doubt = quiet ? '' : ', but the machine was busy: proves nothing';
  return `, goal ≥ ${goal}: ${outcome}${doubt}`;
}

const line = (label: string, text: string) => console.log(`  ${label.padEnd(12)} ${text}`);

const rate = ({ name, perSecond, busyCores }: Summary['ours']) =>
  line(name, `${range(perSecond)} /s${busyCores ? `, ${range(busyCores)} cores busy` : ''}`);

/** Prints what was found and keeps it in results/<scenario>.json. */
export function report(
  scenario: Scenario,
  pair: Pair,
  rounds: readonly Round[],
  quiet: boolean,
): void {
  const summary = summarise(scenario, pair, rounds, quiet);
  keepResult(scenario.name, summary);
  console.log(`\n${scenario.name}: ${scenario.title}\n  ${pair.about}`);
  line('ratio', `${range(summary.ratio)}${verdict(summary)}`);
  rate(summary.ours);
  rate(summary.reference);
  if (summary.stolenShare) line('stolen', `${range(summary.stolenShare)} of the machine's time`);
}
