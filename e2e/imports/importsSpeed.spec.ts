import type { Page } from '@playwright/test';
import { enter, expect, test } from '../announcements/bellSteps.ts';
import { longestTask } from '../support/mainThread.ts';
import {
  cellsOf,
  gridOf,
  importPath,
  newMark,
  personOf,
  sheetOf,
  totalOf,
  upload,
} from './importsSteps.ts';

const rows = 10_000;
const frame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame));

test('ten thousand rows scroll and are edited without holding the page up', async ({
  page,
  browser,
  person,
}, info) => {
  info.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const mark = newMark();
  const people = Array.from({ length: rows }, (_, n) => ({
    ...personOf(mark, n),
    ...(n % 500 === 7 && { city: '' }),
  }));
  await enter(page, person, { path: importPath });
  await upload(page, '一万.xlsx', await sheetOf(people, Object.keys(personOf(mark, 0))));
  await expect(totalOf(page, '有误')).toHaveText('有误20', { timeout: 120_000 });
  await totalOf(page, '全部').click();
  const grid = gridOf(page);
  await expect(grid).toHaveAttribute('aria-rowcount', String(rows + 1));
  await expect(cellsOf(page, 2)).toBeVisible();
  await grid.hover();
  const wheel = async (steps: number) => {
    for (let step = 0; step < steps; step += 1) {
      await page.mouse.wheel(0, 300);
      await frame(page);
    }
  };
  // The first turns also pay for compiling.
  await wheel(10);

  const scrolling = await longestTask(browser, page, () => wheel(60));
  const jumping = await longestTask(browser, page, async () => {
    for (let jump = 1; jump <= 10; jump += 1) {
      await grid.evaluate((node, top) => node.scrollTo({ top }), (jump * 7_919 * 36) % (rows * 36));
      await expect(grid.locator('[aria-busy=true]')).toHaveCount(0);
    }
  });
  await grid.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await expect(cellsOf(page, 2)).toBeVisible();
  const editing = await longestTask(browser, page, async () => {
    for (let n = 0; n < 10; n += 1) {
      await page.keyboard.press('F2');
      await page.keyboard.type(`a${n}`);
      await page.keyboard.press('Enter');
    }
    await expect(grid.locator('[data-saving=true]')).toHaveCount(0);
  });
  await expect(cellsOf(page, 11).getByRole('gridcell', { name: 'a9' })).toBeVisible();
  const drawn = await grid.getByRole('row').count();
  const figures = { scrolling, jumping, editing, drawn };
  info.annotations.push({ type: 'milliseconds', description: JSON.stringify(figures) });
  console.log(`longest task: ${JSON.stringify(figures)}`);
  expect(drawn).toBeLessThan(60);
  for (const longest of [scrolling, jumping, editing]) expect(longest).toBeLessThan(100);
});
