import { type Browser, expect, test } from '@playwright/test';
import { runScript } from '../command.ts';
import { enterByLink } from '../firstSignIn.ts';
import { freshFolder } from '../folder.ts';
import { firstAdministrator, production, whileStarted } from '../production.ts';
import { approveTopUp, askToBeActive, letIn, placeOrder, register, topUp } from './merchant.ts';
import { hire } from './people.ts';
import {
  addBankAccount,
  addChannel,
  addPrices,
  addProduct,
  addWarehouse,
  putOnSale,
} from './setUp.ts';

const person = async (browser: Browser) => {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  });
  return context.newPage();
};

test('a tenant is set up from nothing to its first booked order: no seed, no SQL, only the web', async ({
  browser,
}) => {
  const folder = await freshFolder();
  const { cluster, site: at, owner, servers } = await production(folder.path);
  const site = at('acme');
  // Where the test reads pictures and messages, as people do with their eyes and phones.
  process.env.ALPACA_E2E_DATABASE = cluster.superUrl('alpaca');
  process.env.ALPACA_E2E_KEYS = servers.ALPACA_KEYS;
  try {
    const migrated = await runScript(['migrate'], owner);
    expect(migrated.code, migrated.said).toBe(0);
    const link = await firstAdministrator(owner, site);
    const kept = { ALPACA_SMS: 'dev', ALPACA_ALLOW_DEVELOPMENT: 'sms' };
    await whileStarted({ ...servers, ...kept }, async () => {
      const [boss, second, merchant] = [
        await person(browser),
        await person(browser),
        await person(browser),
      ];
      await test.step('two people', async () => {
        await enterByLink(boss, { site, link, user: 'boss' });
        const theirs = await hire(boss, site, 'second', '李副');
        await enterByLink(second, { site, link: theirs, user: 'second' });
      });
      await test.step('where money goes', () => addBankAccount(boss, site));
      await test.step('numbers and a channel', () => addChannel(boss, site));
      await test.step('a product', () => addProduct(boss, site));
      await test.step('its prices', () => addPrices(boss, site));
      await test.step('on sale', () => putOnSale(boss, site));
      await test.step('a warehouse', () => addWarehouse(boss, site));
      await test.step('a merchant registers', () => register(merchant, site));
      await test.step('asks to be active', () => askToBeActive(merchant));
      await test.step('is let in', () => letIn(boss, site));
      await test.step('tells of money', () => topUp(merchant, site));
      await test.step('which two people approve', () => approveTopUp(second, boss, site));
      await test.step('places an order that is booked', () => placeOrder(merchant, site));
      await test.step('the first administrator is IT too', async () => {
        await boss.goto(`${site}system/icons`);
        await expect(boss.getByLabel('按图标或菜单名称搜索')).toBeVisible();
      });
    });
  } finally {
    await cluster.stop();
    await folder.remove();
  }
});
