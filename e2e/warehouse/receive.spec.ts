import { setOwnBadge } from '@alpaca/contract';
import { expect, test } from '@playwright/test';
import { scan } from '../labels/scanSteps.ts';
import { callAs } from '../support/api.ts';
import {
  enterStation,
  factOf,
  measure,
  newHouse,
  rowsOf,
  scanField,
  scansOf,
  sizeField,
  toBring,
  weightField,
  withScale,
} from './receiveSteps.ts';

test.describe.configure({ timeout: 180_000 });

test('a parcel is scanned and weighed by keyboard alone, one action after the scan', async ({
  page,
}) => {
  const house = await newHouse('yunling-op');
  const { orders, code } = await toBring(2);
  const [first, second] = orders;
  await enterStation(page, house);

  await scan(page, first?.transactionOrderNo ?? '');
  await measure(page, '0.46 20 15 10');
  await expect(page.getByRole('status').getByText('已收货').first()).toBeVisible();
  await expect(rowsOf(page).first()).toContainText('已收货');
  await expect(scanField(page)).toBeFocused();

  await scan(page, first?.customerNo ?? '');
  await expect(page.getByText('已经收过').first()).toBeVisible();
  await page.keyboard.press('Escape');

  // The scanner's keys go where they belong, though the cursor is on the weight.
  await scan(page, second?.transactionOrderNo ?? '');
  await expect(weightField(page)).toBeFocused();
  await scan(page, 'NOBODYS-77');
  await expect(page.getByText('没有预报，记到商户名下')).toBeVisible();
  await expect(rowsOf(page).filter({ hasText: '未称重' })).toHaveCount(1);
  await page.keyboard.type(code, { delay: 80 });
  await page.keyboard.press('Enter');
  await measure(page, '3.2');
  await expect(rowsOf(page).first()).toContainText('无预报');
  await expect(factOf(page, 'today')).toHaveText('1');
  const scans = await scansOf(house.id);
  expect(scans.map(({ number }) => number)).toEqual([first?.transactionOrderNo, 'NOBODYS-77']);
});

test('a scale saves by itself once it rests, and only after the pan was empty', {
  tag: '@night',
}, async ({ page }) => {
  const house = await newHouse('yunling-op');
  const { orders } = await toBring(2);
  const scale = await withScale(page);
  await enterStation(page, house);
  await expect(page.getByText('电子秤已连接')).toBeVisible();

  await scan(page, orders[0]?.transactionOrderNo ?? '');
  await expect(weightField(page)).toBeFocused();
  await scale.put(0.45);
  // Where size counts it is waited for; that is the one action.
  await expect(sizeField(page)).toBeFocused();
  await page.keyboard.type('20*15*10');
  await page.keyboard.press('Enter');
  await expect(rowsOf(page).first()).toContainText('0.45 kg');

  // The parcel before still lies there.
  await scan(page, orders[1]?.transactionOrderNo ?? '');
  await expect(weightField(page)).toBeFocused();
  // By hand: no scanner is that slow.
  await page.keyboard.type('20 15 10', { delay: 170 });
  await page.keyboard.press('Enter');
  await scale.put(0.45);
  await expect(weightField(page)).toHaveValue('');
  await scale.empty();
  await scale.put(0.48);
  await expect(rowsOf(page).filter({ hasText: '已收货' })).toHaveCount(2);
  expect(await scansOf(house.id)).toHaveLength(2);
});

test('a weight far from what was declared stops, and is agreed to by Enter', {
  tag: '@night',
}, async ({ page }) => {
  const house = await newHouse('yunling-op');
  const { orders } = await toBring(1);
  await enterStation(page, house);
  await scan(page, orders[0]?.transactionOrderNo ?? '');
  await measure(page, '9.5 20 15 10');
  await expect(page.getByText('重量与申报相差很大').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(rowsOf(page).first()).toContainText('9.5 kg');
  await expect(rowsOf(page).first()).toContainText(/已收货|扣件/);
  expect(await scansOf(house.id)).toHaveLength(2);
});

test('two stations scan the same parcel at once: one receipt, the other is told by whom', async ({
  page,
  browser,
}) => {
  const house = await newHouse('yunling-op', 'yunling-op2');
  const { orders } = await toBring(1);
  const number = orders[0]?.transactionOrderNo ?? '';
  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enterStation(page, house);
  await enterStation(other, house, { user: 'yunling-op2', station: '2 号台' });
  const pages = [page, other];
  for (const one of pages) {
    await scan(one, number);
    await expect(weightField(one)).toBeFocused();
    await one.keyboard.type('0.46 20 15 10', { delay: 80 });
  }
  await Promise.all(pages.map((one) => one.keyboard.press('Enter')));
  const received = (one: typeof page) => rowsOf(one).filter({ hasText: '已收货' });
  const told = (one: typeof page) => one.getByRole('main').getByText('已经收过').first();
  for (const one of pages) await expect(received(one).or(told(one)).first()).toBeVisible();
  const counts = await Promise.all(pages.map((one) => received(one).count()));
  expect(counts.toSorted()).toEqual([0, 1]);
  const late = pages[counts.indexOf(0)] as typeof page;
  const early = pages[counts.indexOf(1)] as typeof page;
  const name = (await factOf(early, 'operator').textContent()) ?? '';
  await expect(
    late.getByRole('main').getByRole('status').filter({ hasText: name }).first(),
  ).toBeVisible();
  await other.context().close();
});

test('another operator takes over by badge and PIN', { tag: '@night' }, async ({ page }) => {
  const house = await newHouse('yunling-op', 'yunling-op2');
  const badgeNo = `B${Date.now()}`;
  await callAs('yunling-op2', setOwnBadge, { badgeNo, pin: '4826' });
  await enterStation(page, house, { own: true });
  const before = (await factOf(page, 'operator').textContent()) ?? '';
  await page.getByRole('button', { name: '更换操作员' }).click();
  await expect(page.getByLabel('工牌号', { exact: true })).toBeFocused();
  await page.keyboard.type(badgeNo, { delay: 10 });
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('PIN', { exact: true })).toBeFocused();
  await page.keyboard.type('4826', { delay: 10 });
  await page.keyboard.press('Enter');
  await expect(factOf(page, 'operator')).not.toHaveText(before);
  await expect(factOf(page, 'station')).toHaveText('1 号台');
});
