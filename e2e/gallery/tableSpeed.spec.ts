import type { Browser, CDPSession, Page } from '@playwright/test';
import { longestTask } from '../support/mainThread.ts';
import { expect, test } from './gallerySteps.ts';

type Kind = 'virtual1000' | 'virtual100' | 'plain1000';

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const show = async (page: Page, kind: Kind | 'none') => {
  await page.locator(`[data-kind="${kind}"]`).click();
  const rows = page.getByTestId('bench').locator('.ant-table-row');
  if (kind === 'none') await expect(rows).toHaveCount(0);
  else await rows.first().waitFor();
  // What comes after the first picture, such as measuring the columns, belongs to it too.
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
  );
};

/** The main thread's own time, so that whatever else the machine does is not counted. */
const busyMs = async (client: CDPSession) => {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};

const mountMs = async (page: Page, client: CDPSession, kind: Kind) => {
  await show(page, 'none');
  const before = await busyMs(client);
  await show(page, kind);
  return (await busyMs(client)) - before;
};

/** Wheels over both lists alike, as far as the short one reaches. */
const scrollMs = async (page: Page, browser: Browser, kind: Kind) => {
  await show(page, 'none');
  await show(page, kind);
  await page.getByTestId('bench').locator('.ant-table-row').nth(3).hover();
  return longestTask(browser, page, async () => {
    for (let step = 0; step < 30; step += 1) {
      await page.mouse.wheel(0, 125);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  });
};

test('a thousand rows mount in a third of a plain table and scroll like a hundred', async ({
  page,
  browser,
  open,
}, info) => {
  info.setTimeout(600_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/gallery/bench');
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });

  const times: Record<string, number[]> = {};
  const note = (name: string, ms: number) => {
    times[name] = [...(times[name] ?? []), ms];
  };
  // One round more than counts: the first also pays for compiling.
  for (let round = 0; round < 4; round += 1) {
    const counted = round > 0 ? note : () => {};
    counted('mount virtual', await mountMs(page, client, 'virtual1000'));
    counted('mount plain', await mountMs(page, client, 'plain1000'));
    counted('scroll 1000', await scrollMs(page, browser, 'virtual1000'));
    counted('scroll 100', await scrollMs(page, browser, 'virtual100'));
  }
  const figures = Object.fromEntries(
    Object.entries(times).map(([name, all]) => [name, Math.round(median(all) * 10) / 10]),
  );
  info.annotations.push({ type: 'milliseconds', description: JSON.stringify({ figures, times }) });
  const of = (name: string) => figures[name] ?? Number.NaN;
  console.log(
    `mount ${of('mount virtual')} ms ÷ plain ${of('mount plain')} ms, ` +
      `longest task ${of('scroll 1000')} ms ÷ ${of('scroll 100')} ms`,
  );
  expect(of('mount virtual') / of('mount plain')).toBeLessThanOrEqual(0.3);
  expect(of('scroll 1000') / of('scroll 100')).toBeLessThanOrEqual(2);
});
