import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { login } from '@alpaca/contract';
import { demoPassword } from '../apps/server/seeds/people.ts';
import { fetchCall, ownHeaders } from '../apps/server/src/testing/wire.ts';
import { dieWithUs } from '../scripts/die-with-us.ts';
import { environmentOf } from '../scripts/environments.ts';
import { freePort } from '../scripts/ports.ts';
import {
  type Cluster,
  cellsJson,
  createDatabase,
  dropDatabase,
  startPostgres,
} from '../scripts/postgres.ts';
import { createProcesses, type Environment } from '../scripts/processes.ts';
import { apiReady, migrateAndSeed, nodeArgsOf, root, type ServerName } from '../scripts/servers.ts';

export const database = 'bench';
/** Connections of the API's pool, and clients of pgbench. */
export const poolSize = 20;

export type Server = { port: number; pid: number };
export type System = {
  cluster: Cluster;
  api: Server;
  /** Signs a demo user in and gives the headers of their calls. */
  signIn(username: string): Promise<Record<string, string>>;
  startBare(body: string): Promise<Server>;
  /** One worker at a time: the one before is stopped. */
  startWorker(): Promise<{ pid: number }>;
  stopWorker(): Promise<void>;
  /** Until the system stops. */
  startRelay(): Promise<void>;
  stop(): Promise<void>;
};

/** A durable PostgreSQL with demo data, and one API process as it runs in production. */
export async function startSystem(
  options: {
    nodeArgs?: readonly string[];
    /** Below .data: elsewhere when several systems stand side by side. */
    folder?: string;
    cell?: string;
    /** What the API is told of cells, given what this one is: once its database is seeded. */
    cellsOf?: (own: string) => Promise<string>;
  } = {},
): Promise<System> {
  const dir = join(root, '.data', options.folder ?? 'bench');
  const files = join(dir, 'files');
  mkdirSync(files, { recursive: true });
  const children: ChildProcess[] = [];
  let worker: ChildProcess | undefined;
  const cluster = await startPostgres({ dir: join(dir, 'postgres'), durable: true });
  const stopWorker = async () => {
    if (worker) await end(worker);
    worker = undefined;
  };
  const stop = async () => {
    for (const child of children) await end(child);
    await cluster.stop();
    for (const log of ['api.log', 'worker.log', 'relay.log'])
      rmSync(join(dir, log), { force: true });
  };
  try {
    await dropDatabase(cluster, database);
    await createDatabase(cluster, database);
    const port = await freePort();
    const cells = cellsJson(cluster, database, options.cell);
    const env = {
      NODE_ENV: 'production',
      ALPACA_CELLS: cells,
      ALPACA_HOST: '127.0.0.1',
      ALPACA_PORT: String(port),
      ALPACA_STORAGE: `file:${files}`,
      ALPACA_POOL: String(poolSize),
      ALPACA_DEV: '',
      ALPACA_SECRET: 'a bench signs with what everybody may know',
      ALPACA_LOG_LEVEL: 'info',
      // All else is as in production.
      ALPACA_ALLOW_DEVELOPMENT: 'seed sms mail carriers keys',
    };
    await seedQuietly(env);
    if (options.cellsOf) env.ALPACA_CELLS = await options.cellsOf(cells);
    const child = launch('api', options.nodeArgs ?? [], env, join(dir, 'api.log'));
    children.push(child);
    const base = `http://127.0.0.1:${port}`;
    // Beside another cell that starts, on a core of its own, it takes its time.
    await Promise.race([apiReady(base, 180), died(child)]);
    return {
      cluster,
      api: { port, pid: child.pid as number },
      signIn: (username) => signIn(base, username),
      async startBare(body) {
        const bare = fork(join(import.meta.dirname, 'bareServer.ts'));
        children.push(bare);
        const port = await freePort();
        bare.send({ port, body });
        await once(bare, 'message');
        return { port, pid: bare.pid as number };
      },
      async startWorker() {
        await stopWorker();
        worker = launch('worker', [], env, join(dir, 'worker.log'));
        children.push(worker);
        await said(join(dir, 'worker.log'), '"working"');
        return { pid: worker.pid as number };
      },
      stopWorker,
      async startRelay() {
        children.push(launch('relay', [], env, join(dir, 'relay.log')));
        await said(join(dir, 'relay.log'), '"leading"');
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What it prints is of interest only where it fails. */
async function seedQuietly(env: Environment): Promise<void> {
  const lines: string[] = [];
  const processes = createProcesses((_name, line) => lines.push(line));
  await migrateAndSeed(processes, env, 0).catch((error) => {
    console.error(lines.join('\n'));
    throw error;
  });
}

/** Its log goes to a file, as lines that nobody has to read to keep it running. */
function launch(name: ServerName, nodeArgs: readonly string[], env: Environment, logFile: string) {
  const entry = join(root, `apps/server/src/main/${name}.ts`);
  const { file, args } = dieWithUs('TERM', process.execPath, [
    ...nodeArgsOf(name),
    ...nodeArgs,
    entry,
  ]);
  const log = openSync(logFile, 'w');
  const child = spawn(file, args, {
    env: { ...process.env, ...environmentOf(name, env) },
    stdio: ['ignore', log, 'inherit'],
  });
  closeSync(log);
  return child;
}

async function said(file: string, words: string): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(50)) {
    if (readFileSync(file, 'utf8').includes(words)) return;
  }
  throw new Error(`${file} does not say ${words}.`);
}

const died = (child: ChildProcess) =>
  once(child, 'exit').then(([code]) => {
    throw new Error(`The API ended with code ${code}; see .data/bench/api.log.`);
  });

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

async function signIn(base: string, username: string): Promise<Record<string, string>> {
  const { token } = await fetchCall(base, login, { body: { username, password: demoPassword } });
  return ownHeaders(token);
}
