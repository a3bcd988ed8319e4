import { join } from 'node:path';
import pg from 'pg';
import { cellsJson, createDatabase, startPostgres } from '../../../../scripts/postgres.ts';
import { createProcesses } from '../../../../scripts/processes.ts';
import { devEnvironment, migrateAndSeed } from '../../../../scripts/servers.ts';

const database = 'ledger';

/** A PostgreSQL of its own that really syncs to disk, and processes that move money in it. */
export const openLedgerStack = async (dir: string) => {
  const options = { dir: join(dir, 'postgres'), durable: true };
  const lines: string[] = [];
  const processes = createProcesses((_, line) => void lines.push(line));
  let cluster = await startPostgres(options);
  await createDatabase(cluster, database);
  const cells = () => cellsJson(cluster, database);
  await migrateAndSeed(processes, devEnvironment(cells(), 0, join(dir, 'files')));

  const owner = async <T>(use: (client: pg.Client) => Promise<T>) => {
    const client = new pg.Client({ connectionString: cluster.url('alpaca_migrate', database) });
    await client.connect();
    return use(client).finally(() => client.end());
  };
  const merchants = await owner(async (client) => {
    const { rows } = await client.query(
      `select merchant_id from merchants join tenants using (tenant_id) where tenants.code = 'yunling'`,
    );
    return rows.map((row) => row.merchant_id as string);
  });
  const said = (words: RegExp) => lines.filter((line) => words.test(line));

  return {
    /** Everything the processes said. */
    lines,
    cells,
    said,
    get postgres() {
      return cluster;
    },

    startLoad: (name: string) =>
      processes.start({
        name,
        args: [join(import.meta.dirname, 'ledgerLoad.ts')],
        env: {
          ...devEnvironment(cells(), 0, join(dir, 'files')),
          LOAD_MERCHANTS: merchants.join(),
        },
      }),

    /** Again where it was, for the clients that know its port. */
    async restartPostgres() {
      cluster = await startPostgres({ ...options, port: cluster.port });
    },

    /** What was acknowledged, held against what stands in the books. */
    async verdict() {
      const acknowledged = said(/^told \S+ (done|replayed)$/).map((l) => l.split(' ')[1] as string);
      const { posted, faults } = await owner(async (client) => ({
        posted: new Set((await client.query('select key from transfers')).rows.map((r) => r.key)),
        faults: (await client.query('select fault, what from ledger_faults limit 5')).rows,
      }));
      return {
        asked: new Set(said(/^asked /)).size,
        refused: said(/^told \S+ refused$/).length,
        acknowledged: acknowledged.length,
        twice: acknowledged.length - new Set(acknowledged).size,
        lost: acknowledged.filter((key) => !posted.has(key)),
        faults,
      };
    },

    async stop() {
      await processes.stop();
      await cluster.stop();
    },
  };
};
export type LedgerStack = Awaited<ReturnType<typeof openLedgerStack>>;
