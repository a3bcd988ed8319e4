import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { styleText } from 'node:util';
import { freePort } from './ports.ts';
import { cellsJson, createDatabase, startPostgres } from './postgres.ts';
import { printPair } from './printPair.ts';
import type { ProcessSpec } from './processes.ts';
import {
  anyAnswer,
  apiReady,
  devEnvironment,
  migrateAndSeed,
  root,
  startCarriers,
  startServers,
} from './servers.ts';
import { runUntilStopped } from './shutdown.ts';

const database = 'alpaca';
const web = join(root, 'apps/web');
// Everything that a run leaves behind; elsewhere when several runs stand side by side.
const data = resolve(process.env.ALPACA_DATA ?? join(root, '.data'));

// Restarts a server when a file it imports changes; after a crash it waits for the repair.
const watch = ['--watch', '--watch-preserve-output'];

function vite(port: number, api: string): ProcessSpec {
  const manifest = createRequire(join(web, 'package.json')).resolve('vite/package.json');
  const address = ['--host', '127.0.0.1', '--port', String(port), '--strictPort'];
  return {
    name: 'web',
    cwd: web,
    args: [join(dirname(manifest), 'bin/vite.js'), ...address, '--clearScreen', 'false'],
    env: { ALPACA_API: api, ALPACA_VITE_CACHE: join(data, 'vite') },
  };
}

function welcome(webPort: number, api: string): string {
  const site = (tenant: string) => `http://${tenant}.localhost:${webPort}/`;
  return [
    '',
    `Alpaca is ready: ${styleText('bold', site('yunling'))}`,
    '',
    `  ${site('yunling')}`,
    '    starfield (merchant) · yunling-op (operator) · yunling-admin (administrator)',
    `  ${site('haituo')}`,
    '    haituo-admin (administrator)',
    '  Password of all: Alpaca2026',
    `  Text messages and mails: ${api}/dev/outbox`,
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}

await runUntilStopped(async ({ processes, closeLater }) => {
  const dir = join(data, 'postgres');
  console.log(`Starting PostgreSQL in ${dir}.`);
  const cluster = await startPostgres({ dir, durable: true });
  closeLater(cluster.stop);
  await createDatabase(cluster, database);

  const apiPort = await freePort(3100);
  const webPort = await freePort(3000);
  const api = `http://127.0.0.1:${apiPort}`;
  const env = {
    ...devEnvironment(cellsJson(cluster, database), apiPort, join(data, 'files')),
    // Kept beside the database: orders and what carriers know of them stay in step.
    ...(await startCarriers(processes, {
      port: 3200,
      stateFile: join(data, 'carrier-sim.jsonl'),
    })),
    ...(await printPair(join(data, 'print'))),
  };
  await migrateAndSeed(processes, env);
  startServers(processes, env, watch);
  processes.start(vite(webPort, api));
  await Promise.all([apiReady(api), anyAnswer(`http://127.0.0.1:${webPort}/`)]);
  console.log(welcome(webPort, api));

  await cluster.exited;
  throw new Error(`PostgreSQL ended unexpectedly; see ${join(cluster.dir, 'postgres.log')}.`);
});
