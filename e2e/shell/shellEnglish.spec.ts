import { expect, type Page, test } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { enter, openTabs, sideOf, tabNames, tabOf } from '../support/shellSteps.ts';
import { sites } from '../support/sites.ts';

const english = (page: Page, path?: string) => enter(page, path, { language: 'en_US' });

test('the frame speaks English: menu, tabs, palette, settings, errors', async ({ page }) => {
  await english(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good /);
  await sideOf(page).getByRole('button', { name: 'Orders' }).click();
  await sideOf(page).getByRole('link', { name: 'Order list' }).click();
  await expect(page).toHaveURL(`${sites.yunling}/order/list`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order list');
  await openTabs(page, '/order/track');
  await expect.poll(() => tabNames(page)).toEqual(['Home', 'Order list', 'Tracking']);
  await tabOf(page, 'Home').click({ button: 'middle' });
  await expect(page.getByText("The home page can't be closed")).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a page' }).fill('账户充值');
  await expect(page.getByRole('option', { name: 'Top up' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /M100001/ }).click();
  await page.getByRole('menuitem', { name: 'Appearance' }).click();
  await expect(page.getByRole('radio', { name: 'Side' })).toBeChecked();
  expect(await faults(page)).toEqual([]);
});

test('error pages speak English', async ({ page }) => {
  await english(page, '/system/logs');
  await expect(page).toHaveURL(`${sites.yunling}/403`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/permission/i);
  await page.goto(`${sites.yunling}/nowhere`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('nothing runs off a narrow screen in either language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ['en_US', 'zh_CN'] as const) {
    await enter(page, '/dashboard/analysis', { language, user: 'fawn' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const over = await page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect(over).toBe(0);
    const header = await page
      .getByRole('banner')
      .evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(header).toBe(0);
  }
});
