import { getUserPermissionByToken, listOrders } from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { askAs } from '../support/api.ts';
import { enter } from '../support/shellSteps.ts';
import { sites } from '../support/sites.ts';

const menuCall = `**${getUserPermissionByToken.path}?*`;
const listCall = `**${listOrders.path}`;

const cards = (page: Page) => page.locator('[data-row-key]');

/** An order list that was open before, on a phone; what is asked for from now on. */
const openBefore = async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, '/order/list');
  await expect(cards(page).first()).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
};

test('what was open before is there before the menu, its question left before its own files', async ({
  page,
}) => {
  const asked = await openBefore(page);
  const menu = Promise.withResolvers<void>();
  await page.route(menuCall, async (route) => {
    await menu.promise;
    await route.continue();
  });
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  const at = (part: string) => asked.findIndex((path) => path.includes(part));
  expect(at(listOrders.path)).toBeGreaterThan(0);
  expect(at(listOrders.path)).toBeLessThan(at('/assets/OrderListPage'));
  // All of it, a few at a time.
  await expect(cards(page)).toHaveCount(50);
  await cards(page).first().getByRole('button', { name: /更多/ }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  menu.resolve();
});

test('a page that was taken away meanwhile is left as soon as the new menu says so', {
  tag: '@night',
}, async ({ page }) => {
  await openBefore(page);
  const access = await askAs('starfield', getUserPermissionByToken, {});
  const emptied = { ...access, menu: [] };
  await page.route(menuCall, (route) =>
    route.fulfill({ json: { success: true, code: 1, message: '', timestamp: 0, result: emptied } }),
  );
  await page.route(listCall, (route) => route.fulfill({ status: 403, json: {} }));
  await page.reload();
  await expect(page).toHaveURL(`${sites.yunling}/403`);
});

test('whoever comes after somebody else sees nothing of theirs', { tag: '@night' }, async ({
  page,
}) => {
  const asked = await openBefore(page);
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('alpaca.user') ?? '{}');
    user.value.id = '00000000-0000-4000-8000-000000000000';
    localStorage.setItem('alpaca.user', JSON.stringify(user));
  });
  await page.route(menuCall, () => {});
  await page.reload();
  await expect
    .poll(() => asked.some((path) => path.includes(getUserPermissionByToken.path)))
    .toBe(true);
  expect(asked.some((path) => path.includes(listOrders.path))).toBe(false);
});
