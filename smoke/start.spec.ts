import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { codeOf } from '../apps/server/src/modules/auth/secondFactor/totpTestCode.ts';
import { signIn } from '../e2e/auth/userForms.ts';
import { freePort } from '../scripts/ports.ts';
import { cellsJson, createDatabase, startPostgres } from '../scripts/postgres.ts';
import { runScript, startScript } from './command.ts';
import { freshFolder } from './folder.ts';
import { importPeople, placeOrder, signInAs } from './merchant.ts';

const patient = { timeout: 60_000 };

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

/** Opens the one-time link, chooses a password and sets up the second factor that the role asks for. */
const enterAsFirst = async (page: Page, site: string, link: string) => {
  await page.goto(link);
  await page.getByLabel('新密码', { exact: true }).fill('Choose4Me');
  await page.getByLabel('再次输入密码').fill('Choose4Me');
  await page.getByRole('button', { name: '设置密码' }).click();
  await expect(page.getByText('密码已设置')).toBeVisible();
  await page.goto(site);
  await signIn(page, 'boss', 'Choose4Me');
  await expect(page.getByRole('heading', { name: '设置双重验证' })).toBeVisible(patient);
  await page.getByRole('button', { name: '验证器应用' }).click();
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  await page.getByLabel('验证码').fill(codeOf(key.replaceAll(' ', '')));
  await page.getByRole('button', { name: '完成' }).click();
  await page.getByRole('button', { name: '我已保存' }).click();
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible(patient);
};

test('npm start as production: an administrator, a merchant, an import and an order, SIGTERM', async ({
  page,
  browser,
}) => {
  const folder = await freshFolder();
  const { cluster, site, owner, servers } = await production(folder.path);
  try {
    await test.step('migrate', async () => {
      const { code, said } = await runScript(['migrate'], owner);
      expect(code, said).toBe(0);
    });
    const link = await test.step('the first administrator', async () => {
      const names = ['--name-zh', '某某物流', '--name-en', 'Acme', '--host', 'acme.localhost'];
      const who = ['--tenant', 'acme', '--user', 'boss', '--two-people-above', '5000'];
      const at = ['--site', site('acme').replace(/\/$/, '')];
      const { code, said } = await runScript(['admin:first', '--', ...who, ...names, ...at], owner);
      expect(code, said).toBe(0);
      return /^http:\S+#\S+$/m.exec(said)?.[0] ?? '';
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
      await test.step('the administrator', () => enterAsFirst(page, site('acme'), link));
      const merchant = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
      const shop = site('haituo');
      await test.step('sign in', () => signInAs(merchant, shop, 'seabreeze'));
      await test.step('import a sheet', () => importPeople(merchant, shop));
      // The tenant's own line: its numbers are ours, and no carrier need be simulated.
      await test.step('place an order', () => placeOrder(merchant, shop, /海驼美国小包/));

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
