import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { styleText } from 'node:util';
import { cellsAsked, startCells } from './devCells.ts';
import { freePort } from './ports.ts';
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

/** Whoever runs several cells sees them all with it. */
const metricsToken = process.env.ALPACA_METRICS_TOKEN ?? 'dev';

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

const aboutCells = (file: string, api: string) =>
  [
    '  The demo lives in c1. The next tenant goes where the load is least:',
    `    ALPACA_CELLS=${file} ALPACA_DEV=1 npm run tenant`,
    `  All cells: ${api}/operations (any name, password ${metricsToken})`,
    '',
  ].join('\n');

const cellsWanted = cellsAsked(process.argv.slice(2));

await runUntilStopped(async ({ processes, closeLater }) => {
  const cells = await startCells(data, database, cellsWanted, closeLater);

  const apiPort = await freePort(3100);
  const webPort = await freePort(3000);
  const api = `http://127.0.0.1:${apiPort}`;
  const env = {
    ...devEnvironment(cells.json, apiPort, join(data, 'files')),
    ...(cells.file && { ALPACA_METRICS_TOKEN: metricsToken }),
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
  if (cells.file) console.log(aboutCells(cells.file, api));

  // The others may be ended, to see what goes on without them.
  const [home] = cells.clusters;
  await home.exited;
  throw new Error(`PostgreSQL ended unexpectedly; see ${join(home.dir, 'postgres.log')}.`);
});
