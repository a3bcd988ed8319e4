import { enter, expect, openBell, panelOf, test } from '../announcements/bellSteps.ts';
import {
  fetched,
  importPath,
  newMark,
  personOf,
  sheetOf,
  stored,
  totalOf,
  upload,
} from '../imports/importsSteps.ts';

test.describe.configure({ timeout: 180_000 });

test('an exported book holds what the database holds', async ({ page, person }) => {
  const mark = newMark();
  const titles = Object.keys(personOf(mark, 0));
  const people = Array.from({ length: 25 }, (_, n) => ({
    ...personOf(mark, n),
    // What a sheet could take for a formula stays a text.
    ...(n === 3 && { address1: '=1+1 Main Street' }),
    ...(n === 4 && { city: '奥斯汀 "ATX"' }),
  }));
  await enter(page, person, { path: importPath });
  await upload(page, 'people.xlsx', await sheetOf(people, titles));
  await expect(totalOf(page, '可导入')).toHaveText('可导入25', { timeout: 30_000 });
  await page.getByRole('button', { name: '导入 25 行' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '开始导入' }).click();
  await page.getByRole('link', { name: '查看收件人' }).click();
  // Others write into the same book at the same time, and only rows in sight are drawn.
  await page.getByRole('searchbox', { name: '搜索地址' }).fill(mark);
  await expect(page.getByText('共 25 条')).toBeVisible();

  await page.getByRole('button', { name: /导出$/ }).click();
  const dialog = page.getByRole('dialog', { name: '导出收件人' });
  await dialog.getByRole('checkbox', { name: /^全选/ }).uncheck();
  const chosen = ['姓名', '电话', '国家/地区', '城市', '地址 1', '地址类型'];
  for (const name of chosen) await dialog.getByRole('checkbox', { name, exact: true }).check();
  await dialog.getByRole('button', { name: /^导出/ }).click();
  await expect(dialog.getByText('文件已生成')).toBeVisible({ timeout: 60_000 });
  const file = await fetched(page, () => dialog.getByRole('button', { name: '下载文件' }).click());
  expect(file.name).toMatch(/^收件人 \d{4}-\d\d-\d\d\.xlsx$/);
  const [heads = [], ...rows] = file.rows;
  expect(new Set(heads)).toEqual(new Set(chosen));
  const column = (name: string) => heads.indexOf(name);
  const told = rows
    .filter((row) => row[column('姓名')]?.includes(mark))
    .map((row) => chosen.map((name) => row[column(name)] ?? ''));
  const words: Record<string, string> = { residential: '住宅地址', '': '' };
  const kept = (await stored(mark)).map((one) => [
    one.name,
    one.phone,
    '美国',
    one.city,
    one.address1,
    words[one.addressType] ?? one.addressType,
  ]);
  const plain = (cells: string[][]) =>
    cells.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@])/, ''))).sort();
  expect(kept).toHaveLength(25);
  expect(plain(told)).toEqual(plain(kept));

  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await openBell(page, 2);
  const item = panelOf(page).getByRole('listitem').filter({ hasText: '导出收件人' });
  await expect(item).toContainText('已完成');
  const again = await fetched(page, () => item.getByRole('button', { name: '下载' }).click());
  expect(again.rows).toEqual(file.rows);
});
