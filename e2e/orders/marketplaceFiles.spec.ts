import { addShipper, addSku } from '@alpaca/contract';
import { expect, test } from '@playwright/test';
import { activate, newMerchant } from '../accounts/accountSteps.ts';
import { gridOf, newMark, totalOf, upload } from '../imports/importsSteps.ts';
import { callAs } from '../support/api.ts';
import { faults } from '../support/axe.ts';
import { ask } from '../support/database.ts';
import { enter } from '../support/shellSteps.ts';
import { productFor } from './orderListSteps.ts';
import { topUp } from './orderSteps.ts';

test.describe.configure({ timeout: 240_000 });

const slow = { timeout: 60_000 };

const item = {
  'order-id': '',
  'order-item-id': '61234567890123',
  'buyer-phone-number': '+1 512-555-0148',
  sku: '',
  'product-name': 'Canvas pouch, sand',
  'quantity-purchased': '2',
  'quantity-to-ship': '2',
  'recipient-name': 'Delia Marsh',
  'ship-address-1': '2208 Juniper Bend',
  'ship-city': 'New York',
  'ship-state': 'NY',
  'ship-postal-code': '10001',
  'ship-country': 'US',
};

const reportOf = (rows: readonly Partial<typeof item>[]) =>
  Buffer.from(
    [Object.keys(item), ...rows.map((row) => Object.values({ ...item, ...row }))]
      .map((cells) => cells.join('\t'))
      .join('\r\n'),
  );

const skuOf = (sku: string) => ({
  ...{ sku, goodsName: '布袋', goodsNameEn: 'Canvas pouch', value: '6.40', weight: 0.125 },
  hsCode: '420292',
});

test('a report of Amazon’s is known; a SKU is added to the library and looked for again', async ({
  page,
}) => {
  const { id, username: user } = await newMerchant('平台商户');
  await activate(id);
  await topUp(user, '500.00', 'USD');
  await callAs(user, addShipper, {
    ...{ name: '测试发件人', countryCode: 'US', province: 'NY', city: 'New York' },
    ...{ address1: '350 5th Avenue', phone: '+1 212 555 0101', postCode: '10001' },
    ...{ isDefault: true, allowDuplicate: false },
  });
  await callAs(user, addSku, skuOf('POUCH'));
  const product = await productFor(user);
  const mark = newMark();
  const rows = [
    { 'order-id': `${mark}-1`, sku: 'POUCH' },
    { 'order-id': `${mark}-2`, sku: 'LATER' },
    { 'order-id': `${mark}-3`, sku: 'POUCH', 'quantity-to-ship': '0' },
  ];
  await enter(page, '/single/batch', { user });
  await upload(page, 'unshipped.txt', reportOf(rows));
  await expect(page.getByText('Amazon 未发货订单')).toBeVisible(slow);
  await expect(totalOf(page, '有误')).toHaveText('有误2');
  await expect(totalOf(page, '已跳过')).toHaveText('已跳过1');
  expect(await faults(page), 'mending').toEqual([]);

  await page.getByRole('button', { name: '重新匹配列' }).click();
  await expect(page.getByText('识别为 Amazon 未发货订单')).toBeVisible();
  await expect(page.getByRole('button', { name: '确认并检查' })).toBeEnabled();
  await page.getByRole('button', { name: '返回', exact: true }).click();

  await expect(page.locator('[aria-selected=true][aria-invalid=true]')).toBeVisible();
  await gridOf(page).press('F2');
  const editor = gridOf(page).locator('input');
  await editor.fill(product.code);
  await editor.press('Enter');
  await page.getByRole('button', { name: '全部修改' }).click();
  await expect(totalOf(page, '有误')).toHaveText('有误1');

  await callAs(user, addSku, skuOf('LATER'));
  await page.getByRole('button', { name: '重新检查' }).click();
  await page.getByRole('button', { name: '提交 2 票' }).click(slow);
  await page.getByRole('dialog').getByRole('button', { name: '提交 2 票' }).click();
  await expect(page.getByRole('heading', { name: '订单已提交' })).toBeVisible(slow);
  const made = await ask(
    'select customer_no from orders where customer_no like $1 order by customer_no',
    [`${mark}-%`],
  );
  expect(made).toEqual([{ customer_no: `${mark}-1` }, { customer_no: `${mark}-2` }]);
});
