import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { connections, people } from './orders.ts';
import type { Measure } from './rounds.ts';
import type { Scenario } from './scenario.ts';
import { poolSize } from './system.ts';

const names = ['c1', 'c2'] as const;

/** A cell in a process of its own, tied to one core with all that it starts. */
const startCell = (name: string, core: number) => {
  const child: ChildProcess = spawn(
    'taskset',
    ['--cpu-list', String(core), process.execPath, join(import.meta.dirname, 'oneCell.ts'), name],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const died = once(child, 'exit').then(([code]) => {
    throw new Error(`cell ${name} ended with code ${code}`);
  });
  died.catch(() => {});
  const heard = async <T>() => ((await Promise.race([once(child, 'message'), died])) as [T])[0];
  return {
    heard,
    tell: (message: object) => void child.send(message),
    async measure(seconds: number) {
      child.send({ seconds });
      return heard<Measure>();
    },
    async stop() {
      child.send({ seconds: 0 });
      await died.catch(() => {});
    },
  };
};

const startCells = async () => {
  const cells = names.map((name, core) => startCell(name, core));
  const own = await Promise.all(cells.map((cell) => cell.heard<{ own: string }>()));
  const all = JSON.stringify(Object.assign({}, ...own.map(({ own }) => JSON.parse(own))));
  for (const cell of cells) cell.tell({ cells: all });
  await Promise.all(cells.map((cell) => cell.heard()));
  return cells;
};

const sum = (values: readonly (number | undefined)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

export const cellScenarios: readonly Scenario[] = [
  {
    name: 'cells',
    title:
      'submitOrder in two cells at once ÷ in one alone, each cell on one core with its generator',
    unit: 'orders/s',
    goal: 1.8,
    async prepare() {
      const cells = await startCells();
      let alone = 0;
      return {
        about: `each cell: PostgreSQL, an API that knows both cells, a generator with ${connections} connections of ${people.length} merchants, a pool of ${poolSize}; on one core`,
        ours: {
          name: 'two cells',
          async measure(seconds) {
            const both = await Promise.all(cells.map((cell) => cell.measure(seconds)));
            return {
              perSecond: sum(both.map(({ perSecond }) => perSecond)),
              busy: sum(both.map(({ busy }) => busy)),
            };
          },
        },
        reference: {
          name: 'one cell',
          // In turn the one and the other.
          measure(seconds) {
            alone += 1;
            return (cells[alone % cells.length] as (typeof cells)[number]).measure(seconds);
          },
        },
        stop: () => Promise.all(cells.map((cell) => cell.stop())),
      };
    },
  },
];
