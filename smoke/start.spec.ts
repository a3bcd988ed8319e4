import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { constants, headers, login } from '@alpaca/contract';
import { expect, test } from '@playwright/test';
import { freePort } from '../scripts/ports.ts';
import { cellsJson, createDatabase, startPostgres } from '../scripts/postgres.ts';
import { runScript, startScript } from './command.ts';
import { freshFolder } from './folder.ts';

/** A machine as README's "Set it up for production" leaves it, with a PostgreSQL of somebody's. */
const production = async (folder: string) => {
  const cluster = await startPostgres({ dir: join(folder, 'postgres'), durable: true });
  await createDatabase(cluster, 'alpaca');
  const { migrate, ...served } = JSON.parse(cellsJson(cluster, 'alpaca')).c1;
  const port = String(await freePort());
  const common = { NODE_ENV: 'production', ALPACA_STORAGE: `file:${join(folder, 'files')}` };
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

/** Signs in by the api itself; a machine without a name is Yunling's. */
const signIn = async (port: string) => {
  const reply = await fetch(`http://127.0.0.1:${port}${constants.basePath}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [headers.systemBelong]: constants.systemBelong },
    body: JSON.stringify({ username: 'starfield', password: 'Alpaca2026' }),
  });
  return reply.status;
};

test('npm start as production: nothing of development, the web, a merchant who signs in, SIGTERM', async () => {
  const folder = await freshFolder();
  const { cluster, site, owner, servers } = await production(folder.path);
  try {
    await test.step('migrate', async () => {
      const { code, said } = await runScript(['migrate'], owner);
      expect(code, said).toBe(0);
    });
    await test.step('the first administrator', async () => {
      const names = ['--name-zh', '某某物流', '--name-en', 'Acme', '--host', 'acme.localhost'];
      const who = ['--tenant', 'acme', '--user', 'boss', '--two-people-above', '5000'];
      const at = ['--site', site('acme').replace(/\/$/, '')];
      const { code, said } = await runScript(['admin:first', '--', ...who, ...names, ...at], owner);
      expect(code, said).toBe(0);
      expect(said).toMatch(/^http:\S+#\S+$/m);
    });
    await test.step('nothing of development starts by itself', async () => {
      const seeded = await runScript(['seed'], owner);
      expect(seeded).toMatchObject({ code: 1, said: expect.stringContaining('admin:first') });
      const dev = { ...servers, ALPACA_SMS: 'dev', ALPACA_MAIL: 'dev', ALPACA_DEV: '1' };
      const refused = await runScript(['start'], dev);
      expect(refused).toMatchObject({
        code: 1,
        said: expect.stringContaining('not for production'),
      });
      const { ALPACA_SECRET: _, ...open } = servers;
      const named = await runScript(['start'], open);
      expect(named).toMatchObject({ code: 1, said: expect.stringContaining('ALPACA_SECRET') });
    });
    await test.step('a merchant, by the demo, which must be allowed by name', async () => {
      const allowed = { ALPACA_ALLOW_DEVELOPMENT: 'seed', ALPACA_SEED_ORDERS: '0' };
      const { code, said } = await runScript(['seed'], { ...owner, ...allowed });
      expect(code, said).toBe(0);
    });

    const start = await startScript('start', servers);
    try {
      await start.saying(/Alpaca is ready on/, 60);
      const web = await fetch(`http://127.0.0.1:${servers.ALPACA_PORT}/`);
      expect(web.status).toBe(200);
      expect(await web.text()).toContain('<script');
      expect(await signIn(servers.ALPACA_PORT)).toBe(200);

      const { ended, took, before, ports, left, stillOpen } = await start.stop('SIGTERM', 30);
      console.log(`SIGTERM: ${before.length} processes and ports ${ports} gone in ${took} s`);
      // npm, api, worker, relay; nobody but the api listens.
      expect(before.length).toBeGreaterThan(4);
      expect(ports).toEqual([Number(servers.ALPACA_PORT)]);
      expect(start.said()).toMatch(/SIGTERM: stopping\.[\s\S]*Stopped\.\s*$/);
      expect(start.said()).not.toMatch(/Stopping the rest|is killed/);
      expect({ ended, left, stillOpen }).toEqual({ ended: 0, left: [], stillOpen: [] });
      expect(took).toBeLessThan(10);
      expect(start.said()).not.toMatch(/\b(ERROR|FATAL)\b/);
    } finally {
      await start.clear();
    }
  } finally {
    await cluster.stop();
    await folder.remove();
  }
});
