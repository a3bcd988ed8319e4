import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { dieWithUs } from './die-with-us.ts';
import { freePort } from './ports.ts';
import { type Account, serverAccount } from './postgres/account.ts';
import { findBinaries } from './postgres/binaries.ts';
import { ensureData, type Folder, openFolder, readSecrets } from './postgres/folder.ts';
import { clearFormerRun, stopProcess } from './postgres/running.ts';

export const roles = [
  'alpaca_migrate',
  'alpaca_app',
  'alpaca_worker',
  'alpaca_relay',
  'alpaca_sweep',
] as const;
const rolesFile = new URL('../ops/postgres/roles.sql', import.meta.url);

type Role = (typeof roles)[number];

/** A PostgreSQL that runs, by whom it is reached. */
type Reached = Pick<Cluster, 'url' | 'superUrl'>;

export type Cluster = {
  port: number;
  pid: number;
  /** Where the data really is: not the wanted folder when that one is closed to the server. */
  dir: string;
  superUrl(database?: string): string;
  url(role: Role, database: string): string;
  stop(): Promise<void>;
  /** Resolves when the server is gone, asked for or not. */
  exited: Promise<void>;
};

type PostgresOptions = { dir: string; durable: boolean; port?: number };

/** Starts a PostgreSQL of our own on loopback, made anew when the folder is empty. */
export async function startPostgres(options: PostgresOptions): Promise<Cluster> {
  const account = serverAccount();
  const bin = findBinaries();
  const folder = openFolder(options.dir, account);
  const secrets = readSecrets(folder, ['postgres', ...roles]);
  // SCRAM is slow on purpose. Data that is thrown away, reached from this machine alone, is opened by
  // thousands of connections of tests, and a password is asked for all the same.
  const method = options.durable ? 'scram-sha-256' : 'md5';
  ensureData(folder, bin, account, { password: secrets.postgres ?? '', method });
  await clearFormerRun(folder);

  const urlFor = (port: number) => (user: string, database: string) =>
    `postgres://${user}:${secrets[user]}@127.0.0.1:${port}/${database}`;
  const { child, port, pid } = await launchUntilReady(options, { folder, bin, account }, urlFor);
  const url = urlFor(port);
  const cluster: Cluster = {
    port,
    pid,
    dir: folder.dir,
    superUrl: (database = 'postgres') => url('postgres', database),
    url,
    exited: new Promise((resolve) => child.once('exit', () => resolve())),
    stop: async () => {
      if (isOver(child)) return;
      child.ref();
      await stopProcess(pid);
      rmSync(folder.owner, { force: true });
    },
  };
  await applyRoles(cluster, (role) => secrets[role] ?? '');
  return cluster;
}

const isOver = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

type UrlFor = (port: number) => (user: string, database: string) => string;
type Server = { child: ChildProcess; port: number; pid: number };

// The port may be taken between choosing and binding; the backends of a killed server need
// a moment to let go of its shared memory. Both pass.
const passing = /could not bind|still in use/;

async function launchUntilReady(
  options: PostgresOptions,
  setup: Setup,
  urlFor: UrlFor,
): Promise<Server> {
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await freePort());
    const server = launch(setup, port, options.durable);
    if (await isReady(server, urlFor(port)('postgres', 'postgres'))) return server;
    const log = tail(setup.folder.log);
    if (attempt === 20 || !passing.test(log)) throw new Error(`PostgreSQL did not start:\n${log}`);
    await sleep(500);
  }
}

const tail = (file: string) => readFileSync(file, 'utf8').trim().split('\n').slice(-12).join('\n');

type Setup = { folder: Folder; bin: string; account: Account };

function launch({ folder, bin, account }: Setup, port: number, durable: boolean): Server {
  const options = Object.entries(settings(port, durable)).map(
    ([name, value]) => `--${name}=${value}`,
  );
  const { file, args } = dieWithUs('INT', join(bin, 'postgres'), ['-D', folder.data, ...options]);
  writeFileSync(folder.owner, String(process.pid));
  const log = openSync(folder.log, 'w', 0o600);
  // A session of its own: Ctrl-C in the terminal must reach us, not the database under us.
  const stdio = ['ignore' as const, log, log];
  const child = spawn(file, args, { ...account, cwd: '/', detached: true, stdio });
  closeSync(log);
  const { pid } = child;
  if (!pid) throw new Error(`Cannot run ${file}.`);
  child.unref();
  const atExit = () => void child.kill('SIGINT');
  process.once('exit', atExit);
  child.once('exit', () => process.off('exit', atExit));
  return { child, port, pid };
}

function settings(port: number, durable: boolean): Record<string, string | number> {
  const common = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '512MB',
    effective_cache_size: '1GB',
    random_page_cost: 1.1,
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A tenant moves to another cell by logical replication, a few tables at a time.
    wal_level: 'logical',
    max_wal_senders: 24,
    max_replication_slots: 24,
    max_worker_processes: 24,
    max_logical_replication_workers: 16,
    max_sync_workers_per_subscription: 4,
  };
  if (durable) return common;
  return { ...common, fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
}

/** False when the server gave up; an error when it hangs. */
async function isReady({ child, pid }: Server, url: string): Promise<boolean> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(50)) {
    if (isOver(child)) return false;
    // Right after a crash the server recovers first and refuses connections meanwhile.
    if (await canConnect(url)) return true;
  }
  await stopProcess(pid);
  throw new Error('PostgreSQL did not become ready in 60 seconds.');
}

const canConnect = (url: string) =>
  withClient(url, async () => true).catch((error: NodeJS.ErrnoException) => {
    if (error.code === '28P01') throw new Error('The kept password does not open the database.');
    return false;
  });

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // A server stopped under an idle connection is an event, and fatal when nobody listens.
  client.on('error', () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** The roles of a cell with their passwords; safe to run again. */
export const applyRoles = (
  cluster: Pick<Reached, 'superUrl'>,
  passwordOf: (role: Role) => string,
) =>
  withClient(cluster.superUrl(), async (client) => {
    await client.query(readFileSync(rolesFile, 'utf8'));
    const statements = roles.map(
      (role) => `alter role ${role} password ${pg.escapeLiteral(passwordOf(role))};`,
    );
    await client.query(statements.join('\n'));
  });

/** Creates the database for the migrations to fill; does nothing when it exists. */
export const createDatabase = (cluster: Pick<Reached, 'superUrl'>, name: string): Promise<void> =>
  withClient(cluster.superUrl(), async (client) => {
    const known = await client.query('select from pg_database where datname = $1', [name]);
    if (known.rowCount) return;
    await client.query(
      `create database ${pg.escapeIdentifier(name)} owner alpaca_migrate
       template template0 encoding 'UTF8' locale 'C.UTF-8'`,
    );
  });

export const dropDatabase = (cluster: Cluster, name: string): Promise<void> =>
  withClient(cluster.superUrl(), async (client) => {
    await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
  });

/** The value of ALPACA_CELLS for a machine with one cell. */
export const cellsJson = (cluster: Pick<Reached, 'url'>, database: string, cell = 'c1'): string =>
  JSON.stringify({
    [cell]: {
      app: cluster.url('alpaca_app', database),
      worker: cluster.url('alpaca_worker', database),
      relay: cluster.url('alpaca_relay', database),
      sweep: cluster.url('alpaca_sweep', database),
      migrate: cluster.url('alpaca_migrate', database),
    },
  });
