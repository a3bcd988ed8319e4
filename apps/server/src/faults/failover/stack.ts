import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { startCluster } from '../../../../../ops/ha/cluster.ts';
import { prepareDatabase } from '../../../../../ops/ha/database.ts';
import { createProcesses } from '../../../../../scripts/processes.ts';
import { devEnvironment, migrateAndSeed } from '../../../../../scripts/servers.ts';

/** The product's database on three machines, made anew. */
export const openHaStack = async (dir: string) => {
  await rm(dir, { recursive: true, force: true });
  const cluster = await startCluster(dir);
  const cells = await prepareDatabase(cluster, 'alpaca');
  const lines: string[] = [];
  const processes = createProcesses((name, line) => void lines.push(`${name} ${line}`));
  await migrateAndSeed(processes, devEnvironment(cells, 0, join(dir, 'files')), 0).catch(
    async (error) => {
      await cluster.stop();
      throw new Error(lines.slice(-10).join('\n'), { cause: error });
    },
  );
  /** As the owner of the schema, who sees every tenant; again where somebody else leads by then. */
  const read = async <R extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
    const connectionString = cluster.url('alpaca_migrate', 'alpaca');
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
    client.on('error', () => {});
    await client.connect();
    return client.query<R>(text, values).then(
      ({ rows }) => client.end().then(() => rows),
      (error) => client.end().then(() => Promise.reject(error)),
    );
  };
  return { cluster, cells, read, stop: () => cluster.stop() };
};
export type HaStack = Awaited<ReturnType<typeof openHaStack>>;
