import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { environmentOf } from '../../../../scripts/environments.ts';
import { freePort } from '../../../../scripts/ports.ts';
import { createProcesses } from '../../../../scripts/processes.ts';
import { apiReady, startServer } from '../../../../scripts/servers.ts';
import { readConfig } from '../platform/config.ts';
import { addToKeyFile } from '../platform/fields/keepers/keyFiles.ts';
import { databaseRoles, type Role } from '../platform/production.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';

let database: TestDatabase;
let files: string;
beforeAll(async () => {
  database = await cloneDatabase();
  files = await mkdtemp(join(tmpdir(), 'alpaca-production-'));
});
afterAll(async () => {
  await database.drop();
  await rm(files, { recursive: true, force: true });
});

const real = {
  NODE_ENV: 'production',
  ALPACA_SMS: 'aliyun:?accessKeyId=a&signName=b',
  ALPACA_ALIYUN_SECRET: 'secret-of-aliyun',
  ALPACA_MAIL: 'smtp://user:secret-of-mail@127.0.0.1:1?from=a@example.com',
  ALPACA_SECRET: 'secret-of-devices-32-characters-long',
  ALPACA_KEYS: 'file:secret-of-keys',
  ALPACA_DEV: '',
};
const simulated = JSON.stringify({ yunling: { simulator: { url: 'http://127.0.0.1:1' } } });
const testMoney = JSON.stringify({
  yunling: { provider: 'stripe', secretKey: 'sk_test_1', webhookSecret: 'w', site: 'https://a.b' },
});

