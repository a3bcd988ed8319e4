import { expect, test } from '@playwright/test';
import { scan } from '../labels/scanSteps.ts';
import {
  enterStation,
  factOf,
  measure,
  newHouse,
  rowsOf,
  scansOf,
  toBring,
} from './receiveSteps.ts';

test.describe.configure({ timeout: 240_000 });

const scans = 40;
const offlineMs = 60_000;

test('a station without a line for a minute and forty scans, and loaded anew, loses none and keeps their order @night', async ({
  page,
  context,
}) => {
  const house = await newHouse('yunling-op');
  const { orders } = await toBring(4);
  const mine = orders.map(({ transactionOrderNo }) => transactionOrderNo);
  const others = Array.from({ length: scans - mine.length }, (_, at) => `LATE-${1000 + at}`);
  // Those that are known stand among those that are not.
  const numbers = others.flatMap((one, at) =>
    at % 9 === 0 && mine[at / 9] ? [mine[at / 9] ?? '', one] : [one],
  );
  expect(numbers).toHaveLength(scans);
  await enterStation(page, house);

  await context.setOffline(true);
  const since = Date.now();
  for (const number of numbers) {
    await scan(page, number);
    await measure(page, '0.46 20 15 10');
  }
  await expect(factOf(page, 'queue')).toHaveText(String(scans));
  await expect(page.getByText('已断开，扫描照常保存')).toBeVisible();
  await expect(rowsOf(page).filter({ hasText: '待发送' })).toHaveCount(scans);
  await page.waitForTimeout(Math.max(0, offlineMs - (Date.now() - since)));
  expect(await scansOf(house.id)).toEqual([]);

  // Without a line the page itself can't come; what was scanned is in the browser all the same.
  await page.reload().catch(() => null);
  await context.setOffline(false);
  await page.reload();
  await expect.poll(async () => (await scansOf(house.id)).length, { timeout: 60_000 }).toBe(scans);
  await expect(factOf(page, 'queue')).toHaveText('0');
  const came = await scansOf(house.id);
  expect(came.map(({ number }) => number)).toEqual(numbers);
  await expect(rowsOf(page).filter({ hasText: '已收货' })).toHaveCount(mine.length);
  // What nobody forecast comes up to be worked off.
  await expect(page.getByText('没有预报').first()).toBeVisible();
  await expect(page.getByText(`还有 ${others.length - 1} 件待处理`)).toBeVisible();
});
