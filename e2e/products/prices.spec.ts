import { expect, test } from '@playwright/test';
import { activate, newMerchant } from '../accounts/accountSteps.ts';
import { cellsOf, gridOf, totalOf, upload } from '../imports/importsSteps.ts';
import { asOperator, enter } from '../support/shellSteps.ts';
import {
  batchPath,
  fillParcel,
  lineOf,
  newSheetFor,
  parcelSheet,
  pasteRows,
  priceSheet,
  radarOf,
  sheetsPath,
  trialPath,
} from './pricesSteps.ts';

// Whole stories, on a busy machine.
test.describe.configure({ timeout: 180_000 });

test('a merchant sees the radar while typing, compares, and keeps a favourite', async ({
  page,
}) => {
  const merchant = await newMerchant('比价商户');
  await activate(merchant.id);
  await enter(page, trialPath, { user: merchant.username });
  const radar = radarOf(page);
  await expect(radar).toContainText('填好目的地和重量');
  await fillParcel(page, 'US', '0.46', '99501');
  await expect(radar).toContainText('可用产品');
  for (const side of ['长', '宽', '高']) await page.getByLabel(side, { exact: true }).fill('30');
  await expect(radar.locator('[data-kind=volumetric]')).toContainText('按体积重');
  await radar.getByRole('combobox').fill('美国专线小包');
  await radar.getByRole('combobox').press('Enter');
  await radar.locator('[data-kind=missingHsCode]').getByRole('button').click();
  await expect(page.getByLabel('海关编码')).toBeFocused();

  await page.getByRole('button', { name: '试算', exact: true }).click();
  await expect(page.getByText('试算费用与实际费用可能有差异')).toBeVisible();
  const packet = lineOf(page, 'US-PACKET');
  // From Shenzhen no label of the United States is any good, least of all the cheapest.
  await expect(lineOf(page, 'US-LABEL')).toHaveCount(0);
  await expect(lineOf(page, '最便宜')).toHaveCount(1);
  await expect(lineOf(page, '最快')).not.toHaveCount(0);
  // What can't be used is folded away, with its reason.
  await expect(lineOf(page, 'JP-LINE')).toHaveCount(0);
  await page.getByRole('button', { name: /个产品不可用/ }).click();
  await expect(lineOf(page, 'JP-LINE')).toContainText('该产品不寄往');
  // By keyboard as by pointer: what the price is made of.
  await packet.getByRole('button', { name: /费用明细/ }).focus();
  const details = page.getByRole('tooltip').getByRole('region', { name: '费用明细' });
  await expect(details).toContainText('合计');
  await expect(details).toContainText('体积重');
  await page.getByRole('button', { name: /个产品不可用/ }).click();
  await expect(lineOf(page, 'JP-LINE')).toHaveCount(0);

  await packet.getByRole('button', { name: '把美国专线小包设为常用' }).click();
  await lineOf(page, 'HK-UPS-RED')
    .getByRole('button', { name: /设为常用/ })
    .click();
  await page.getByText('只看常用').click();
  await expect(lineOf(page, 'US-LABEL')).toHaveCount(0);
  await enter(page, '/single/channels', { user: merchant.username });
  const mine = page.getByRole('region', { name: '常用产品' }).getByRole('listitem');
  await expect(mine).toHaveText([/美国专线小包/, /香港 UPS 红单/]);
  await page.getByRole('button', { name: /^移动香港 UPS 红单/ }).press('ArrowUp');
  await expect(mine).toHaveText([/香港 UPS 红单/, /美国专线小包/]);
  await expect(page.getByRole('button', { name: /^移动香港 UPS 红单/ })).toBeFocused();
});

test('what was tried is ordered, and all of it is in the form, after a reload too @night', async ({
  page,
}) => {
  await enter(page, trialPath);
  await fillParcel(page, 'US', '0.46', '99501');
  for (const [side, cm] of [
    ['长', '30'],
    ['宽', '20'],
    ['高', '10'],
  ] as const) {
    await page.getByLabel(side, { exact: true }).fill(cm);
  }
  await page.getByRole('button', { name: '试算', exact: true }).click();
  await page.getByRole('link', { name: '用美国专线小包下单' }).click();
  await expect(page).toHaveURL(/single\/special\?trial=/);
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(page.getByRole('radio', { name: /美国专线小包/ })).toBeChecked();
    await expect(page.getByRole('region', { name: '发件人' })).toContainText('星野电商');
    await expect(page.getByRole('region', { name: '收件人' }).getByLabel('邮编')).toHaveValue(
      '99501',
    );
    await expect(page.getByLabel(/^\*?重量$/).first()).toHaveValue('0.46');
    await expect(page.getByLabel('长', { exact: true }).first()).toHaveValue('30');
  }
  await expect(page.getByRole('complementary', { name: '费用' })).toContainText('CNY');
});

