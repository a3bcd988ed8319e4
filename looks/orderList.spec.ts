import { expect, type Page, test } from '@playwright/test';
import { enter } from '../e2e/support/shellSteps.ts';

const list = '/order/list';

/** Rows or cards that can be seen whole, from above. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const bottom =
      document.querySelector('.ant-table-tbody-virtual-holder')?.getBoundingClientRect().bottom ??
      innerHeight;
    return [...document.querySelectorAll('[data-row-key]')]
      .map((row) => row.getBoundingClientRect())
      .filter((box) => box.bottom <= bottom + 1)
      .map(({ top }) => Math.round(top))
      .sort((a, b) => a - b);
  });

for (const language of ['zh_CN', 'en_US'] as const) {
  test(`thirteen orders at a glance, and every column whole, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, list, { language });
    await expect(page.locator('[data-row-key]').first()).toBeVisible();
    const tops = await seen(page);
    expect(tops.length).toBeGreaterThanOrEqual(13);
    expect(tops[0]).toBeLessThan(300);
    const [wide, room] = await page
      .locator('.ant-table-header')
      .evaluate((head) => [head.scrollWidth, head.clientWidth]);
    expect(wide).toBeLessThanOrEqual(room as number);
    // The page itself stays; only the rows scroll.
    const overflow = await page.locator('#content').evaluate((main) => {
      const scroller = [...main.querySelectorAll('*')].filter(
        (at) =>
          /auto|scroll/.test(getComputedStyle(at).overflowY) &&
          at.scrollHeight > at.clientHeight + 1,
      );
      return scroller.length;
    });
    expect(overflow).toBe(0);
  });
}

test('on a phone the first order and its status are in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, list);
  const card = page.locator('[data-row-key]').first();
  await expect(card).toBeVisible();
  const box = await card.boundingBox();
  expect(box?.y).toBeLessThan(300);
  await expect(card.locator('[data-kind]').first()).toBeInViewport();
});
