import { appendFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from './ports.ts';
import {
  type Cluster,
  cellsJson,
  createDatabase,
  dropDatabase,
  startPostgres,
} from './postgres.ts';
import { createProcesses, type Environment, type Running } from './processes.ts';
import {
  apiReady,
  devEnvironment,
  migrateAndSeed,
  type ServerName,
  startCarriers,
  startServer,
  startServers,
  webDist,
} from './servers.ts';

const database = 'stack';

export type Stack = {
  baseUrl: string;
  cluster: Cluster;
  env: Environment;
  processes: Record<ServerName, Running>;
  /** One more server beside the first three, for example a second api on a port of its own. */
  startMore(server: ServerName, name: string, env?: Environment): Running;
  stop(): Promise<void>;
};

/** The whole system with demo data, thrown away afterwards; its logs go to dir/stack.log. */
export async function startStack(options: {
  dir: string;
  webDist: boolean;
  env?: Environment;
}): Promise<Stack> {
  if (options.webDist && !existsSync(join(webDist, 'index.html'))) {
    throw new Error('The web is not built. Run `npm run build` first.');
  }
  const dir = resolve(options.dir);
  const files = join(dir, 'files');
  const log = join(dir, 'stack.log');
  for (const path of [files, log]) rmSync(path, { recursive: true, force: true });
  mkdirSync(files, { recursive: true });
  const processes = createProcesses((name, line) => appendFileSync(log, `${name} ${line}\n`));
  const cluster = await startPostgres({ dir: join(dir, 'postgres'), durable: false });
  const stop = async () => {
    await processes.stop();
    await cluster.stop();
  };

  try {
    await dropDatabase(cluster, database);
    await createDatabase(cluster, database);
    const port = await freePort();
    const env: Environment = {
      ...devEnvironment(cellsJson(cluster, database), port, files),
      ...(await startCarriers(processes)),
      ...(options.webDist && { ALPACA_WEB_DIST: webDist }),
      ...options.env,
    };
    const baseUrl = `http://127.0.0.1:${port}`;
    // Enough to look at; the whole month would make every run wait.
    await migrateAndSeed(processes, env, 420);
    const started = startServers(processes, env);
    await Promise.race([apiReady(baseUrl), processes.failure]);
    return {
      baseUrl,
      cluster,
      env,
      processes: started,
      startMore: (server, name, more) =>
        startServer(processes, server, { ...env, ...more }, { name }),
      stop,
    };
  } catch (error) {
    await stop();
    throw new Error(`The stack did not start; see ${log}.`, { cause: error });
  }
}
