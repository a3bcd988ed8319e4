import { expect, type Page, test } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { sites } from '../support/sites.ts';

const pictureOf = (page: Page) => page.getByRole('figure').getByRole('img');

/** Its picture is there, not only its place. */
const seen = async (page: Page, name: string) => {
  await expect(pictureOf(page)).toHaveAccessibleName(name);
  await expect
    .poll(() => pictureOf(page).evaluate((one) => (one as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
};

test('somebody without an account goes through the tour from the sign-in page', async ({
  page,
}) => {
  await page.goto(`${sites.yunling}/user/login`);
  await page.getByRole('link', { name: '两分钟看懂' }).click();
  await seen(page, '打开就知道先做什么');
  await page.getByRole('button', { name: '下一页' }).click();
  await seen(page, '边填边知道价钱');
  await page.keyboard.press('ArrowRight');
  await seen(page, '几千票订单，一张表');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(`${sites.yunling}/tour?at=place`);
  await page.getByRole('button', { name: /每票订单挣了多少/ }).click();
  await seen(page, '每票订单挣了多少');
  await expect(page.getByRole('button', { name: '下一页' })).toBeDisabled();
  // One step back is where one came from, however many chapters were seen.
  await page.goBack();
  await expect(page).toHaveURL(`${sites.yunling}/user/login`);
});

test('by itself it goes on, in English on a phone', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${sites.yunling}/tour?at=costs`);
  await page.getByRole('combobox').selectOption('en_US');
  await seen(page, 'Every cent has a story');
  await page.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(15_000);
  await seen(page, 'What each order earns');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
});

test('axe finds nothing in the tour', async ({ page }) => {
  await page.goto(`${sites.yunling}/tour`);
  await seen(page, '打开就知道先做什么');
  expect(await faults(page)).toEqual([]);
});