type Env = Record<string, string>;
/** Starts a process and tells what it said by the time it ended; one that stays is ended. */
const run = (script: string, env: Env) =>
  new Promise<{ code: number | null; said: string }>((done) => {
    const clean = Object.entries(process.env).filter(([name]) => !name.startsWith('ALPACA_'));
    const child = spawn(process.execPath, [script], {
      env: { ...Object.fromEntries(clean), ALPACA_STORAGE: `file:${files}`, ...env },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
    const late = setTimeout(() => child.kill('SIGTERM'), 30_000);
    child.on('close', (code) => {
      clearTimeout(late);
      done({ code, said });
    });
  });
const start = (role: Role, env: Env = {}) => {
  const given = environmentOf(role, { ALPACA_CELLS: database.cells, ...real, ...env });
  const own = Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return run(`apps/server/src/main/${role}.ts`, Object.fromEntries(own));
};

describe('in production nothing of development starts unless it is named', () => {
  const cases: [string, Role, Env][] = [
    ['sms', 'api', { ALPACA_SMS: 'dev' }],
    ['sms', 'worker', { ALPACA_SMS: 'dev' }],
    ['mail', 'worker', { ALPACA_MAIL: 'dev' }],
    ['carriers', 'worker', { ALPACA_CARRIERS: simulated }],
    ['carriers', 'api', { ALPACA_CARRIER_EVENTS: simulated }],
    ['payments', 'api', { ALPACA_PAYMENTS: testMoney }],
    ['outbox', 'api', { ALPACA_DEV: '1' }],
    ['plain', 'api', { ALPACA_STORAGE: 's3://files?endpoint=http://files.example' }],
    ['keys', 'api', { ALPACA_KEYS: '' }],
    ['keys', 'worker', { ALPACA_KEYS: 'dev' }],
    ['plain', 'api', { ALPACA_KEYS: 'kms:alias/a?endpoint=http://kms.example' }],
    ['plain', 'api', { ALPACA_TRACES: 'http://collector.example:4318' }],
    ['plain', 'worker', { ALPACA_MAIL: 'smtp://mail.example?from=a@example.com' }],
    ['plain', 'worker', { ALPACA_CARRIERS: '{"yunling":{"karrio":{"url":"http://k.example"}}}' }],
    ['seed', 'seed', {}],
  ];
  const given = (role: Role, env: Env) =>
    environmentOf(role, { ALPACA_CELLS: database.cells, ...real, ...env }) as NodeJS.ProcessEnv;

  test.each(cases)('%s of %s', (thing, role, env) => {
    const allowed = { ...env, ALPACA_ALLOW_DEVELOPMENT: `other, ${thing}` };
    expect(() => readConfig(given(role, env), role)).toThrow(`ALPACA_ALLOW_DEVELOPMENT=${thing}`);
    expect(() => readConfig(given(role, allowed), role)).not.toThrow();
    if (role !== 'seed') expect(() => readConfig(given(role, {}), role)).not.toThrow();
  });

  test('a database beyond this machine is asked by TLS, with a certificate that is checked', () => {
    const at = (address: string) =>
      given('relay', { ALPACA_CELLS: JSON.stringify({ c1: { relay: address } }) });
    const base = 'postgres://alpaca_relay:x@db.example:5432/alpaca';
    for (const plain of [base, `${base}?sslmode=require`, `${base}?sslmode=disable`]) {
      expect(() => readConfig(at(plain), 'relay'), plain).toThrow('=plain');
    }
    expect(() => readConfig(at(`${base}?sslmode=verify-full`), 'relay')).not.toThrow();
  });

  test('a machine that says nothing is no developer’s; one that says so is', () => {
    const nothing = { NODE_ENV: '', ALPACA_SMS: 'dev' };
    expect(() => readConfig(given('api', nothing), 'api')).toThrow('=sms');
    expect(() => readConfig(given('api', { ...nothing, ALPACA_DEV: '1' }), 'api')).not.toThrow();
  });

  test('a process that is refused ends and says why, without a secret', async () => {
    const { code, said } = await start('seed');
    expect(code).toBe(1);
    expect(said).toContain('ALPACA_ALLOW_DEVELOPMENT=seed');
    expect(said).not.toMatch(/secret-of-|postgres:/);
  });

  test('npm start says so before it starts anything', async () => {
    const { code, said } = await run('scripts/start.ts', {
      ALPACA_SECRET: real.ALPACA_SECRET,
      ALPACA_CELLS: database.cells,
      ALPACA_WEB_DIST: 'apps/web',
      ALPACA_SMS: 'dev',
      ALPACA_MAIL: 'dev',
      ALPACA_DEV: '1',
    });
    expect(code).toBe(1);
    for (const thing of ['sms', 'mail', 'outbox']) {
      expect(said).toContain(`ALPACA_ALLOW_DEVELOPMENT=${thing}`);
    }
    expect(said).not.toContain('listening');
  });
});

describe('each process has its own secrets and no other’s', () => {
  const passwordOf = (role: string) =>
    new URL(JSON.parse(database.cells).c1[role] as string).password;

  test('a process that is given more, or less, refuses to start', () => {
    const env = { ...real, ALPACA_CELLS: database.cells } as NodeJS.ProcessEnv;
    expect(() => readConfig(env, 'api')).toThrow(/api must not know the address of .*migrate/);
    const { ALPACA_CELLS } = environmentOf('relay', env) as { ALPACA_CELLS: string };
    expect(() => readConfig({ ...env, ALPACA_CELLS }, 'api')).toThrow(
      'api needs the address of app in c1',
    );
  });

  test.each([
    ['api', ['secret-of-aliyun']],
    [
      'relay',
      [
        'secret-of-aliyun',
        'secret-of-keys',
        'secret-of-devices',
        'secret-of-mail',
        'secret-of-metrics',
      ],
    ],
  ] as const)('%s, as it runs', async (role, unknown) => {
    const processes = createProcesses(() => {});
    const port = await freePort();
    addToKeyFile(join(files, 'secret-of-keys'));
    const env = {
      ...real,
      ALPACA_KEYS: `file:${join(files, 'secret-of-keys')}`,
      ALPACA_CELLS: database.cells,
      ALPACA_STORAGE: `file:${files}`,
      ALPACA_PORT: String(port),
      ALPACA_METRICS_TOKEN: 'secret-of-metrics',
    };
    const running = startServer(processes, role, env);
    try {
      if (role === 'api')
        await Promise.race([apiReady(`http://127.0.0.1:${port}`), processes.failure]);
      const told = readFileSync(`/proc/${running.pid}/environ`, 'utf8');
      const mine: readonly string[] = databaseRoles[role];
      for (const name of ['app', 'worker', 'relay', 'sweep', 'migrate']) {
        expect(told.includes(passwordOf(name)), name).toBe(mine.includes(name));
      }
      for (const secret of unknown) expect(told).not.toContain(secret);
    } finally {
      await processes.stop();
    }
  });

  test('a worker’s role does what the api’s does, by another password', async () => {
    const { app, worker } = JSON.parse(database.cells).c1;
    expect(new URL(worker).password).not.toBe(new URL(app).password);
    const client = new pg.Client({ connectionString: worker });
    await client.connect();
    await expect(client.query('select * from users')).rejects.toThrow(/alpaca\.tenant_id/);
    await expect(client.query('truncate users')).rejects.toThrow(/permission denied/);
    await client.end();
  });
});
