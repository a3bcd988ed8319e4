import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Cluster,
  cellsJson,
  createDatabase,
  startPostgres,
} from '../../../../scripts/postgres.ts';
import { createProcesses, type Running } from '../../../../scripts/processes.ts';
import { devEnvironment, migrateAndSeed } from '../../../../scripts/servers.ts';
import { until } from './fleet.ts';

const kills = process.env.ALPACA_LONG ? 200 : 5;
const dir = '.data/faults-ledger';
const database = 'ledger';

let cluster: Cluster;
let merchants: string[];
const lines: string[] = [];
const processes = createProcesses((_, line) => void lines.push(line));

const owner = async <T>(use: (client: pg.Client) => Promise<T>) => {
  const client = new pg.Client({ connectionString: cluster.url('alpaca_migrate', database) });
  await client.connect();
  return use(client).finally(() => client.end());
};

const environment = () => ({
  ...devEnvironment(cellsJson(cluster, database), 0, join(dir, 'files')),
  LOAD_MERCHANTS: merchants.join(),
});

beforeAll(async () => {
  // It really syncs to disk: what is acknowledged must outlive a kill.
  cluster = await startPostgres({ dir: join(dir, 'postgres'), durable: true });
  await createDatabase(cluster, database);
  merchants = [];
  await migrateAndSeed(processes, environment());
  merchants = await owner(async (client) => {
    const { rows } = await client.query(
      `select merchant_id from merchants m join tenants t using (tenant_id) where t.code = 'yunling'`,
    );
    return rows.map((row) => row.merchant_id as string);
  });
}, 180_000);
afterAll(async () => {
  await processes.stop();
  await cluster.stop();
});

const startLoad = (name: string) =>
  processes.start({
    name,
    args: [join(import.meta.dirname, 'ledgerLoad.ts')],
    env: environment(),
  });

const killPostgres = async () => {
  process.kill(cluster.pid, 'SIGKILL');
  await cluster.exited;
  cluster = await startPostgres({
    dir: join(dir, 'postgres'),
    durable: true,
    port: cluster.port,
  });
};

test(`after ${kills} kills no acknowledged money is lost, none is doubled`, async () => {
  const load: Running[] = [startLoad('one'), startLoad('two')];
  await until(
    'both move money',
    () => lines.filter((line) => line === 'loading').length === 2,
    60_000,
  );
  const killed = { load: 0, postgres: 0 };
  for (let at = 0; at < kills; at += 1) {
    await sleep(randomInt(100, 800));
    // Of every three, one is the database.
    if (at % 3 === 1) {
      await killPostgres();
      killed.postgres += 1;
    } else {
      const which = at % 2;
      load[which]?.kill();
      await load[which]?.exited;
      load[which] = startLoad(`again${at}`);
      killed.load += 1;
    }
  }
  const told = lines.length;
  await until('money moves after the last kill', () => lines.length > told + 50, 60_000);
  for (const running of load) running.kill();
  await Promise.all(load.map((running) => running.exited));

  const asked = new Set(lines.filter((l) => l.startsWith('asked ')).map((l) => l.slice(6)));
  const acknowledged = lines
    .filter((line) => /^told \S+ (done|replayed)$/.test(line))
    .map((line) => line.split(' ')[1] as string);
  const refused = lines.filter((line) => line.endsWith(' refused')).length;
  const { posted, faults } = await owner(async (client) => {
    const keys = await client.query(
      'select key from transfers where merchant_id = any ($1) and created_by is null',
      [merchants],
    );
    const wrong = await client.query('select fault, what from ledger_faults limit 5');
    return { posted: keys.rows.map(({ key }) => key as string), faults: wrong.rows };
  });
  const stored = new Set(posted);
  console.log(
    `${killed.load} processes and ${killed.postgres} databases killed: ${asked.size} asked, ` +
      `${acknowledged.length} acknowledged, ${refused} refused, ${stored.size} posted`,
  );
  expect(acknowledged.filter((key) => !stored.has(key))).toEqual([]);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(faults).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(50);
}, 3_600_000);
