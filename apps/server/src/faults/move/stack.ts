import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { cellsJson, createDatabase, startPostgres } from '../../../../../scripts/postgres.ts';
import { createProcesses } from '../../../../../scripts/processes.ts';
import { devEnvironment, migrateAndSeed, root } from '../../../../../scripts/servers.ts';
import { fillOrders } from '../../modules/orders/testing.ts';
import { migrate } from '../../platform/migrate.ts';
import { tenantId } from '../orders/simulated.ts';

const database = 'alpaca';
const moveScript = join(root, 'apps/server/src/main/move.ts');

type Read = <R extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<R[]>;

/** Two clusters that really sync to disk: all tenants in the first, nobody in the second. */
export const openMoveStack = async (dir: string, orders: number) => {
  rmSync(dir, { recursive: true, force: true });
  const [first, second] = await Promise.all(
    ['c1', 'c2'].map((name) => startPostgres({ dir: join(dir, name), durable: true })),
  );
  if (!first || !second) throw new Error('no cluster');
  for (const cluster of [first, second]) await createDatabase(cluster, database);
  await migrate(second.url('alpaca_migrate', database), () => {});
  const processes = createProcesses(() => {});
  const home = cellsJson(first, database);
  await migrateAndSeed(processes, devEnvironment(home, 0, join(dir, 'files')), 0);
  await fillOrders({ cells: home }, tenantId, orders, 20);

  const reading =
    (url: string): Read =>
    async (text, values = []) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const asked = values.length > 0 ? client.query(text, values) : client.query(text);
      return (await asked.finally(() => client.end())).rows;
    };
  const cells = JSON.stringify({
    c1: JSON.parse(home).c1,
    c2: JSON.parse(cellsJson(second, database)).c1,
  });
  const env = {
    ...process.env,
    ALPACA_MOVE: JSON.stringify({
      c1: first.superUrl(database),
      c2: second.superUrl(database),
    }),
  };
  return {
    cells,
    /** As the owner of the schema, who sees every tenant. */
    c1: { read: reading(first.url('alpaca_migrate', database)) },
    c2: { read: reading(second.url('alpaca_migrate', database)) },
    /** The command as people type it; what it said. */
    async move(...args: string[]): Promise<string> {
      const run = promisify(execFile)(
        process.execPath,
        [moveScript, '--tenant', 'yunling', ...args],
        {
          env,
          maxBuffer: 1 << 24,
        },
      );
      return (await run).stdout;
    },
    async stop() {
      await first.stop();
      await second.stop();
    },
  };
};
export type MoveStack = Awaited<ReturnType<typeof openMoveStack>>;
