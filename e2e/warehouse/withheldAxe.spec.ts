import { interceptOrder, type OrderSummary, withholdParcel } from '@alpaca/contract';
import { expect, test } from '@playwright/test';
import { activate, newMerchant } from '../accounts/accountSteps.ts';
import { generatedFor } from '../orders/orderListSteps.ts';
import { productIdOf, topUp } from '../orders/orderSteps.ts';
import { received } from '../shipment/shipmentSteps.ts';
import { callAs } from '../support/api.ts';
import { gathering } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';
import { houseWithParcels } from './dispatchSteps.ts';
import { fromChina, newHouse, toBring } from './receiveSteps.ts';
import { drawerOf, opsPath, ownPath, withheldOne } from './withheldSteps.ts';

test.describe.configure({ timeout: 240_000 });

const looks = [
  { width: 1440, height: 900, theme: 'light', language: 'zh_CN', user: 'yunling-op' },
  { width: 1024, height: 768, theme: 'dark', language: 'en_US', user: 'yunling-op' },
  { width: 1080, height: 800, theme: 'light', language: 'en_US', user: '' },
  { width: 390, height: 844, theme: 'dark', language: 'zh_CN', user: '' },
] as const;

for (const { width, height, user, ...look } of looks) {
  const who = user ? 'staff' : 'merchant';
  test(`axe finds nothing about withheld parcels for the ${who} at ${width} px @night`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { id, number, username } = await withheldOne();
    const { found, lookAt } = gathering(page);
    const path = user ? opsPath : ownPath;
    await enter(page, path, { user: user || username, ...look });
    await expect(page.getByText(number).first()).toBeVisible();
    await lookAt('the list');
    await enter(page, `${path}?id=${id}`, { user: user || username, ...look });
    const drawer = drawerOf(page, number);
    await expect(drawer.getByLabel(/^(输入消息|Write a message)$/)).toBeVisible();
    await lookAt('one parcel');
    const otherLines = /^(改走其他产品|Change product)$/;
    await drawer.getByRole('button', { name: otherLines }).click();
    const dialog = page.getByRole('dialog', { name: otherLines });
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    await lookAt('other lines');
    expect(found).toEqual([]);
  });
}

test('an interception is asked for and withdrawn by keyboard alone @night', async ({ page }) => {
  const { username, orders } = await toBring(1);
  await enter(page, `/single/detail?id=${orders[0]?.id}`, { user: username });
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /更多操作/ }).press('Enter');
    await page.getByRole('menuitem', { name, exact: true }).press('Enter');
  };
  await choose('拦截');
  await expect(page.getByLabel('给仓库的说明')).toBeFocused();
  await page.keyboard.type('颜色发错了');
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText(/^已申请拦截，包裹到仓后/)).toBeVisible();
  await choose('取消拦截');
  await page.getByRole('dialog').getByRole('button', { name: '取消拦截' }).press('Enter');
  await expect(page.getByText(/^已申请拦截，包裹到仓后/)).toBeHidden();
});

test('a withheld order leads to where it is decided about @night', async ({ page }) => {
  const { username, id, number } = await withheldOne();
  await enter(page, `/single/detail?id=${id}`, { user: username });
  await expect(page.getByText('扣件：未申报电池')).toBeVisible();
  await page.getByRole('link', { name: '查看并处理' }).press('Enter');
  await expect(drawerOf(page, number)).toBeVisible();
});

test('the staff comes from a withheld parcel to its order @night', async ({ page }) => {
  const { id, number } = await withheldOne();
  await enter(page, `${opsPath}?id=${id}`, { user: 'yunling-op' });
  await drawerOf(page, number).getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
});

test('where no other product takes a parcel, there is nothing to press @night', async ({
  page,
}) => {
  const { orders } = await houseWithParcels(1);
  const { id = '', transactionOrderNo: number = '' } = orders[0] ?? {};
  await callAs('yunling-op', withholdParcel, { number, reason: 'damaged', photos: [] });
  await enter(page, `${opsPath}?id=${id}`, { user: 'yunling-op' });
  await drawerOf(page, number).getByRole('button', { name: '改走其他产品' }).click();
  const dialog = page.getByRole('dialog', { name: '改走其他产品' });
  await expect(dialog.getByText('没有其他产品可以运输这个包裹')).toBeVisible();
  await expect(dialog.getByRole('button', { name: '改走其他产品' })).toBeHidden();
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await expect(drawerOf(page, number).getByRole('button', { name: '改走其他产品' })).toBeFocused();
});

test('what was intercepted is charged once it may go on, or waits for its money @night', async ({
  page,
}) => {
  const house = await newHouse('yunling-op');
  const { username, id: merchantId } = await newMerchant('拦截商户');
  await activate(merchantId);
  await topUp(username, '200.00', 'CNY');
  const { line, shipper } = fromChina;
  const draft = { productId: await productIdOf(line), shipper, kg: 0.46 };
  const orders = await generatedFor(username, 2, draft);
  const [light, heavy] = orders as [OrderSummary, OrderSummary];
  const settle = async (order: OrderSummary, weight: number) => {
    const { id, transactionOrderNo: number } = order;
    await callAs(username, interceptOrder, { orderId: id, note: '颜色发错了' });
    await received(house, order, weight);
    await enter(page, `${opsPath}?id=${id}`, { user: 'yunling-op' });
    const drawer = drawerOf(page, number);
    await expect(drawer.getByText('放行时扣费')).toBeVisible();
    await drawer.getByRole('button', { name: '解除原因' }).click();
    const dialog = page.getByRole('dialog', { name: '解除扣件原因' });
    await expect(dialog).toContainText('包裹还没有扣费');
    await dialog.getByRole('button', { name: '解除原因' }).click();
    return drawer;
  };
  await settle(light, 0.46);
  await expect(page.getByText('已解除，包裹放行')).toBeVisible();
  const drawer = await settle(heavy, 1.9);
  await expect(page.getByText(/^已解除，但余额不足/)).toBeVisible();
  await expect(drawer.getByText('欠费', { exact: true })).toBeVisible();
  await expect(drawer.getByText(/继续出库/)).toHaveCount(0);
});
