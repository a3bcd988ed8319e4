import { type Request, submitOrder } from '@alpaca/contract';
import { expect, test } from '@playwright/test';
import { onePagePdf as pdf } from '../../apps/server/src/testing/pdf.ts';
import { sheetFile } from '../../apps/server/src/testing/sheets.ts';
import { activate, newMerchant } from '../accounts/accountSteps.ts';
import { fileOf, upload } from '../imports/importsSteps.ts';
import { callAs } from '../support/api.ts';
import { asOperator, enter } from '../support/shellSteps.ts';
import { productIdOf, topUp } from './orderSteps.ts';

// Whole stories, on a busy machine.
test.describe.configure({ timeout: 180_000 });

const carriersPath = '/ops/carriers';
const detailPath = (id: string) => `/single/detail?id=${id}`;

const consignee = {
  name: '山田太郎',
  phone: '+81 3 1234 5678',
  countryCode: 'JP',
  province: '東京都',
  city: '渋谷区',
  address1: '神南 1-2-3',
  postCode: '150-0041',
};
const shipper = {
  name: '陈默',
  phone: '13800001111',
  countryCode: 'CN',
  province: '广东省',
  city: '深圳市',
  area: '龙岗区',
  address1: '坂田街道云岭路 18 号',
  postCode: '518129',
};
const goods = [{ goodsName: '手机壳', goodsNameEn: 'Phone case', quantity: 1, value: '3.20' }];

/** An order that a carrier took whom nobody can ask. */
const manualOrder = async () => {
  const merchant = await newMerchant('补录商户');
  await activate(merchant.id);
  await topUp(merchant.username, '500.00', 'CNY');
  const productId = await productIdOf('JP-LINE');
  const form = { productId, shipper, consignee, boxes: [{ weight: 0.5 }], goods };
  const body = { form } as unknown as Request<typeof submitOrder>['body'];
  return { merchant, order: await callAs(merchant.username, submitOrder, body) };
};

test('a number and a label that an operator brings in are seen by the merchant @night', async ({
  page,
  browser,
}) => {
  const { merchant, order } = await manualOrder();
  const no = order.transactionOrderNo;
  const number = `TK${Date.now()}`;
  await enter(page, detailPath(order.id), { user: merchant.username });
  const label = page.getByRole('button', { name: '打印面单' });
  await expect(page.getByRole('region', { name: '操作记录' })).toBeVisible();
  await expect(label).toHaveCount(0);

  const operator = await asOperator(browser, carriersPath);
  await operator.getByLabel('订单号').fill(no);
  await operator.getByRole('button', { name: '查询' }).click();
  const row = operator.getByRole('row').filter({ hasText: no });
  await expect(row).toContainText('日本');

  await operator.getByRole('button', { name: '导入跟踪号' }).click();
  const rows = [
    ['订单号', '跟踪号'],
    [no, number],
  ];
  await upload(operator, '单号.xlsx', await sheetFile(rows));
  await operator.getByRole('button', { name: '导入 1 行' }).click();
  await operator.getByRole('dialog').getByRole('button', { name: '开始导入' }).click();
  await expect(operator.getByRole('heading', { name: '已导入 1 个跟踪号' })).toBeVisible();
  await operator.getByRole('button', { name: '返回列表' }).first().click();
  await expect(row).toContainText(number);

  await row.getByRole('button', { name: '上传面单' }).click();
  const dialog = operator.getByRole('dialog', { name: `上传订单 ${no} 的面单` });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ ...fileOf('label.pdf', pdf), mimeType: 'application/pdf' });
  await dialog.getByRole('button', { name: '上传面单' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toHaveCount(0);
  await operator.context().close();

  // Their page follows by itself.
  await expect(page.getByRole('region', { name: '订单信息' })).toContainText(number);
  await expect(label).not.toHaveAttribute('aria-disabled', 'true');
  const file = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /更多操作$/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: '下载面单' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
});

test('in English too', { tag: '@night' }, async ({ page, browser }) => {
  const { merchant, order } = await manualOrder();
  const operator = await (await browser.newContext({ locale: 'en-US' })).newPage();
  const path = `${carriersPath}?orderNo=${order.transactionOrderNo}`;
  await enter(operator, path, { user: 'yunling-op', language: 'en_US' });
  const row = operator.getByRole('row').filter({ hasText: order.transactionOrderNo });
  await expect(row).toContainText('Japan');
  await row.getByRole('button', { name: 'Upload label' }).click();
  await expect(operator.getByRole('dialog')).toContainText('Upload label for order');
  await operator.context().close();

  await enter(page, detailPath(order.id), { user: merchant.username, language: 'en_US' });
  await expect(page.getByRole('heading', { level: 1, name: /^Order A/ })).toBeVisible();
  // What is not there yet is not offered.
  await expect(page.getByRole('button', { name: 'Print label' })).toHaveCount(0);
});
