import type pg from 'pg';
import type { Config } from '../platform/config.ts';
import { openPool } from '../platform/db/pool.ts';

export interface Owner {
  cell: string;
  client: pg.PoolClient;
}

/** A connection of the schema's owner in each cell; the first is the directory's home. */
export const openOwners = async (config: Config, name: string) => {
  const pools = Object.entries(config.cells).map(([cell, { migrate }]) => ({
    cell,
    pool: openPool(migrate, 1, name),
  }));
  const end = () => Promise.all(pools.map(({ pool }) => pool.end()));
  const clients: Owner[] = [];
  const stop = async () => {
    for (const { client } of clients) client.release(true);
    await end();
  };
  for (const { cell, pool } of pools) {
    try {
      clients.push({ cell, client: await pool.connect() });
    } catch (error) {
      await stop();
      throw new Error(`${cell} does not answer: ${(error as Error).message}`);
    }
  }
  const [home] = clients;
  if (!home) throw new Error('no cell is configured');
  return { all: clients as readonly Owner[], home, stop };
};
export type Owners = Awaited<ReturnType<typeof openOwners>>;
