import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyRoles, cellsJson, createDatabase } from '../../scripts/postgres.ts';
import type { HaCluster } from './cluster.ts';

/** The product's roles and an empty database behind the door; does nothing where they are. */
export const prepareDatabase = async (cluster: HaCluster, name: string): Promise<string> => {
  const { secrets, dir } = cluster.layout;
  const reached = {
    superUrl: (database = 'postgres') => cluster.url('postgres', database),
    url: cluster.url,
  };
  await applyRoles(reached, (role) => secrets[role] ?? '');
  await createDatabase(reached, name);
  const cells = cellsJson(reached, name);
  // ALPACA_CELLS takes the path of a file, too.
  writeFileSync(join(dir, 'cells.json'), cells, { mode: 0o600 });
  return cells;
};
