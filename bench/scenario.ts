import type { Load } from './load.ts';
import type { Side } from './rounds.ts';
import type { System } from './system.ts';

export type Pair = {
  about: string;
  ours: Side;
  reference: Side;
  /** Ends what was started for it. */
  stop?(): Promise<unknown>;
};

/** One thing of ours, measured against what it could cost at best. */
export type Scenario = {
  name: string;
  title: string;
  /** The least ratio we want. */
  goal?: number;
  /** What is counted, calls a second where it isn't said; `p95` is a time, kept as 1000 / ms. */
  unit?: 'orders/s' | 'rows/s' | 'events/s' | 'rows/MB' | 'p95';
  prepare(system: System, load: Load): Promise<Pair>;
};
