import { join } from 'node:path';
import pg from 'pg';
import { cellsJson, createDatabase, startPostgres } from '../../../../../scripts/postgres.ts';
import { createProcesses } from '../../../../../scripts/processes.ts';
import { devEnvironment, migrateAndSeed } from '../../../../../scripts/servers.ts';
import { newId } from '../../platform/ids.ts';

const database = 'ledger';

/** A PostgreSQL of its own that really syncs to disk, and processes that move money in it. */
export const openLedgerStack = async (dir: string) => {
  const options = { dir: join(dir, 'postgres'), durable: true };
  const lines: string[] = [];
  const processes = createProcesses((_, line) => void lines.push(line));
  let cluster = await startPostgres(options);
  await createDatabase(cluster, database);
  const cells = () => cellsJson(cluster, database);
  await migrateAndSeed(processes, devEnvironment(cells(), 0, join(dir, 'files')), 0);

  /** As the owner of the schema, who sees every tenant. */
  const read = async <R extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: cluster.url('alpaca_migrate', database) });
    await client.connect();
    // Without values it may be several statements.
    const asked = values.length > 0 ? client.query<R>(text, values) : client.query<R>(text);
    const { rows } = await asked.finally(() => client.end());
    return rows;
  };
  const merchants = await read<{ merchant_id: string }>(
    `select merchant_id from merchants join tenants using (tenant_id) where tenants.code = 'yunling'`,
  );
  // Enough for a long while: a hold that is refused shows nothing. The owner alone makes money.
  const funds = merchants.map(({ merchant_id: merchant }) => {
    const id = newId();
    return { op: 'topUp', id, key: id, merchant, currency: 'CNY', amount: 1_000_000_000 };
  });
  await read(`
    select set_config('alpaca.tenant_id', tenant_id::text, false), set_config('alpaca.scope', 'tenant', false), set_config('alpaca.rules', 'none', false)
    from tenants where code = 'yunling';
    select * from alpaca.post_ledger('${JSON.stringify(funds)}')`);
  const said = (words: RegExp) => lines.filter((line) => words.test(line));

  return {
    /** Everything the processes said. */
    lines,
    cells,
    said,
    read,
    get postgres() {
      return cluster;
    },

    startLoad: (name: string) =>
      processes.start({
        name,
        args: [join(import.meta.dirname, 'load.ts')],
        env: {
          ...devEnvironment(cells(), 0, join(dir, 'files')),
          LOAD_MERCHANTS: merchants.map((merchant) => merchant.merchant_id).join(),
        },
      }),

    /** Again where it was, for the clients that know its port. */
    async restartPostgres() {
      cluster = await startPostgres({ ...options, port: cluster.port });
    },

    async stop() {
      await processes.stop();
      await cluster.stop();
    },
  };
};
export type LedgerStack = Awaited<ReturnType<typeof openLedgerStack>>;
