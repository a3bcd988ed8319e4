import { getOrderTrackDetails, getStatusCount, listTracks } from '@alpaca/contract';
import { expect, test } from '@playwright/test';
import { callAs } from '../support/api.ts';
import { enter } from '../support/shellSteps.ts';
import { sites } from '../support/sites.ts';
import {
  drawerOf,
  listPath,
  overflow,
  parcels,
  rowsOf,
  tableOf,
  tabOf,
  travelled,
  user,
} from './trackSteps.ts';

test.describe.configure({ timeout: 180_000 });

test('parcels are counted by status, and what is looked for stays in the address', async ({
  page,
}) => {
  const parcel = await travelled();
  await enter(page, listPath, { user });
  await expect(async () => {
    const { all, byStatus } = await callAs(user, getStatusCount, {});
    await expect(tabOf(page, '全部')).toContainText(String(all), { timeout: 1_000 });
    await expect(tabOf(page, '已签收')).toContainText(String(byStatus.delivered), {
      timeout: 1_000,
    });
  }).toPass();
  await tabOf(page, '已签收').click();
  await expect(page).toHaveURL(/status=delivered/);
  await expect(rowsOf(page).first()).toContainText('已签收');

  await page.getByLabel('单号', { exact: true }).fill(parcel.trackingNumber);
  await page.getByLabel('单号', { exact: true }).press('Enter');
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText(parcel.transactionOrderNo);
  await expect(tabOf(page, '全部')).toContainText('1');
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(1);

  await rowsOf(page).getByRole('button', { name: parcel.transactionOrderNo }).click();
  const drawer = drawerOf(page, parcel);
  await expect(drawer.getByText(parcel.latest.text).first()).toBeVisible();
  await drawer.getByRole('link', { name: parcel.transactionOrderNo }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: parcel.transactionOrderNo }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: '物流轨迹' })).toContainText(parcel.latest.text);
});

test('several numbers are looked for at once @night', async ({ page }) => {
  const some = await parcels(3);
  const typed = some.map(({ trackingNumber }) => trackingNumber).join(' ');
  await enter(page, `${listPath}?${new URLSearchParams({ number: typed })}`, { user });
  await expect(rowsOf(page)).toHaveCount(3);
});

test('what is silent is found by days, the longest first @night', async ({ page }) => {
  await enter(page, listPath, { user: 'yunling-op' });
  await expect(rowsOf(page).first()).toBeVisible();
  await page.getByRole('combobox', { name: '静默' }).click();
  await page.getByTitle('3 天以上', { exact: true }).click();
  await expect(page).toHaveURL(/silentDays=3/);
  await expect(async () => {
    const body = { silentDays: 3, pageNo: 1, pageSize: 50 };
    const { total } = await callAs('yunling-op', listTracks, body);
    expect(total).toBeGreaterThan(0);
    await expect(tableOf(page).getByText(`共 ${total} 条`)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('combobox', { name: '排序' }).click();
  await page.getByTitle('静默最久在前', { exact: true }).click();
  await expect(page).toHaveURL(/sort=latest/);
  const days = async () => {
    const texts = await rowsOf(page)
      .getByText(/^\d+ 天$/)
      .allTextContents();
    return texts.map((text) => Number.parseInt(text, 10));
  };
  await expect(async () => {
    const shown = await days();
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).toEqual(shown.toSorted((a, b) => b - a));
    expect(shown.at(-1)).toBeGreaterThanOrEqual(3);
  }).toPass();
  // Any other number of days is typed.
  await page.getByRole('combobox', { name: '静默' }).fill('4');
  await page.getByTitle('4 天以上', { exact: true }).click();
  await expect(page).toHaveURL(/silentDays=4/);
});

const looks = [
  { language: 'zh_CN', width: 1440, theme: 'light', heading: '轨迹', local: '当地时间' },
  { language: 'en_US', width: 390, theme: 'dark', heading: 'Events', local: 'Local time' },
] as const;

for (const { language, width, theme, heading, local } of looks) {
  test(`a parcel's whole way is told in ${language} at ${width} px @night`, async ({ page }) => {
    const parcel = await travelled();
    const { events } = await callAs(user, getOrderTrackDetails, { id: parcel.orderId });
    const abroad = events.find(({ time, statedTime }) => time !== statedTime);
    await page.setViewportSize({ width, height: 844 });
    await enter(page, `${listPath}?id=${parcel.orderId}`, { user, language, theme });
    const drawer = drawerOf(page, parcel);
    await expect(drawer.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(drawer.locator('ol > li')).toHaveCount(events.length);
    // The place's own clock stands beneath ours.
    if (abroad) {
      await expect(drawer.getByTitle(`${local} ${abroad.statedTime} ${abroad.zone}`)).toBeVisible();
    }
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(`${sites.yunling}${listPath}`);
  });
}

test('an order of which nothing was told says so @night', async ({ page }) => {
  const nowhere = '01a1d45a-0000-7000-8000-000000000000';
  await enter(page, `${listPath}?id=${nowhere}`, { user });
  await expect(page.getByRole('dialog').getByText('还没有这个包裹的轨迹')).toBeVisible();
});

test('parcels and their events are exported @night', async ({ page }) => {
  const parcel = await travelled();
  await enter(page, `${listPath}?number=${parcel.transactionOrderNo}`, { user });
  await expect(rowsOf(page)).toHaveCount(1);
  for (const name of ['导出包裹', '导出轨迹明细']) {
    await page.getByRole('button', { name: '导出' }).click();
    await page.getByRole('menuitem', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByRole('button', { name: /^导出/ }).click();
    await expect(dialog.getByText(/^已开始生成文件/)).toBeVisible();
    await dialog.getByRole('button', { name: '关闭' }).last().click();
    await expect(dialog).toBeHidden();
  }
});

test('a list of orders tells the latest of each where there is room @night', async ({ page }) => {
  const parcel = await travelled();
  const path = `/order/list?numbers=${parcel.transactionOrderNo}`;
  await page.setViewportSize({ width: 1720, height: 900 });
  await enter(page, path, { user });
  const orders = page.getByRole('region', { name: '订单列表' });
  await expect(orders.getByRole('columnheader', { name: '最新轨迹' })).toBeVisible();
  await expect(orders.locator('[data-row-key]')).toContainText(parcel.latest.text);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(orders.getByRole('columnheader', { name: '最新轨迹' })).toBeHidden();
});
