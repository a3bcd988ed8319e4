import { expect, type Page, test } from '@playwright/test';
import { sites } from '../support/sites.ts';

const signIn = async (page: Page, username: string, password = 'Alpaca2026') => {
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录' }).click();
};

test('a merchant signs in in Chinese, switches to English and signs out', async ({ page }) => {
  await page.goto(`${sites.yunling}/dashboard/analysis?from=mail`);
  await expect(page).toHaveURL(/\/user\/login\?redirect=%2Fdashboard/);
  await signIn(page, 'starfield');
  await expect(page).toHaveURL(`${sites.yunling}/dashboard/analysis?from=mail`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('星野电商');
  await expect(page.getByRole('main').getByText('M100001')).toBeVisible();

  await page.getByLabel('语言').selectOption('en_US');
  await expect(page.getByText('Merchant number')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');

  await page.getByRole('button', { name: 'Sign out' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('main').getByText('M100001')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/user\/login/);
  await page.goto(`${sites.yunling}/dashboard/analysis`);
  await expect(page).toHaveURL(/\/user\/login\?redirect=/);
});

test('each host shows its own tenant, and a user of one is unknown to the other', async ({
  page,
}) => {
  await page.goto(sites.haituo);
  await expect(page.getByText('义乌海驼供应链').first()).toBeVisible();
  await signIn(page, 'starfield');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL(/\/user\/login/);
});

test('the page runs under its policy: nothing is blocked and nothing is inline', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  const reply = await page.goto(sites.yunling);
  expect(reply?.headers()['content-security-policy']).toMatch(/script-src 'self' 'nonce-/);
  await signIn(page, 'starfield');
  await expect(page.getByRole('main').getByText('M100001')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an address that is no page leads to 404', async ({ page }) => {
  await page.goto(sites.yunling);
  await signIn(page, 'starfield');
  await expect(page.getByRole('main').getByText('M100001')).toBeVisible();
  await page.goto(`${sites.yunling}/no/such/page`);
  await expect(page).toHaveURL(`${sites.yunling}/404`);
});
