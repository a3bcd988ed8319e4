import { addTaxNumber } from '@alpaca/contract';
import { expect, test } from '@playwright/test';
import { newMark } from '../imports/importsSteps.ts';
import { callAs } from '../support/api.ts';
import { gatheringAt, looks } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';
import { overflow } from '../tracking/trackSteps.ts';
import {
  addItem,
  administrator,
  dialogOf,
  entry,
  itemsIn,
  itemWith,
  path,
  pathOf,
  rename,
} from './dictionarySteps.ts';

test.describe.configure({ timeout: 120_000 });

test('a renamed item is read at once on a page that somebody else has open', async ({
  page,
  browser,
}) => {
  const mark = newMark();
  const name = `税号 ${mark}`;
  await callAs('starfield', addTaxNumber, {
    name,
    taxType: 'VOEC',
    taxNo: `V${mark}`,
    countries: [],
  });
  const other = await (await browser.newContext()).newPage();
  await enter(other, `/order/tax-numbers?keyword=V${mark}`, { user: 'starfield' });
  const row = other.locator('[data-row-key]').filter({ hasText: name });
  await expect(row).toContainText('VOEC（挪威电商税号）');
  await other.evaluate('window.stays = true');

  await enter(page, await pathOf('tax_type'), { user: administrator });
  await rename(page, 'VOEC', `挪威 ${mark}`, `Norway ${mark}`);
  await expect(itemWith(page, `挪威 ${mark}`)).toBeVisible();
  await expect(row).toContainText(`挪威 ${mark}`);
  expect(await other.evaluate('window.stays')).toBe(true);

  await rename(page, 'VOEC', 'VOEC（挪威电商税号）', 'VOEC (Norway, e-commerce)');
  await expect(row).toContainText('VOEC（挪威电商税号）');
  await other.context().close();
});

test('what is built in has no way to be deleted; what is one’s own is made, sorted by keys and deleted', {
  tag: '@night',
}, async ({ page }) => {
  const mark = newMark();
  await enter(page, await pathOf('order_status'), { user: administrator });
  const draft = itemWith(page, 'draft');
  await expect(page.getByRole('button', { name: '新增选项' })).toHaveCount(0);
  await expect(await entry(page, draft, '删除')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '新增字典' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('编码').fill(`own_${mark}`);
  await dialog.getByLabel('中文名称').fill(`自定义 ${mark}`);
  await dialog.getByLabel('英文名称').fill(`Own ${mark}`);
  await dialog.getByRole('button', { name: /保\s?存/ }).click();
  await expect(page.getByRole('heading', { name: `自定义 ${mark}` })).toBeVisible();
  await addItem(page, 'one', '第一项', 'First');
  await addItem(page, 'two', '第二项', 'Second');
  await expect(itemsIn(page)).toHaveText([/第一项/, /第二项/]);
  await page.getByRole('button', { name: /^移动 第二项/ }).press('ArrowUp');
  await expect(itemsIn(page)).toHaveText([/第二项/, /第一项/]);

  await (await entry(page, itemWith(page, '第一项'), '删除')).click();
  await expect(itemsIn(page)).toHaveText([/第二项/]);
});

test('of two administrators the second is told what the first one changed', {
  tag: '@night',
}, async ({ page, browser }) => {
  const at = await pathOf('certificate_type');
  const other = await (await browser.newContext()).newPage();
  await enter(page, at, { user: administrator });
  await enter(other, at, { user: administrator });
  const edit = { name: '编辑', exact: true };
  await itemWith(page, 'residencePermit').getByRole('button', edit).click();
  await expect(dialogOf(page).getByLabel('中文')).toHaveValue(/居留/);
  const mark = newMark();
  await rename(other, 'residencePermit', `居留许可 ${mark}`, `Residence permit ${mark}`);
  await expect(itemWith(other, `居留许可 ${mark}`)).toBeVisible();

  await dialogOf(page).getByLabel('英文').fill('Permit of residence');
  await dialogOf(page)
    .getByRole('button', { name: /保\s?存/ })
    .click();
  const told = page.getByRole('dialog', { name: '其他人已先保存' });
  await expect(told).toContainText(`居留许可 ${mark}`);
  await told.getByRole('button', { name: '保存我的修改' }).click();
  // Mine on top of theirs: nothing of either is lost.
  await expect(itemWith(page, 'Permit of residence')).toContainText(`居留许可 ${mark}`);
  await other.context().close();
});

for (const look of looks) {
  test(`axe finds nothing serious about dictionaries at ${look.width} px, ${look.theme} @night`, async ({
    page,
  }) => {
    const { found, lookAt } = await gatheringAt(page, path, look, administrator);
    await expect(itemsIn(page).first()).toBeVisible();
    await lookAt('the page');
    expect(await overflow(page)).toBe(0);
    await itemsIn(page)
      .first()
      .getByRole('button', { name: /^(编辑|Edit)$/ })
      .click();
    await expect(dialogOf(page)).toBeVisible();
    await lookAt('an item');
    expect(found).toEqual([]);
  });
}
