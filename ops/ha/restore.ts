import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../scripts/ports.ts';
import { backupConfig, pgbackrest, stanza } from './backups.ts';
import { databaseUrl, type Layout, ownFolder } from './layout.ts';
import { startProgram } from './programs.ts';

interface Wanted {
  /** To so late, to the second or finer; without it to the end of what was archived. */
  until?: string;
  /** Another repository than the usual one. */
  repository?: string;
}

/** The newest backup as a PostgreSQL of its own, beside whatever runs. */
export const restoreBeside = async (
  layout: Layout,
  dir: string,
  { until, repository }: Wanted = {},
) => {
  const began = performance.now();
  rmSync(dir, { recursive: true, force: true });
  ownFolder(layout, dir);
  const data = ownFolder(layout, join(dir, 'data'));
  const config = backupConfig(layout);
  const from = repository ? [`--repo1-path=${repository}`] : [];
  const target = until ? ['--type=time', `--target=${until}`, '--target-action=promote'] : [];
  pgbackrest(layout, { config }, `--pg1-path=${data}`, ...from, ...target, 'restore');
  const restoredMs = Math.round(performance.now() - began);

  const port = await freePort();
  // pgBackRest writes a command that reads its usual configuration: ours is said here, or recovery
  // ends with a missing checkpoint.
  const fetch = ['pgbackrest', `--config=${config}`, `--stanza=${stanza}`, `--pg1-path=${data}`];
  const settings = {
    restore_command: [...fetch, ...from, 'archive-get %f "%p"'].join(' '),
    listen_addresses: '127.0.0.1',
    port,
    // It must neither wait for another nor write among the living one's archive.
    synchronous_standby_names: '',
    archive_mode: 'off',
    primary_conninfo: '',
    primary_slot_name: '',
  };
  const args = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  const server = startProgram({
    name: 'restored',
    file: join(layout.bin, 'postgres'),
    args: ['-D', data, ...args],
    account: layout.account,
    log: join(dir, 'postgres.log'),
  });
  const url = (database: string) =>
    databaseUrl(layout, { user: 'postgres', database, host: '127.0.0.1', port });
  const read = async <R extends pg.QueryResultRow>(database: string, text: string) => {
    const client = new pg.Client({ connectionString: url(database) });
    client.on('error', () => {});
    await client.connect();
    return (await client.query<R>(text).finally(() => client.end())).rows;
  };
  const leads = async () => {
    const asked = 'select pg_is_in_recovery() as recovering';
    const rows = await read<{ recovering: boolean }>('postgres', asked).catch(() => []);
    return rows[0]?.recovering === false;
  };
  while (!(await leads())) {
    if (server.isOver()) throw new Error(`The restored server ended; see ${dir}/postgres.log.`);
    await sleep(100);
  }
  const ms = { restore: restoredMs, recovery: Math.round(performance.now() - began) - restoredMs };
  return { ms, read, stop: () => server.stop() };
};
