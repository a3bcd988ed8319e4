import { expect, test } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';
import { bulkOf, draftFor, listPath, productFor, rowOf } from './orderListSteps.ts';
import { headingOf } from './orderSteps.ts';

test.describe.configure({ timeout: 180_000 });

const user = 'starfield';

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious in the list of orders, ${theme}`, async ({ page }) => {
    const { id: productId } = await productFor(user);
    const order = await draftFor(user, { productId });
    await enter(page, '/dashboard/analysis', { theme });
    await expect(page.getByRole('navigation', { name: '按状态查看订单' })).toBeVisible();
    expect(await faults(page), 'home').toEqual([]);

    await enter(page, `${listPath}?keyword=${order.transactionOrderNo}&source=web`, { theme });
    await expect(rowOf(page, order)).toBeVisible();
    expect(await faults(page), 'list').toEqual([]);
    await page.getByLabel('选择本页所有行').check();
    await bulkOf(page).getByRole('button', { name: '提交' }).click();
    await expect(page.getByRole('dialog', { name: '提交订单' })).toContainText('USD');
    expect(await faults(page), 'question').toEqual([]);
    await page.getByRole('button', { name: '取消', exact: true }).click();
    await bulkOf(page).getByRole('button', { name: '修改产品' }).click();
    await page.getByLabel('新产品').fill('UPS');
    await page.getByLabel('新产品').press('Enter');
    await expect(page.getByText(/^可以修改 \d 票$/)).toBeVisible();
    expect(await faults(page), 'prices').toEqual([]);
    await page.getByRole('button', { name: '取消', exact: true }).click();

    await page.getByRole('link', { name: order.transactionOrderNo }).click();
    await expect(headingOf(page, `订单 ${order.transactionOrderNo}`)).toBeVisible();
    await expect(page.getByRole('navigation', { name: '列表中的订单' })).toBeVisible();
    expect(await faults(page), 'order').toEqual([]);
    await enter(page, `/trial/external?numbers=${order.customerNo}&numbers=NOSUCH`, { theme });
    await expect(page.getByText('找到 1 个，没有找到 1 个')).toBeVisible();
    expect(await faults(page), 'outside numbers').toEqual([]);
    await enter(page, '/order/batch-product', { theme });
    await expect(headingOf(page, '批量修改产品')).toBeVisible();
    expect(await faults(page), 'batch').toEqual([]);
  });
}
