import { Gauge, type Registry } from 'prom-client';
import type { Cell } from '../cells/cells.ts';
import { homeOf } from '../cells/readDirectory.ts';
import { askQuickly } from '../db/askQuickly.ts';
import type { Node } from '../node.ts';
import type { AskCells } from './seeing.ts';

const answerMs = 2_500;

/** Asked as calls ask: no connection left is no answer either. */
const cellAnswers = ({ pool }: Cell) => askQuickly(pool, answerMs, 'select 1');

/** How long ago a copy was held against home; what was never copied is as old as can be. */
export const directoryAge = `
  select coalesce(extract(epoch from clock_timestamp() - at), 'infinity')::float8 as age
  from directory.copied`;

/** Which cells answer this node, and how old each one's copy of the directory is. */
export const measureCells = (node: Node, ask: AskCells, registry: Registry) => {
  const home = homeOf(node.cells).name;
  new Gauge({
    name: 'alpaca_cell_ready',
    help: 'Whether a cell’s database answers this node: 1, or 0',
    labelNames: ['cell'],
    registers: [registry],
    async collect() {
      const told = await Promise.allSettled([...node.cells.values()].map(cellAnswers));
      [...node.cells.keys()].forEach((cell, at) => {
        this.set({ cell }, Number(told[at]?.status === 'fulfilled'));
      });
    },
  });
  const age = new Gauge({
    name: 'alpaca_directory_age_seconds',
    help: 'How long ago a cell’s copy of the directory was last held against its home',
    labelNames: ['cell'],
    registers: [registry],
    async collect() {
      age.reset();
      await ask<{ age: number }>('the directory’s age', directoryAge, (cell, told) =>
        age.set({ cell }, cell === home ? 0 : told.age),
      );
    },
  });
};
