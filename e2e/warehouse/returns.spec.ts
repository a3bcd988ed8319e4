import { expect, test } from '@playwright/test';
import { scan } from '../labels/scanSteps.ts';
import { choose } from '../support/actions.ts';
import { asOperator, enter } from '../support/shellSteps.ts';
import {
  enterReturns,
  houseWithGone,
  lieFor,
  rowOf,
  shelved,
  sign,
  standing,
} from './returnsSteps.ts';

test.describe.configure({ timeout: 120_000 });

test('a parcel comes back by scan, is kept until a day, and leaves against a signature', async ({
  page,
  browser,
}) => {
  const { house, numbers, username } = await houseWithGone(1);
  const [number = ''] = numbers;
  await enterReturns(page, house, '&tab=shelve');
  const verdict = page.getByRole('main').getByRole('status');
  await expect(page.getByLabel('扫描退件').and(page.locator('input'))).toBeFocused();
  await scan(page, number);
  await expect(verdict).toContainText('还没有库位');
  await page.getByRole('combobox', { name: '库位' }).fill('A-07');
  await page.getByLabel('扫描退件').and(page.locator('input')).focus();
  await scan(page, number);
  await expect(verdict).toContainText('它从哪里来');
  await page.getByRole('button', { name: '承运商退回' }).click();
  await expect(verdict).toContainText('已上架到 A-07');

  const merchant = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enter(merchant, '/order/withheld', { user: username });
  await merchant.getByRole('tab', { name: '退件' }).click();
  await choose(rowOf(merchant, number), '决定');
  await merchant.getByRole('radio', { name: /继续存放/ }).check();
  await merchant.getByRole('button', { name: '告知仓库' }).click();
  await expect(merchant.getByText('请选择日期')).toBeVisible();
  await merchant.getByLabel('存放到').click();
  await merchant.locator('.ant-picker-cell-in-view:not(.ant-picker-cell-disabled)').last().click();
  await merchant.getByRole('button', { name: '告知仓库' }).click();
  await expect(merchant.getByText('已告知仓库')).toBeVisible();

  await page.getByRole('link', { name: /^在架/ }).click();
  await expect(rowOf(page, number)).toContainText('继续存放');
  await choose(rowOf(page, number), '交还');
  await expect(page.getByText('商户的决定是：继续存放')).toBeVisible();
  await page.getByLabel('取件人', { exact: true }).fill('陈先生');
  await sign(page);
  await page.getByRole('dialog').getByRole('button', { name: '交还' }).click();
  await expect(page.getByText('货架是空的')).toBeVisible();
  expect(await standing(username, number)).toMatchObject({
    state: 'ended',
    outcome: 'handedBack',
    note: '陈先生',
  });
});

test('what the merchant decided meanwhile stops a destruction @night', async ({
  page,
  browser,
}) => {
  const { house, numbers, username } = await houseWithGone(1);
  const [number = ''] = numbers;
  const { id } = await shelved(house, number);
  await lieFor(id, 20);
  await enterReturns(page, house);
  await choose(rowOf(page, number), '销毁');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('商户还没有决定');
  await expect(dialog).toContainText('存放费 10.00 CNY（超期 5 天）');

  const merchant = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enter(merchant, '/order/withheld', { user: username });
  await merchant.getByRole('tab', { name: '退件' }).click();
  await choose(rowOf(merchant, number), '决定');
  await merchant.getByRole('radio', { name: /取回/ }).check();
  await merchant.getByRole('button', { name: '告知仓库' }).click();
  await expect(merchant.getByText('已告知仓库')).toBeVisible();

  await dialog.getByLabel('销毁原因').fill('破损');
  await dialog.getByRole('button', { name: '销毁' }).click();
  await expect(dialog).toContainText('商户刚刚改变了决定');
  expect(await standing(username, number)).toMatchObject({ state: 'onShelf', wish: 'handBack' });
});

test('overseas parcels are sent back or delivered anew, never handed out @night', async ({
  page,
}) => {
  const { house, numbers, username } = await houseWithGone(2);
  const [sent = '', anew = ''] = numbers;
  for (const number of numbers) await shelved(house, number, { source: 'overseas' });
  await enterReturns(page, house);
  await choose(rowOf(page, sent), '寄回');
  await page.getByLabel('快递公司').fill('DHL');
  await page.getByLabel('快递号码').fill('JD0001');
  await page.getByRole('dialog').getByRole('button', { name: '寄回' }).click();
  await expect(rowOf(page, sent)).toHaveCount(0);
  await choose(rowOf(page, anew), '重新派送');
  await page.getByRole('dialog').getByRole('button', { name: '重新派送' }).click();
  await expect(page.getByText('货架是空的')).toBeVisible();
  expect(await standing(username, sent)).toMatchObject({
    outcome: 'sentBack',
    courierNo: 'JD0001',
  });
  const { newOrderNo, newOrderStatus } = (await standing(username, anew)) ?? {};
  expect(newOrderStatus).toBe('draft');

  await page.getByRole('link', { name: /^已结束/ }).click();
  await page.getByRole('button', { name: anew }).click();
  await expect(page.getByRole('link', { name: newOrderNo ?? '' })).toBeVisible();
});

test('moved it is where it was put, and the place before is free @night', async ({
  page,
  browser,
}) => {
  const { house, numbers } = await houseWithGone(1);
  const [number = ''] = numbers;
  await shelved(house, number);
  const other = await asOperator(browser, `/ops/returns?warehouseId=${house.id}`);
  await enterReturns(page, house);
  await choose(rowOf(page, number), '移库位');
  await page.getByRole('dialog').getByRole('combobox', { name: '库位' }).fill('B-02');
  await page.getByRole('dialog').getByRole('button', { name: '移库位' }).click();
  await expect(rowOf(page, number)).toContainText('B-02');
  // The colleague sees it as soon as something is done.
  await other.reload();
  await expect(rowOf(other, number)).toContainText('B-02');
  await other.getByRole('link', { name: '库位' }).click();
  await expect(other.getByText('共 2 个库位：1 个在用，1 个空')).toBeVisible();
  await other.getByRole('link', { name: /B-02/ }).click();
  await expect(rowOf(other, number)).toBeVisible();
});
