import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Cluster, cellsJson, createDatabase, startPostgres } from './postgres.ts';

const most = 4;

/** How many cells a developer wants beside each other: `npm run dev -- --cells 2`. */
export const cellsAsked = (args: readonly string[]): number => {
  const { values } = parseArgs({ args: [...args], options: { cells: { type: 'string' } } });
  const count = Number(values.cells ?? 1);
  if (!Number.isInteger(count) || count < 1 || count > most)
    throw new Error(`--cells takes a number from 1 to ${most}.`);
  return count;
};

export interface DevCells {
  clusters: readonly [Cluster, ...Cluster[]];
  /** The value of ALPACA_CELLS. */
  json: string;
  /** The same in a file, for scripts that are run beside; null for one cell. */
  file: string | null;
}

/** Each cell a PostgreSQL of its own; the first one is the directory's home and has the demo. */
export const startCells = async (
  data: string,
  database: string,
  count: number,
  closeLater: (close: () => Promise<void>) => void,
): Promise<DevCells> => {
  const clusters: Cluster[] = [];
  const all: Record<string, object> = {};
  for (let at = 1; at <= count; at += 1) {
    const dir = join(data, at === 1 ? 'postgres' : `postgres-c${at}`);
    console.log(`Starting PostgreSQL in ${dir}.`);
    const cluster = await startPostgres({ dir, durable: true });
    closeLater(cluster.stop);
    await createDatabase(cluster, database);
    clusters.push(cluster);
    Object.assign(all, JSON.parse(cellsJson(cluster, database, `c${at}`)));
  }
  const json = JSON.stringify(all);
  const file = count > 1 ? join(data, 'cells.json') : null;
  // It holds passwords, as the folders beside it do.
  if (file) writeFileSync(file, json, { mode: 0o600 });
  return { clusters: clusters as [Cluster, ...Cluster[]], json, file };
};
