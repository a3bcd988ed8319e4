import { expect, type Page, test } from '@playwright/test';
import { enter, goTo, openTabs, tabOf, tabsOf } from '../support/shellSteps.ts';

const form = '/gallery-tab/form';
const dialogs = '/gallery-tab/dialogs';
const inGallery = (page: Page, path: string) => enter(page, path, { gallery: true });
const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

const scroller = (page: Page) => page.locator('main > div:not([hidden])');
const scrollTop = (page: Page) => scroller(page).evaluate((div) => div.scrollTop);

test('a half-filled form, its messages and the scroll are there when one comes back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await inGallery(page, form);
  const box = page.locator('input').first();
  await box.fill('箱号');
  await box.blur();
  await expect(page.locator('.ant-form-item-explain-error')).toHaveCount(1);
  await scroller(page).evaluate((div) => div.scrollTo(0, 100));
  expect(await scrollTop(page)).toBe(100);
  await openTabs(page, dialogs);
  expect(await scrollTop(page)).toBe(0);
  await tabOf(page, 'gallery/form').click();
  await expect(box).toHaveValue('箱号');
  await expect(page.locator('.ant-form-item-explain-error')).toHaveCount(1);
  expect(await scrollTop(page)).toBe(100);
});

test('refreshing starts the page anew, closing frees it', async ({ page }) => {
  await inGallery(page, form);
  const refresh = async () => {
    await tabOf(page, 'gallery/form').click({ button: 'right' });
    await menuItem(page, '刷新').click();
  };
  await page.locator('input').first().fill('A1');
  // What was typed is not thrown away unasked.
  page.once('dialog', (question) => question.dismiss());
  await refresh();
  await expect(page.locator('input').first()).toHaveValue('A1');
  page.once('dialog', (question) => question.accept());
  await refresh();
  await expect(page.locator('input').first()).toHaveValue('');
  await page.locator('input').first().fill('A2');
  await openTabs(page, dialogs);
  await expect(page.locator('main form')).toHaveCount(1);
  page.once('dialog', (question) => question.accept());
  await tabsOf(page).getByRole('button', { name: '关闭 gallery/form' }).click();
  await expect(page.locator('main form')).toHaveCount(0);
  await openTabs(page, form);
  await expect(page.locator('input').first()).toHaveValue('');
});

test('a dialog left open in a tab is there again, however fast one switches', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await inGallery(page, form);
  await page.locator('input').first().fill('A1');
  await openTabs(page, dialogs);
  await page.getByRole('button', { name: '导出' }).first().click();
  const dialog = page.locator('.ant-modal');
  const box = dialog.getByRole('checkbox').nth(1);
  await expect(box).toBeVisible();
  const before = await box.isChecked();
  await box.click();
  await goTo(page, form);
  await expect(dialog).toBeHidden();
  await expect(page.locator('input').first()).toHaveValue('A1');
  for (let round = 0; round < 10; round += 1) {
    await goTo(page, dialogs);
    await goTo(page, form);
  }
  await goTo(page, dialogs);
  await expect(dialog).toBeVisible();
  await expect(box).toBeChecked({ checked: !before });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText('ExportDialog');
  expect(errors).toEqual([]);
});

test('a page that is not kept alive is gone when it is left, others stay hidden', async ({
  page,
}) => {
  await enter(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openTabs(page, '/order/list', '/order/detail?id=1', '/order/track');
  // Home, the list and the track.
  await expect(page.locator('main h1')).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('a filter half typed on a real page waits for one to come back', async ({ page }) => {
  await enter(page, '/system/logs', { user: 'yunling-admin' });
  const operator = page.getByLabel('操作人', { exact: true });
  await operator.fill('yunl');
  await openTabs(page, '/system/users');
  await expect(operator).toBeHidden();
  await tabOf(page, '操作日志').click();
  await expect(operator).toHaveValue('yunl');
});

test('a page that fails takes only its own tab with it', async ({ page }) => {
  await page.route('**/assets/LogsPage-*.js', (route) => route.abort());
  await enter(page, '/dashboard/analysis', { user: 'yunling-admin' });
  await openTabs(page, '/system/logs');
  await expect(page.getByRole('heading', { level: 1, name: '页面出错了' })).toBeVisible();
  await tabOf(page, '首页').click();
  await expect(page.getByRole('heading', { level: 1, name: /何岭/ })).toBeVisible();
  await openTabs(page, '/system/users');
  await expect(page.getByRole('heading', { level: 1, name: '用户与角色' })).toBeVisible();
});