test('prices go in by spreadsheet with three bad cells mended; a trial shows them at once', async ({
  page,
  browser,
}) => {
  const merchant = await newMerchant('专属价商户');
  await activate(merchant.id);
  const code = `S-${merchant.code.slice(-8)}`;
  const operator = await asOperator(browser, sheetsPath);
  await newSheetFor(operator, merchant, code);
  await expect(operator.getByRole('heading', { name: `${code} 第 1 版` })).toBeVisible();

  await operator.getByRole('tab', { name: /^分区/ }).click();
  await pasteRows(operator, [['Z1', 'US']]);
  await expect(gridOf(operator).getByRole('gridcell', { name: /^US / })).toBeVisible();
  await operator.getByRole('button', { name: /保\s*存/ }).click();
  await expect(operator.getByText('草稿已保存')).toBeVisible();
  await operator.getByRole('tab', { name: /^价格/ }).click();
  await operator.getByRole('button', { name: '导入表格' }).click();
  const rows = [
    ['Z1', '0', '0.5', '一百', '10'],
    ['Z1', '0.5', '0.2', '50', '10'],
    ['Z1', '2', '20', '40', '-1'],
  ];
  await upload(operator, '价格.xlsx', await priceSheet(rows));
  await expect(totalOf(operator, '有误')).toHaveText('有误3', { timeout: 30_000 });
  const mends = [
    ['50', 2],
    ['2', 3],
    ['10', 4],
  ] as const;
  for (const [right, row] of mends) {
    await cellsOf(operator, row).locator('[aria-invalid=true]').first().click();
    await operator.keyboard.press('Control+a');
    await operator.keyboard.type(right);
    await operator.keyboard.press('Enter');
    await expect(totalOf(operator, '有误')).toHaveText(`有误${4 - row}`);
  }
  await operator.getByRole('button', { name: '导入 3 行' }).click();
  await operator.getByRole('dialog').getByRole('button', { name: '开始导入' }).click();
  await expect(operator.getByRole('heading', { name: '已导入 3 行价格' })).toBeVisible();
  await operator.getByRole('button', { name: '回到版本' }).click();
  const publish = operator.getByRole('button', { name: /发\s*布/ });
  // Once it is checked.
  await expect(publish).not.toHaveAttribute('aria-disabled', 'true');
  await publish.click();
  await expect(operator.getByRole('dialog')).toContainText('检查通过');
  await operator
    .getByRole('dialog')
    .getByRole('button', { name: /发\s*布/ })
    .click();
  // Published, it leads back to the sheets.
  await expect(operator.getByRole('heading', { name: '报价表', level: 1 })).toBeVisible();

  await enter(page, trialPath, { user: merchant.username });
  await fillParcel(page, 'US', '0.5');
  await page.getByRole('button', { name: '试算', exact: true }).click();
  // 0.5 kg at 50.00 and 10.00 for the order.
  await expect(lineOf(page, 'US-PACKET')).toContainText('35.00 CNY');
  await operator.context().close();
});

test('a sheet of parcels is mended, quoted by every product, explained and kept', {
  tag: '@night',
}, async ({ page }) => {
  const merchant = await newMerchant('批量商户');
  await activate(merchant.id);
  await enter(page, batchPath, { user: merchant.username });
  const rows = [
    ['A1', 'US', '90210', '普货', '0.3', '1'],
    ['A2', '火星', '', '普货', '0.3', '1'],
    ['A3', 'JP', '', '普货', '1.2', '2'],
  ];
  await upload(page, '包裹.xlsx', await parcelSheet(rows));
  await expect(totalOf(page, '有误')).toHaveText('有误1', { timeout: 30_000 });
  await cellsOf(page, 3).locator('[aria-invalid=true]').click();
  await page.getByRole('combobox', { name: /^第 3 行/ }).fill('GB');
  await page.keyboard.press('Enter');
  await expect(totalOf(page, '有误')).toHaveText('有误0');
  await page.getByRole('button', { name: '导入 3 行' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '开始导入' }).click();
  await page.getByRole('button', { name: '查看结果' }).click();

  const row = (reference: string) => page.getByRole('row').filter({ hasText: reference });
  await expect(row('A3')).toContainText('日本专线');
  await row('A2')
    .getByRole('button', { name: /CNY|USD/ })
    .first()
    .click();
  const why = page.getByRole('dialog').filter({ hasText: '英国专线' });
  await expect(why).toContainText('合计');
  await page.keyboard.press('Escape');
  await page.getByText('全部产品').click();
  await expect(page.getByRole('columnheader', { name: '巴西专线（CPF）' })).toBeVisible();
  await page.getByRole('button', { name: /保\s*存/ }).click();
  const dialog = page.getByRole('dialog', { name: '保存试算结果' });
  await dialog.getByLabel('名称').fill('十一月比价');
  await dialog.getByRole('button', { name: /保\s*存/ }).click();
  await expect(page.getByRole('heading', { name: '十一月比价' })).toBeVisible();
  await page.getByRole('button', { name: '返回批量试算' }).click();
  await expect(page.getByRole('row').filter({ hasText: '十一月比价' })).toBeVisible();
});

test('who is not activated is told so, and led there', { tag: '@night' }, async ({ page }) => {
  const merchant = await newMerchant('未激活商户');
  const paths = [trialPath, batchPath, '/trial/freight', '/single/channels', '/product/list'];
  for (const path of paths) {
    await enter(page, path, { user: merchant.username });
    await expect(page.getByRole('heading', { name: '请先激活账号' })).toBeVisible();
  }
  await page.getByRole('button', { name: '去激活' }).click();
  await expect(page).toHaveURL(/\/basic\/activation$/);
});

test('in English too', { tag: '@night' }, async ({ page, browser }) => {
  const merchant = await newMerchant('English');
  await activate(merchant.id);
  const visit = { user: merchant.username, language: 'en_US' } as const;
  await enter(page, trialPath, visit);
  await fillParcel(page, 'GB', '0.5');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(lineOf(page, 'UK-LINE')).toContainText('Cheapest');
  await enter(page, '/product/list', visit);
  await expect(page.getByRole('link', { name: 'Japan Line' })).toBeVisible();
  const operator = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await enter(operator, sheetsPath, { user: 'yunling-op', language: 'en_US' });
  await operator.getByRole('button', { name: 'Versions' }).first().click();
  await expect(operator.getByRole('dialog')).toContainText('In force');
  await operator.context().close();
});
