import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { startCluster } from '../../../../../ops/ha/cluster.ts';
import { prepareDatabase } from '../../../../../ops/ha/database.ts';
import { createProcesses } from '../../../../../scripts/processes.ts';
import { devEnvironment, migrateAndSeed } from '../../../../../scripts/servers.ts';
import { openEtcdLines } from './etcdLines.ts';

/** The product's database on three machines, made anew. */
export const openHaStack = async (dir: string) => {
  await rm(dir, { recursive: true, force: true });
  const lines = openEtcdLines();
  const cluster = await startCluster(dir, { etcdHosts: lines.etcdHosts });
  const stop = async () => {
    await cluster.stop();
    lines.close();
  };
  const cells = await prepareDatabase(cluster, 'alpaca');
  const said: string[] = [];
  const processes = createProcesses((name, line) => void said.push(`${name} ${line}`));
  await migrateAndSeed(processes, devEnvironment(cells, 0, join(dir, 'files')), 0).catch(
    async (error) => {
      await stop();
      throw new Error(said.slice(-10).join('\n'), { cause: error });
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
  // What the worker's sweep does; the workers of tests have none.
  await read('select alpaca.make_track_days(current_date - 7, current_date + 14)');
  return { cluster, lines, cells, read, stop };
};
export type HaStack = Awaited<ReturnType<typeof openHaStack>>;
