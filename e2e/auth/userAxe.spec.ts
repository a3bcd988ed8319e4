import { expect, test } from '@playwright/test';
import { lookAgain, notices, openHome, probe } from '../shell/errorPages.ts';
import { faults } from '../support/axe.ts';
import { sites } from '../support/sites.ts';

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    // Looking at everything takes its time on a busy machine.
    test.describe.configure({ timeout: 90_000 });
    test.beforeEach(({ page }) =>
      page.addInitScript((value) => {
        localStorage.setItem('alpaca.theme', JSON.stringify({ value }));
      }, theme),
    );

    for (const path of ['login', 'register', 'alteration']) {
      test(`axe finds nothing on ${path}, filled in wrongly or not`, async ({ page }) => {
        await page.goto(`${sites.yunling}/user/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await faults(page)).toEqual([]);
        await page.locator('form button[type=submit]').click();
        await expect(page.locator('[aria-invalid]').first()).toBeVisible();
        expect(await faults(page)).toEqual([]);
      });
    }

    test('axe finds nothing on the login by phone', async ({ page }) => {
      await page.goto(`${sites.yunling}/user/login`);
      await page.getByRole('tab', { name: '短信登录' }).click();
      await expect(page.getByLabel('图形验证码', { exact: true })).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });

    test('axe finds nothing on messages and the login-expired dialog', async ({ page }) => {
      await openHome(page, sites.yunling, 'bluebay');
      await page.route(probe, (route) =>
        route.continue({ url: `${sites.yunling}/alpaca-oms/no/such/call` }),
      );
      await lookAgain(page);
      await notices(page).getByRole('button').focus();
      expect(await faults(page, '[class*=_notice_]'), 'message').toEqual([]);
      await page.evaluate(() => localStorage.removeItem('alpaca.token'));
      await page.evaluate(`window.dispatchEvent(new Event('focus'))`);
      await expect(page.getByRole('dialog', { name: '登录已失效' })).toBeVisible();
      expect(await faults(page, 'dialog[open]'), 'dialog').toEqual([]);
    });
  });
}
