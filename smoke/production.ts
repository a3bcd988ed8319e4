import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { addToKeyFile } from '../apps/server/src/platform/fields/keepers/keyFiles.ts';
import { freePort } from '../scripts/ports.ts';
import { cellsJson, createDatabase, startPostgres } from '../scripts/postgres.ts';
import { runScript, startScript } from './command.ts';

/** What a script says while people work with it; then it is stopped, and nothing went wrong. */
export const whileStarted = async (
  env: Record<string, string>,
  work: (start: Awaited<ReturnType<typeof startScript>>) => Promise<void>,
) => {
  const start = await startScript('start', env);
  try {
    await start.saying(/Alpaca is ready on/, 60);
    await work(start);
    expect(start.said()).not.toMatch(/\b(ERROR|FATAL)\b/);
  } finally {
    await start.clear();
  }
};

/** A machine as README's "Set it up for production" leaves it, with a PostgreSQL of somebody's. */
export const production = async (folder: string) => {
  const cluster = await startPostgres({ dir: join(folder, 'postgres'), durable: true });
  await createDatabase(cluster, 'alpaca');
  const { migrate, ...served } = JSON.parse(cellsJson(cluster, 'alpaca')).c1;
  const port = String(await freePort());
  const keys = join(folder, 'keys.json');
  addToKeyFile(keys);
  const common = {
    NODE_ENV: 'production',
    ALPACA_STORAGE: `file:${join(folder, 'files')}`,
    ALPACA_KEYS: `file:${keys}`,
  };
  return {
    cluster,
    site: (tenant: string) => `http://${tenant}.localhost:${port}/`,
    owner: { ...common, ALPACA_CELLS: JSON.stringify({ c1: { migrate } }) },
    // Nothing of development is allowed by name. Whom messages go through is asked only once one is sent.
    servers: {
      ...common,
      ALPACA_CELLS: JSON.stringify({ c1: served }),
      ALPACA_SECRET: randomBytes(32).toString('base64'),
      ALPACA_SMS: 'aliyun:?accessKeyId=a&signName=b',
      ALPACA_ALIYUN_SECRET: randomBytes(16).toString('hex'),
      ALPACA_MAIL: 'smtp://user:password@127.0.0.1:1?from=oms@acme.example',
      ALPACA_PORT: port,
    },
  };
};

/** A tenant and its first administrator, as the README says; the one-time link comes back. */
export const firstAdministrator = async (owner: Record<string, string>, site: string) => {
  const names = ['--name-zh', '某某物流', '--name-en', 'Acme', '--host', 'acme.localhost'];
  const who = ['--tenant', 'acme', '--user', 'boss', '--two-people-above', '5000'];
  const at = ['--site', site.replace(/\/$/, '')];
  const { code, said } = await runScript(['admin:first', '--', ...who, ...names, ...at], owner);
  expect(code, said).toBe(0);
  return /^http:\S+#\S+$/m.exec(said)?.[0] ?? '';
};
