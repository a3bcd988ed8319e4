import { expect, type Page, test } from '@playwright/test';
import { gathering, looks } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';
import { overflow } from '../tracking/trackSteps.ts';

test.describe.configure({ timeout: 120_000 });

const operator = 'yunling-op';
const path = '/ops/price-sheets';

const choose = async (page: Page, label: string, currency: string) => {
  const field = page.getByRole('dialog').getByLabel(label, { exact: true });
  await field.fill(currency);
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
};

const add = async (page: Page, rate: string) => {
  await page.getByRole('button', { name: '新增汇率' }).click();
  await choose(page, '从', 'VND');
  await choose(page, '到', 'KRW');
  await page.getByRole('dialog').getByLabel('汇率', { exact: true }).fill(rate);
};
const save = (page: Page) =>
  page
    .getByRole('dialog', { name: '新增汇率' })
    .getByRole('button', { name: /保\s?存/ })
    .click();

test('the latest rate is in force; one far from it is asked about first', async ({ page }) => {
  await enter(page, `${path}?tab=rates`, { user: operator });
  const rows = page.getByRole('row').filter({ hasText: 'VND → KRW' });
  await add(page, '0.05');
  await save(page);
  await expect(rows).toContainText(['0.05']);
  await add(page, '0.06');
  await expect(page.getByRole('alert').filter({ hasText: '相差 20.0%' })).toBeVisible();
  await save(page);
  const question = page.getByRole('dialog', { name: /相差较大/ });
  await expect(question).toContainText('1 VND = 0.06 KRW');
  await question.getByRole('button', { name: '仍然保存' }).click();
  await expect(rows).toHaveText([/0\.06.*生效中/]);
  await page.getByText('全部历史').click();
  await expect(rows).toHaveText([/0\.06.*生效中/, /0\.05.*已被替代/]);
});

test('a price group is added, renamed and deleted', async ({ page }) => {
  const code = `G${String(Date.now()).slice(-6)}`;
  await enter(page, `${path}?tab=groups`, { user: operator });
  await page.getByRole('button', { name: '新增价格组' }).click();
  const dialog = page.getByRole('dialog', { name: '新增价格组' });
  await dialog.getByLabel('价格组编码').fill(code);
  await dialog.getByLabel('中文名称').fill('银牌商户');
  await dialog.getByLabel('英文名称').fill('Silver');
  await dialog.getByRole('button', { name: /保\s?存/ }).click();
  const row = page.getByRole('row').filter({ hasText: code });
  await row.getByRole('button', { name: '改名' }).click();
  const edit = page.getByRole('dialog', { name: `修改价格组 ${code}` });
  await edit.getByLabel('中文名称').fill('金牌商户');
  await edit.getByRole('button', { name: /保\s?存/ }).click();
  await expect(row).toContainText('金牌商户');
  await row.getByRole('button', { name: /更多/ }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await expect(row).toHaveCount(0);
});

for (const { width, height, ...look } of looks) {
  test(`axe finds nothing serious about rates, groups and adverts at ${width} px, ${look.theme} @night`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { found, lookAt } = gathering(page);
    for (const at of [`${path}?tab=rates`, `${path}?tab=groups`, '/system/adverts']) {
      await enter(page, at, { user: operator, ...look });
      const told = page.getByRole('main').getByText(/USD|VIP|首页广告|Adverts/);
      await expect(told.filter({ visible: true }).first()).toBeVisible();
      await lookAt(at);
      expect(await overflow(page)).toBe(0);
    }
    expect(found).toEqual([]);
  });
}
