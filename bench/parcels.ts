import type { Summary } from './report.ts';

// What a day of parcels takes of cells and of money: figures of the benches, and assumptions, which all stand here.

/** Nobody has measured these: they are what we take a parcel's day and a machine's month to be. */
export const assumed = {
  /** Things done for one parcel, by the scenario that measures one of them. */
  perParcel: {
    'batch-submit': 1,
    scan: 1,
    events: 10,
  },
  /** A cell in production: PostgreSQL on three machines, the application on two (docs/adr/0017). */
  machines: { database: 3, application: 2 },
  /** A machine as the one that was measured: two cores, 24 GB, a local disk; in US dollars a month. */
  machineDollars: 60,
  daysAMonth: 30,
} as const;

const secondsADay = 86_400;

type Kept = Pick<Summary, 'ours' | 'ratio'>;
export type ResultOf = (name: string) => Kept | null;

const words: Record<keyof typeof assumed.perParcel, string> = {
  'batch-submit': 'submitted, a thousand at a time',
  scan: 'received and weighed',
  events: 'its tracking events',
};

export interface Share {
  name: string;
  what: string;
  perParcel: number;
  peak: number;
  oneCell: number;
  /** How many cells would do nothing else. */
  cells: number;
}

export interface ParcelPlan {
  shares: Share[];
  cells: number;
  machines: number;
  dollarsAMonth: number;
  dollarsAThousand: number;
}

/** How many cells so many parcels a day need at their peak: what each step takes of a cell adds up. */
export const planFor = (millionsADay: number, peak: number, resultOf: ResultOf): ParcelPlan => {
  const parcelsADay = millionsADay * 1e6;
  const shares = Object.entries(assumed.perParcel).flatMap(([name, perParcel]): Share[] => {
    const kept = resultOf(name);
    if (!kept) return [];
    const wanted = (parcelsADay / secondsADay) * peak * perParcel;
    const oneCell = kept.ours.perSecond.median;
    const what = words[name as keyof typeof words];
    return [{ name, what, perParcel, peak: wanted, oneCell, cells: wanted / oneCell }];
  });
  // Cells that stand beside each other may do a little less than each alone.
  const together = Math.min(1, (resultOf('cells')?.ratio.median ?? 2) / 2);
  const cells = Math.ceil(shares.reduce((sum, share) => sum + share.cells, 0) / together);
  const machines = cells * (assumed.machines.database + assumed.machines.application);
  const dollarsAMonth = machines * assumed.machineDollars;
  const parcelsAMonth = parcelsADay * assumed.daysAMonth;
  return {
    shares,
    cells,
    machines,
    dollarsAMonth,
    dollarsAThousand: (dollarsAMonth / parcelsAMonth) * 1000,
  };
};
