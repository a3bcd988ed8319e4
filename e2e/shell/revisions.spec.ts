import { addProduct, saveVersion } from '@alpaca/contract';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { productForm } from '../../apps/server/src/modules/products/productsTestForms.ts';
import { activate, newMerchant } from '../accounts/accountSteps.ts';
import { draftOf, ownPrice, productIdOf } from '../orders/orderSteps.ts';
import { sheetsPath } from '../products/pricesSteps.ts';
import { callAs } from '../support/api.ts';
import { ask } from '../support/database.ts';
import { asOperator, enter } from '../support/shellSteps.ts';

test.describe.configure({ timeout: 120_000 });

const other = 'yunling-op2';
// The library may leave its icon of waiting in the button, unseen, when a dialog opens over it.
const saveName = /^(loading )?保\s*存$/;
const changedIn = (page: Page) => page.getByRole('dialog', { name: '其他人已先保存' });
const lineOf = (page: Page, field: string) =>
  changedIn(page).getByRole('row').filter({ hasText: field });

/** A draft that an operator has open, and a colleague who changes its price meanwhile. */
const openDraft = async (browser: Browser) => {
  const merchant = await newMerchant('改价商户');
  await activate(merchant.id);
  await ownPrice(merchant, 'US-PACKET', '48.8');
  const id = await draftOf(merchant);
  const page = await asOperator(browser, `${sheetsPath}?version=${id}`);
  await expect(page.getByRole('heading', { name: /第 2 版/ })).toBeVisible();
  const priceRows = [{ zone: 'Z1', fromKg: 0, toKg: 20, perOrder: '49' }];
  const colleague = () => callAs(other, saveVersion, { id, revision: 1, priceRows });
  const draft = async () => {
    const [row] = await ask(
      `select v.note, v.status, r.per_order::text from price_versions v
       join price_rows r on r.version_id = v.id where v.id = $1`,
      [id],
    );
    return row;
  };
  return { page, colleague, draft };
};

test('of two people on one price draft the second is told, and both changes are kept', async ({
  browser,
}) => {
  const { page, colleague, draft } = await openDraft(browser);
  await colleague();
  await page.getByRole('tab', { name: '偏远与备注' }).click();
  await page.getByRole('textbox', { name: '备注' }).fill('旺季调价');
  await page.getByRole('button', { name: saveName }).click();
  await expect(changedIn(page)).toContainText('周燕');
  await expect(lineOf(page, '价格 · 每票')).toContainText('48.8');
  await expect(lineOf(page, '价格 · 每票')).toContainText('49');
  expect(await draft()).toMatchObject({ note: '', per_order: '49.0000' });
  await changedIn(page).getByRole('button', { name: '保存我的修改' }).click();
  await expect(page.getByText('草稿已保存')).toBeVisible();
  expect(await draft()).toMatchObject({ note: '旺季调价', per_order: '49.0000' });
  await page.context().close();
});

test('publishing shows what changes, and never a price that was not seen', {
  tag: '@night',
}, async ({ browser }) => {
  const { page, colleague, draft } = await openDraft(browser);
  const publish = page.getByRole('button', { name: /^发\s*布$/ });
  await expect(publish).not.toHaveAttribute('aria-disabled', 'true');
  await publish.click();
  const dialog = page.getByRole('dialog', { name: '发布第 2 版' });
  await expect(dialog).toContainText('检查通过');
  await expect(dialog.getByText('两个版本完全相同')).toBeVisible();
  await colleague();
  await dialog.getByRole('button', { name: /^发\s*布$/ }).click();
  await expect(changedIn(page)).toContainText('周燕');
  // Nothing was typed, so nothing is said of it.
  await expect(changedIn(page)).not.toContainText('您填写的');
  expect(await draft()).toMatchObject({ status: 'draft' });
  await changedIn(page).getByRole('button', { name: '查看最新草稿' }).click();
  await expect(changedIn(page)).toHaveCount(0);
  await expect(page.getByRole('gridcell', { name: '49', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^发\s*布$/ }).click();
  await expect(dialog.getByRole('row').filter({ hasText: '48.80' })).toContainText('49.00');
  await dialog.getByRole('button', { name: /^发\s*布$/ }).click();
  await expect(page.getByText('已发布')).toBeVisible();
  expect(await draft()).toMatchObject({ status: 'published', per_order: '49.0000' });
  await page.context().close();
});

test('of two people on one product, each keeps what only they changed', { tag: '@night' }, async ({
  page,
  browser,
}) => {
  const [channel] = await ask(`select channel_id from products where id = $1`, [
    await productIdOf('US-PACKET'),
  ]);
  const form = { ...productForm(), channelId: channel.channel_id };
  const { id } = await callAs('yunling-op', addProduct, form);
  const openForm = async (one: Page, user: string) => {
    await enter(one, `/ops/products?keyword=${form.code}`, { user });
    const row = one.getByRole('row').filter({ hasText: form.code });
    await row.getByRole('button', { name: /^编\s*辑$/ }).click();
    await expect(one.getByLabel('中文名称')).toHaveValue(form.nameZh);
  };
  const first = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await openForm(first, other);
  await openForm(page, 'yunling-op');
  await first.getByLabel('中文名称').fill('周燕改的名称');
  await first.getByRole('button', { name: saveName }).click();
  await expect(first.getByText('产品已保存')).toBeVisible();

  await page.getByLabel('英文名称').fill('Named by me');
  await page.getByRole('button', { name: saveName }).click();
  await expect(changedIn(page)).toContainText('周燕');
  await expect(lineOf(page, '中文名称')).toContainText('周燕改的名称');
  await expect(lineOf(page, '中文名称')).toContainText('您未改动');
  // One may go on typing: nothing is gone.
  await changedIn(page).getByRole('button', { name: '继续编辑' }).click();
  await expect(page.getByLabel('英文名称')).toHaveValue('Named by me');
  await page.getByRole('button', { name: saveName }).click();
  await changedIn(page).getByRole('button', { name: '保存我的修改' }).click();
  await expect(page.getByText('产品已保存')).toBeVisible();
  const [row] = await ask(`select name_zh, name_en from products where id = $1`, [id]);
  expect(row).toMatchObject({ name_zh: '周燕改的名称', name_en: 'Named by me' });
  await first.context().close();
});
