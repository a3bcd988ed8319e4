import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { environmentOf } from './environments.ts';
import { freePort } from './ports.ts';
import type { Environment, Processes, Running } from './processes.ts';

export const root = join(import.meta.dirname, '..');
// Elsewhere when several builds stand side by side.
export const webDist = process.env.ALPACA_WEB_DIST ?? join(root, 'apps/web/dist');

export const serverNames = ['api', 'worker', 'relay'] as const;
export type ServerName = (typeof serverNames)[number];

const entry = (name: string) => join(root, `apps/server/src/main/${name}.ts`);

// A worker's jobs make much that soon is garbage: a small nursery keeps it from piling up.
export const nodeArgsOf = (server: ServerName): string[] =>
  server === 'worker' ? ['--max-semi-space-size=8'] : [];

/** The environment of servers that keep mails and text messages in a page of their own. */
export const devEnvironment = (cells: string, port: number, files: string): Environment => ({
  ALPACA_CELLS: cells,
  ALPACA_HOST: '127.0.0.1',
  ALPACA_PORT: String(port),
  ALPACA_STORAGE: `file:${files}`,
  ALPACA_SMS: 'dev',
  ALPACA_MAIL: 'dev',
  ALPACA_DEV: '1',
});

/** The carriers of the demo's tenants, all played by one simulator. */
const simulated = (url: string) =>
  JSON.stringify({ yunling: { simulator: { url } }, haituo: { simulator: { url } } });

/**
 * Carriers for the demo: those of ALPACA_CARRIERS, or a simulator on loopback. Returns what servers
 * are told of them.
 */
export async function startCarriers(
  processes: Processes,
  { port: preferred = 0, stateFile }: { port?: number; stateFile?: string } = {},
): Promise<Environment> {
  if (process.env.ALPACA_CARRIERS) return {};
  const port = await freePort(preferred);
  processes.start({
    name: 'carrier-sim',
    args: [join(root, 'apps/carrier-sim/src/main.ts')],
    env: { CARRIER_SIM_PORT: String(port), CARRIER_SIM_STATE: stateFile },
  });
  const url = `http://127.0.0.1:${port}`;
  await poll(`${url}/healthz`, (status) => status === 200);
  return { ALPACA_CARRIERS: simulated(url) };
}

/** With so many orders of the demo, or as many as it has by default. */
export async function migrateAndSeed(
  processes: Processes,
  env: Environment,
  orders?: number,
): Promise<void> {
  const seeded = orders === undefined ? env : { ...env, ALPACA_SEED_ORDERS: String(orders) };
  for (const name of ['migrate', 'seed'] as const) {
    await processes.run({ name, args: [entry(name)], env: environmentOf(name, seeded) });
  }
}

export const startServer = (
  processes: Processes,
  server: ServerName,
  env: Environment,
  options: { name?: string; nodeArgs?: readonly string[] } = {},
): Running =>
  processes.start({
    name: options.name ?? server,
    args: [...nodeArgsOf(server), ...(options.nodeArgs ?? []), entry(server)],
    env: environmentOf(server, env),
  });

export function startServers(processes: Processes, env: Environment, nodeArgs: string[] = []) {
  const start = (name: ServerName) => startServer(processes, name, env, { nodeArgs });
  return { api: start('api'), worker: start('worker'), relay: start('relay') };
}

const answers = (url: string, accept: (status: number) => boolean) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5000) }).then(
    async (reply) => {
      await reply.body?.cancel();
      return accept(reply.status);
    },
    () => false,
  );

async function poll(url: string, accept: (status: number) => boolean, seconds = 60): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(100)) {
    if (await answers(url, accept)) return;
  }
  throw new Error(`${url} did not answer in ${seconds} seconds.`);
}

export const apiReady = (base: string, seconds?: number) =>
  poll(`${base}/readyz`, (status) => status === 200, seconds);
export const anyAnswer = (base: string) => poll(base, () => true);
