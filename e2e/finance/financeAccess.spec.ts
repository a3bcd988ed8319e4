import { expect, test } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';

const screens = {
  'kapok /financial/overview': '账户总览',
  'kapok /financial/recharge': '账户充值',
  'kapok /financial/credentials': '水单',
  'kapok /financial/transactions': '交易流水',
  'kapok /financial/customerBilling': '账单',
  'yunling-op /financial/top-up-check': '充值审核',
};

for (const theme of ['light', 'dark'] as const) {
  for (const [screen, title] of Object.entries(screens)) {
    const [user, path] = screen.split(' ') as [string, string];
    test(`${path} can be used by everyone, ${theme}`, async ({ page }) => {
      await enter(page, path, { user, theme });
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await faults(page)).toEqual([]);
    });
  }
}

for (const [screen, title] of Object.entries(screens)) {
  const [user, path] = screen.split(' ') as [string, string];
  test(`${path} fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enter(page, path, { user });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(wide).toBeLessThanOrEqual(0);
  });
}
