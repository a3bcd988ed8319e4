import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assumed, planFor } from './parcels.ts';
import type { Summary } from './report.ts';
import type { Spread } from './rounds.ts';

// The tables of figures are made from the result files, so that no text repeats another run's:
// `node bench/tables.ts` writes them, with --check it only says whether they are in step.

const root = join(import.meta.dirname, '..');
const texts = ['bench/README.md', 'docs/scale.md'];

/** Files of earlier days lack what is noted down today. */
type Kept = Omit<Summary, 'quiet' | 'unit'> & { quiet?: boolean; unit?: string };

const resultOf = <R>(name: string): R | null => {
  const file = join(root, `bench/results/${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as R) : null;
};

const widthOf = (text: string) => [...text].length;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((_, at) =>
    Math.max(3, ...[head, ...rows].map((row) => widthOf(row[at] as string))),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell + ' '.repeat((widths[at] as number) - widthOf(cell))).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
};

const range = ({ median, min, max }: Spread) => `${median} (${min}–${max})`;

const amount = ({ perSecond }: Kept['ours'], unit = '/s') =>
  unit === 'p95'
    ? `p95 of ${(1000 / perSecond.median).toFixed(1)} ms`
    : `${range(perSecond)} ${unit}`;

/** Whether others worked beside it, and how much the host took for other guests. */
const quiet = ({ quiet, stolenShare }: Kept) => {
  const said = quiet === undefined ? '?' : quiet ? 'yes' : 'no';
  return stolenShare ? `${said}, ${stolenShare.median} stolen` : said;
};

const measuredAt = ({ date, commit }: Kept) => `${date.slice(0, 10)}, ${commit}`;

const figuresHead = ['scenario', 'ratio', 'goal', 'ours', 'yardstick', 'quiet', 'measured'];

const figuresRow = (name: string): string[] => {
  const kept = resultOf<Kept>(name);
  if (!kept) return [`\`${name}\``, 'not measured yet', ...Array(5).fill('–')];
  return [
    `\`${name}\``,
    range(kept.ratio),
    kept.goal ? `≥ ${Number(kept.goal.toFixed(2))}` : '–',
    amount(kept.ours, kept.unit),
    amount(kept.reference, kept.unit),
    quiet(kept),
    measuredAt(kept),
  ];
};

/** How many cells a load needs, all of it by one of these scenarios. */
const cellsFor = (wanted: number, names: readonly string[]) =>
  table(
    ['all orders by', 'one cell does', `cells for ${wanted.toLocaleString('en')} orders/s`],
    names.flatMap((name) => {
      const kept = resultOf<Kept>(name);
      if (!kept) return [];
      const { median } = kept.ours.perSecond;
      return [[`\`${name}\``, `${median} orders/s`, `**${Math.ceil(wanted / median)}**`]];
    }),
  );

const whole = (value: number) => Math.round(value).toLocaleString('en');

/** What a day of parcels takes, step by step: `parcels 100 8` is 100 million with a peak of eight times the mean. */
const parcelsTable = ([millions, peak]: readonly string[]) => {
  const plan = planFor(Number(millions), Number(peak), resultOf);
  const rows = plan.shares.map((share) => [
    share.what,
    `\`${share.name}\``,
    String(share.perParcel),
    whole(share.peak),
    whole(share.oneCell),
    share.cells.toFixed(1),
  ]);
  return table(
    ['a parcel is', 'scenario', 'per parcel', 'a second at the peak', 'one cell does', 'cells'],
    [...rows, ['**all of it**', '', '', '', '', `**${whole(plan.cells)}**`]],
  );
};

/** The same as machines and money, for one size after the other. */
const costTable = ([peak, ...sizes]: readonly string[]) =>
  table(
    ['parcels a day', 'cells', 'machines', 'US dollars a month', 'for 1,000 parcels'],
    sizes.map((millions) => {
      const plan = planFor(Number(millions), Number(peak), resultOf);
      return [
        `${whole(Number(millions))} million`,
        whole(plan.cells),
        whole(plan.machines),
        whole(plan.dollarsAMonth),
        plan.dollarsAThousand.toFixed(4),
      ];
    }),
  );

const assumptions = () => {
  const { machines, machineDollars, daysAMonth, perParcel } = assumed;
  return table(
    ['assumed', 'is'],
    [
      [
        'machines of a cell',
        `${machines.database} for PostgreSQL, ${machines.application} for the application`,
      ],
      ['a machine as the measured one', `${machineDollars} US dollars a month`],
      ['a month', `${daysAMonth} days`],
      ['tracking events of a parcel', String(perParcel.events)],
    ],
  );
};

interface ListScale {
  medians: Record<string, { fewMs: number; manyMs: number; ratio: number }>;
}
const listWords: Record<string, string> = {
  firstPage: 'first page',
  deepPage: 'a page 100,000 rows deep',
  lastPage: 'the last page',
  statusCounts: 'counts by status',
  numberSearch: 'a whole number',
  fragmentSearch: 'two Chinese characters with 20 matches',
};
const orderList = () => {
  const { medians } = resultOf<ListScale>('order-list-scale') as ListScale;
  return table(
    ['asked by a merchant with a million orders', 'ms', '÷ a merchant with 10,000'],
    Object.entries(listWords).map(([key, words]) => {
      const { manyMs, ratio } = medians[key] as ListScale['medians'][string];
      return [words, manyMs.toFixed(1), ratio.toFixed(2)];
    }),
  );
};

const made: Record<string, (args: readonly string[]) => string> = {
  figures: (names) => table(figuresHead, names.map(figuresRow)),
  cells: ([wanted, ...names]) => cellsFor(Number(wanted), names),
  orderList,
  parcels: parcelsTable,
  cost: costTable,
  assumptions,
};

const block =
  /<!-- (figures|cells|orderList|parcels|cost|assumptions)((?: [\w-]+)*) -->\n[\s\S]*?<!-- end -->/g;

/** A text with its marked tables made anew. */
export const withTables = (text: string): string =>
  text.replace(block, (_, kind: string, args: string) => {
    const make = made[kind] as (typeof made)[string];
    return `<!-- ${kind}${args} -->\n\n${make(args.trim().split(' '))}\n\n<!-- end -->`;
  });

/** The texts whose tables are not what the files say. */
export const staleTexts = (): string[] =>
  texts.filter((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return withTables(text) !== text;
  });

export const writeTables = () => {
  for (const path of staleTexts()) {
    const file = join(root, path);
    writeFileSync(file, withTables(readFileSync(file, 'utf8')));
    console.log(`wrote the figures of ${path}`);
  }
};

if (import.meta.main) {
  if (!process.argv.includes('--check')) writeTables();
  for (const path of staleTexts()) {
    console.error(`${path} does not say what bench/results does: run node bench/tables.ts`);
    process.exitCode = 1;
  }
}
