import { addSku, getOpsProduct } from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { onePagePdf } from '../../apps/server/src/testing/pdf.ts';
import { productIdOf } from '../orders/orderSteps.ts';
import { askAs, callAs } from '../support/api.ts';
import { asOperator, enter } from '../support/shellSteps.ts';
import { merchantWithMoney, ordersOf } from './labelSteps.ts';
import { pagesOf, saved } from './paperFiles.ts';

test.describe.configure({ timeout: 240_000 });

const pdf = { name: 'FBA 箱唛.pdf', mimeType: 'application/pdf', buffer: onePagePdf };

/** The dialog to bring a file along with a new order. */
const uploadOf = async (page: Page, user: string) => {
  const [order] = await ordersOf(user, 'US-PACKET', 1);
  await enter(page, `/order/detail?id=${order?.id}`, { user });
  await page.getByRole('button', { name: '上传文件' }).click();
  return page.getByRole('dialog', { name: '上传文件' });
};

test('a file that is brought along is kept with the order until it is removed', async ({
  page,
}) => {
  const { username: user } = await merchantWithMoney('随单商户');
  const dialog = await uploadOf(page, user);
  await dialog.locator('input[type=file]').setInputFiles(pdf);
  await expect(dialog.getByRole('button', { name: '重新选择' })).toBeVisible();
  await dialog.getByRole('button', { name: '上传文件' }).click();
  const row = page.getByRole('row').filter({ hasText: pdf.name });
  await expect(row).toContainText('箱唛');
  await expect(row).toContainText('整票');
  const file = await saved(page, () => row.getByRole('button', { name: '下载' }).click());
  expect(pagesOf(file.path)).toHaveLength(1);
  await row.getByRole('button', { name: /更多操作$/ }).click();
  await page.getByRole('menuitem', { name: '移除' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(row).toHaveCount(1);
});

test('what is no PDF is refused in words @night', async ({ page }) => {
  const { username: user } = await merchantWithMoney('坏档商户');
  const dialog = await uploadOf(page, user);
  const text = { ...pdf, buffer: Buffer.from('no paper at all') };
  await dialog.locator('input[type=file]').setInputFiles(text);
  await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
});

test('stickers come as many as were asked for @night', async ({ page }) => {
  const { username: user } = await merchantWithMoney('贴纸商户');
  for (const sku of ['TEE-RED-M', 'TEE-RED-L']) {
    const goods = { goodsName: 'T 恤', goodsNameEn: 'T-shirt', value: '9.90', currency: 'USD' };
    await callAs(user, addSku, { sku, ...goods, hsCode: '610910', cargoProperty: 'general' });
  }
  await enter(page, '/order/skus', { user });
  await expect(page.getByText('共 2 条')).toBeVisible();
  await page.getByLabel('选择本页所有行').check();
  await page.getByRole('button', { name: 'SKU 条码贴纸' }).click();
  const dialog = page.getByRole('dialog', { name: 'SKU 条码贴纸' });
  await dialog.getByRole('textbox', { name: 'TEE-RED-M 的张数' }).fill('3');
  const file = await saved(page, () => dialog.getByRole('button', { name: '生成 4 张' }).click());
  expect(pagesOf(file.path)).toEqual(Array(4).fill('60x40'));
});

test('what a line prints is put in order by keys, and comes so', async ({ browser }) => {
  const operator = await asOperator(browser, '/ops/products');
  const row = operator.getByRole('row').filter({ hasText: 'JP-LINE' });
  await row.getByRole('button', { name: '编辑' }).click();
  const add = operator.getByRole('combobox', { name: '添加单据' });
  await add.click();
  await operator.locator('.ant-select-item-option').getByText('装箱单', { exact: true }).click();
  const up = operator.getByRole('button', { name: '上移“装箱单”' });
  await up.focus();
  while (await up.isEnabled()) await operator.keyboard.press('Enter');
  // At the top only the way down is left.
  await expect(operator.getByRole('button', { name: '下移“装箱单”' })).toBeFocused();
  await operator.getByRole('button', { name: /^保\s*存$/ }).click();
  await expect(operator.getByText('产品已保存')).toBeVisible();
  const id = await productIdOf('JP-LINE');
  const { printSet } = await askAs('yunling-op', getOpsProduct, { id });
  expect(printSet[0]).toEqual({ document: 'packingList', copies: 1, printer: 'a4' });
  await operator.context().close();
});
