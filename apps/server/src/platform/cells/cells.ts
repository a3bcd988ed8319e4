import type { Pool } from 'pg';
import type { CellUrls, Config } from '../config.ts';
import { openPool } from '../db/pool.ts';

/** One PostgreSQL cluster with the tenants that live in it. Nothing crosses cells. */
export interface Cell {
  name: string;
  urls: CellUrls;
  pool: Pool;
  /** For questions asked in the midst of a transaction: they never wait for one that waits for them. */
  aside: Pool;
}

export type Cells = ReadonlyMap<string, Cell>;

const asideSize = 4;

/** As whom a process works in a tenant: workers have a role, and so a secret, of their own. */
export const workUrl = (urls: CellUrls, process: string) =>
  process === 'worker' ? urls.worker : urls.app;

export const openCells = (config: Config, process: string): Cells => {
  // Somebody waits for what an api asks; exports and sweeps of a worker may take their time.
  const statementMs = process === 'api' ? config.statementMs : 0;
  return new Map(
    Object.entries(config.cells).map(([name, urls]) => {
      const open = (size: number, as: string) =>
        openPool(workUrl(urls, process), size, as, statementMs);
      return [
        name,
        {
          name,
          urls,
          pool: open(config.poolSize, `alpaca-${process}`),
          aside: open(asideSize, `alpaca-${process}-aside`),
        },
      ];
    }),
  );
};

/** Whose work this process does: every cell's, or those that it is tied to. */
export const servedCells = ({ cells, config }: { cells: Cells; config: Config }) =>
  [...cells.values()].filter(
    ({ name }) => config.serves.length === 0 || config.serves.includes(name),
  );

export const closeCells = async (cells: Cells) => {
  await Promise.all([...cells.values()].flatMap(({ pool, aside }) => [pool.end(), aside.end()]));
};
