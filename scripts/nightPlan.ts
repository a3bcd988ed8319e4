import { join } from 'node:path';
import { mutantGroups } from './mutants/mutants.ts';
import { root } from './servers.ts';

// What a night does, in its order.

export interface Part {
  name: string;
  command: string;
  /** Where its tests are counted; without one the part is one check. */
  report?: string;
}

export const nightDir = join(root, '.data/night');

const vitest = (name: string, script: string): Part => ({
  name,
  command: `npm run ${script} -- --reporter=json --outputFile=.data/night/${name}.json`,
  report: `.data/night/${name}.json`,
});

export const parts: readonly Part[] = [
  { name: 'build', command: 'npm run build' },
  { name: 'browser', command: 'npm run test:e2e', report: '.data/playwright.json' },
  { name: 'looks', command: 'npm run looks', report: '.data/looks.json' },
  { name: 'smoke', command: 'npm run smoke', report: '.data/smoke.json' },
  vitest('tests', 'test'),
  vitest('faults', 'test:long'),
  vitest('sequences', 'test:sequences'),
  vitest('sizes', 'test:sizes'),
  vitest('exports', 'test:exports'),
  vitest('scale', 'test:scale'),
  vitest('papers', 'test:papers'),
  vitest('cups', 'test:cups'),
  vitest('openapi', 'test:openapi'),
  // As root: three machines with Patroni, and backups by pgBackRest, from Debian's packages.
  vitest('failover', 'test:failover'),
  { name: 'leader', command: 'npm run test:leader', report: '.data/leader.json' },
  // As root: so many files need leave.
  { name: 'sockets', command: 'npm run sockets' },
  vitest('move', 'test:move'),
  { name: 'restore', command: 'npm run restore-drill' },
  // As root, too: Debian's Prometheus fires every alert once.
  { name: 'alerts', command: 'npm run test:alerts' },
  { name: 'attack', command: 'npm run attack' },
  // A group each, so that one can be done in what is left of a night.
  ...Object.keys(mutantGroups).map((group) => ({
    name: `mutants-${group}`,
    command: `npm run mutants -- ${group}`,
  })),
  { name: 'mutation', command: 'npm run mutation' },
  { name: 'lighthouse', command: 'npm run lighthouse' },
];

/** Whether a part is asked for by its name, or by that of all its groups: `mutants`. */
export const isNamed = (name: string, wanted: readonly string[]) =>
  wanted.some((one) => name === one || name.startsWith(`${one}-`));

/** Each takes an hour or half of one, so a night does them only when it is told to. */
export const onlyWhenAsked: readonly Part[] = [
  // Ten million orders are loaded first.
  vitest('lists', 'test:lists'),
  // Twenty million events, or as many as ALPACA_EVENTS says.
  vitest('tracks', 'test:tracks'),
];
