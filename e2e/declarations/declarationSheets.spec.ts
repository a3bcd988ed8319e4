import { sheetFile } from '../../apps/server/src/testing/sheets.ts';
import { enter, expect, test } from '../announcements/bellSteps.ts';
import { fetched, newMark, totalOf, upload } from '../imports/importsSteps.ts';

test.describe.configure({ timeout: 120_000 });

test('a sheet of SKUs is brought in from the library, and one that it has is told', {
  tag: '@night',
}, async ({ page, person }) => {
  const mark = newMark();
  await enter(page, person, { path: '/order/skus' });
  await page.getByRole('button', { name: /导入$/ }).click();
  await expect(page.getByRole('heading', { name: '导入 SKU' })).toBeVisible();
  const template = await fetched(page, () =>
    page.getByRole('button', { name: '下载模板' }).click(),
  );
  expect(template.name).toBe('SKU导入模板.xlsx');
  expect(template.rows[0]).toEqual(expect.arrayContaining(['SKU *', '中文品名 *', '海关编码']));

  const headings = ['SKU', '品名', '英文品名', '单价', '材质'];
  const row = (n: number) => [`${mark}-${n}`, '台灯', 'Desk lamp', '8.50', '塑料'];
  const bring = async (rows: string[][]) =>
    upload(page, 'SKU.xlsx', await sheetFile([headings, ...rows]));
  await bring([row(1)]);
  await page.getByRole('button', { name: '导入 1 行' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '开始导入' }).click();
  await expect(page.getByRole('heading', { name: '已导入 1 个 SKU' })).toBeVisible();
  await page.getByRole('button', { name: '再导入一份' }).click();
  await bring([row(1), row(2)]);
  await expect(totalOf(page, '有误')).toHaveText('有误1');
  await expect(page.getByRole('grid')).toContainText('该 SKU 已存在');

  await page.getByRole('button', { name: '返回 SKU 申报库' }).click();
  await expect(page.getByRole('table')).toContainText(`${mark}-1`);
});

test('tax numbers have a page of their own', async ({ page, person }) => {
  await enter(page, person, { path: '/order/tax-numbers' });
  await page.getByRole('button', { name: /导入$/ }).click();
  await expect(page.getByRole('heading', { name: '导入税号' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: '新增税号' }).first()).toBeVisible();
});
