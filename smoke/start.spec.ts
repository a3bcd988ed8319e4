import { expect, test } from '@playwright/test';
import { runScript } from './command.ts';
import { enterByLink } from './firstSignIn.ts';
import { freshFolder } from './folder.ts';
import { importPeople, placeOrder, signInAs } from './merchant.ts';
import { firstAdministrator, production, whileStarted } from './production.ts';

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
    const link = await test.step('the first administrator', () =>
      firstAdministrator(owner, site('acme')));
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

    await whileStarted(servers, async (start) => {
      await test.step('the administrator', () =>
        enterByLink(page, { site: site('acme'), link, user: 'boss' }));
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
    });
  } finally {
    await cluster.stop();
    await folder.remove();
  }
});
