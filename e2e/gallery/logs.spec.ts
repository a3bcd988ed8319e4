import { faults } from '../support/axe.ts';
import { expect, test } from './gallerySteps.ts';

test('the operation log is filtered by operator, type and days', async ({ page, open }) => {
  await open('/system/logs');
  const table = page.getByRole('table', { name: '操作日志' });
  await expect(table.getByRole('row').nth(1)).toContainText('密码登录');
  const search = page.getByRole('search');
  await search.getByLabel('操作类型').click();
  await page.locator('.ant-select-item').getByText('退出', { exact: true }).click();
  await search.getByLabel('操作人').fill('nobody at all');
  await search.getByRole('button', { name: '查询' }).click();
  await expect(page.getByText('没有符合条件的日志')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('type')).toBe('signOut');

  await search.getByRole('button', { name: '重置' }).click();
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await search.getByPlaceholder('开始日期').click();
  await page.locator('.ant-picker-presets').getByText('近 7 天').click();
  await search.getByRole('button', { name: '查询' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('to')).toMatch(/ 23:59:59$/);
  await expect(table.getByRole('row').nth(1)).toContainText('密码登录');
});

test('a tab that was left half typed comes back as it was', async ({ page, open }) => {
  await open('/system/logs');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('search').getByLabel('操作人').fill('half typed');
  await page.getByRole('link', { name: '首页' }).first().click();
  await expect(page.getByRole('search')).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('search').getByLabel('操作人')).toHaveValue('half typed');
  await expect(page.getByRole('table')).toBeVisible();
});

test('a dialog left open in a tab is open again, and nothing is blank', async ({ page, open }) => {
  await open('/system/logs?type=signIn');
  await page.getByRole('link', { name: '首页' }).first().click();
  await expect(page.getByRole('search')).toBeHidden();
  await page.goBack();
  await page.getByRole('button', { name: '保存为视图' }).click();
  const dialog = page.getByRole('dialog', { name: '保存当前筛选为视图' });
  await expect(dialog).toBeVisible();
  await page.goForward();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('table')).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious in the log, ${theme}`, async ({ page, open }) => {
    await open('/system/logs', { theme });
    await expect(page.getByRole('table')).toBeVisible();
    // The frame around it has its own tests.
    expect(await faults(page, 'main')).toEqual([]);
  });
}

test('the log speaks English', async ({ page, open }) => {
  await open('/system/logs', { language: 'en_US' });
  await expect(page.getByRole('heading', { name: 'Operation log' })).toBeVisible();
  await expect(page.getByRole('columnheader').nth(1)).toHaveText('Time');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('Sign in');
});
