import { enter, expect, test } from '../announcements/bellSteps.ts';
import { faults } from '../support/axe.ts';
import { ask } from '../support/database.ts';
import {
  cellsOf,
  fetched,
  fileOf,
  gridOf,
  headings,
  importPath,
  mapPhone,
  mistakes,
  newMark,
  type Person,
  personOf,
  sheetOf,
  stored,
  totalOf,
  upload,
} from './importsSteps.ts';

test.describe.configure({ timeout: 180_000 });

test('a sheet with thirty mistakes of ten kinds is mended on the page and arrives whole', {
  tag: '@night',
}, async ({ page, person }) => {
  const mark = newMark();
  const right = Array.from({ length: 60 }, (_, n): Person => {
    const made = personOf(mark, n);
    const { field, right } = mistakes[Math.floor(n / 2) % 10] as (typeof mistakes)[number];
    if (n % 2 || n >= 60) return made;
    const more = field === 'certificateNo' ? { certificateType: 'identityCard' } : {};
    return { ...made, ...more, [field]: right ?? made[field] };
  });
  const written = right.map((made, n) => ({
    ...made,
    ...(n % 2 ? {} : mistakes[Math.floor(n / 2) % 10]?.wrong),
  }));
  await enter(page, person, { path: `${importPath}?kind=consignee` });
  await upload(page, '收件人.xlsx', await sheetOf(written));
  await expect(page.getByRole('status').filter({ hasText: '没有匹配列：电话' })).toBeVisible({
    timeout: 30_000,
  });
  await mapPhone(page);

  await expect(totalOf(page, '有误')).toHaveText('有误30', { timeout: 30_000 });
  await expect(totalOf(page, '可导入')).toHaveText('可导入30');
  const grid = gridOf(page);
  await expect(grid).toHaveAttribute('aria-rowcount', '31');
  const bad = page.locator('[aria-selected=true][aria-invalid=true]');
  const all = page.getByRole('button', { name: '全部修改' });
  const mended = new Set<string>();
  for (let left = 30; left > 0; ) {
    // The first mistake is chosen already.
    if (left < 30) await page.getByRole('button', { name: '下一处错误' }).click();
    await expect(bad).toBeVisible();
    const head = grid.getByRole('row').filter({ has: bad }).getByRole('rowheader');
    const n = Number.parseInt((await head.textContent()) ?? '', 10) - 2;
    const { field, right: mend } = mistakes[(n / 2) % 10] as (typeof mistakes)[number];
    const value = mend ?? (right[n]?.[field] as string);
    await grid.press('F2');
    const editor = grid.locator('input');
    await editor.fill(value);
    await editor.press('Enter');
    left -= 1;
    await expect(totalOf(page, '有误')).toHaveText(`有误${left}`);
    if (!mend) continue;
    expect(mended.has(field)).toBe(false);
    mended.add(field);
    await all.click();
    left -= 2;
    await expect(totalOf(page, '有误')).toHaveText(`有误${left}`);
    await expect(all).toHaveCount(0);
  }
  await expect(totalOf(page, '有误')).toHaveText('有误0');
  await page.getByRole('button', { name: '导入 60 行' }).click();
  const dialog = page.getByRole('dialog', { name: /^导入 .* 位收件人？$/ });
  await expect(dialog).toContainText('60');
  await dialog.getByRole('button', { name: '开始导入' }).click();
  await expect(page.getByRole('heading', { name: '已导入 60 位收件人' })).toBeVisible();

  const expected = right.map((made) => ({
    ...made,
    addressType: made.addressType === '住宅地址' ? 'residential' : made.addressType,
  }));
  const byName = (a: Person, b: Person) => a.name.localeCompare(b.name);
  expect((await stored(mark)).sort(byName)).toEqual(expected.sort(byName));
});

test('good rows go, bad ones stay to be mended and committed again; the error file tells', async ({
  page,
  person,
}) => {
  const mark = newMark();
  const people = Array.from({ length: 6 }, (_, n) => personOf(mark, n));
  const written = people.map((made, n) => (n === 2 ? { ...made, phone: '12' } : made));
  await enter(page, person, { path: importPath });
  await upload(page, '两次.xlsx', await sheetOf(written));
  await mapPhone(page);
  await expect(totalOf(page, '有误')).toHaveText('有误1', { timeout: 30_000 });
  await page.getByRole('button', { name: '导入 5 行' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('还有 1 行有误，这次不导入');
  await dialog.getByRole('button', { name: '开始导入' }).click();
  await expect(page.getByText(/已导入 5 行，还有 1 行有误/)).toBeVisible({ timeout: 30_000 });
  expect(await stored(mark)).toHaveLength(5);
  await expect(page.getByRole('button', { name: '取消导入' })).toHaveAccessibleDescription(
    '已经导入，不能再这样操作',
  );

  const errors = await fetched(page, () =>
    page.getByRole('button', { name: '下载错误文件' }).click(),
  );
  expect(errors.url).toContain('/alpaca-oms/common/exportVerifyMsg?key=');
  expect(errors.name).toBe('两次-错误行.xlsx');
  expect(errors.rows).toHaveLength(2);
  expect(errors.rows[1]?.join(' ')).toContain(`Ann ${mark} 2`);
  expect(errors.rows[1]?.at(-1)).toContain('电话: ');

  await cellsOf(page, 4).locator('[aria-invalid=true]').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('+1 512 555 7777');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '导入 1 行' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '开始导入' }).click();
  await expect(page.getByRole('heading', { name: '已导入 6 位收件人' })).toBeVisible();
  expect((await stored(mark)).map(({ phone }) => phone)).toContain('+1 512 555 7777');
  await page.getByRole('button', { name: '再导入一份' }).click();
  await expect(page.locator('input[type=file]')).toBeAttached();
});

test('works by keyboard alone: next mistake, reason, edit, leave, paste', {
  tag: '@night',
}, async ({ page, person }) => {
  const mark = newMark();
  const people = Array.from({ length: 40 }, (_, n) => personOf(mark, n)).map((made, n) => ({
    ...made,
    ...(n === 30 && { city: '' }),
    ...(n === 35 && { postCode: '1' }),
  }));
  await enter(page, person, { path: importPath });
  await upload(page, '键盘.xlsx', await sheetOf(people));
  await mapPhone(page);
  await totalOf(page, '全部').click();
  const grid = gridOf(page);
  await expect(grid).toHaveAttribute('aria-rowcount', '41', { timeout: 30_000 });
  await expect(cellsOf(page, 2)).toBeVisible();
  await grid.focus();
  await page.keyboard.press('F8');
  await expect(page.getByRole('tooltip')).toHaveText('请填写城市');
  const active = page.locator('[aria-selected=true]');
  await expect(active).toHaveAttribute('aria-invalid', 'true');
  const id = (await grid.getAttribute('aria-activedescendant')) as string;
  expect(await active.getAttribute('id')).toBe(id);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.keyboard.press('F2');
  await page.keyboard.type('Dallas');
  await page.keyboard.press('Escape');
  await expect(active).toHaveAttribute('aria-invalid', 'true');
  await expect(grid).toBeFocused();
  await page.keyboard.type('Dallas');
  await page.keyboard.press('Tab');
  await expect(cellsOf(page, 32).getByRole('gridcell', { name: 'Dallas' })).toBeVisible();
  await expect(grid).toBeFocused();
  await page.keyboard.press('F8');
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expect(active).toHaveAttribute('aria-invalid', 'true');

  // Two rows of two cells, from the city on.
  await page.keyboard.press('Control+Home');
  await expect(active).toHaveAttribute('role', 'rowheader');
  const city = await grid.getByRole('columnheader', { name: '城市' }).getAttribute('aria-colindex');
  for (let step = 1; step < Number(city); step += 1) await page.keyboard.press('ArrowRight');
  await grid.evaluate((node) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Waco\tMcLennan\r\nTyler\tSmith\r\n');
    node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(page.getByText('已粘贴 4 个单元格')).toBeVisible();
  await expect(cellsOf(page, 2).getByRole('gridcell', { name: 'McLennan' })).toBeVisible();
  await expect(cellsOf(page, 3).getByRole('gridcell', { name: 'Tyler' })).toBeVisible();
});

test('what repeats is marked, and mending one frees the other', { tag: '@night' }, async ({
  page,
  person,
}) => {
  const mark = newMark();
  const one = personOf(mark, 1);
  await enter(page, person, { path: importPath });
  await upload(page, '重复.xlsx', await sheetOf([one, personOf(mark, 2), one]));
  await mapPhone(page);
  await expect(totalOf(page, '重复')).toHaveText('重复2', { timeout: 30_000 });
  await cellsOf(page, 2).getByRole('rowheader').hover();
  await expect(page.getByRole('tooltip')).toHaveText('与文件中的其他行重复');
  await cellsOf(page, 4).getByRole('gridcell', { name: one.name }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(`Bob ${mark} 3`);
  await page.keyboard.press('Enter');
  await expect(totalOf(page, '重复')).toHaveText('重复0');
  await expect(totalOf(page, '可导入')).toHaveText('可导入3');
});

test('a file that is none is refused with the reason, and another can follow', {
  tag: '@night',
}, async ({ page, person }) => {
  await enter(page, person, { path: importPath });
  const input = page.locator('input[type=file]');
  await input.setInputFiles(fileOf('notes.pdf', Buffer.from('%PDF-1.4')));
  await expect(page.getByText('只支持 .xlsx .csv .txt 文件')).toBeVisible();
  await upload(page, 'fake.xlsx', Buffer.from('\x89PNG\r\n\x1a\n not a sheet'));
  await expect(page.getByRole('alert').filter({ hasText: '上传失败' })).toBeVisible();
  await upload(page, '空.xlsx', await sheetOf([]));
  await expect(page.getByRole('heading', { name: '文件读取失败' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText('文件中没有数据')).toBeVisible();
  await page.getByRole('button', { name: '换一个文件' }).click();
  await expect(input).toBeAttached();
});

test('an import is given up after a question, and an unfinished one is gone on with', {
  tag: '@night',
}, async ({ page, person }) => {
  const mark = newMark();
  await enter(page, person, { path: importPath });
  await upload(page, '放弃.xlsx', await sheetOf([personOf(mark, 1)]));
  await mapPhone(page);
  await expect(gridOf(page)).toBeVisible({ timeout: 30_000 });
  await page.goto(`${new URL(page.url()).origin}${importPath}`);
  const item = page.getByRole('listitem').filter({ hasText: '放弃.xlsx' });
  await item.getByRole('button', { name: '继续' }).click();
  await expect(gridOf(page)).toBeVisible();
  await page.getByRole('button', { name: '取消导入' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消导入' }).click();
  await expect(page.getByRole('heading', { name: '这次导入已取消' })).toBeVisible();
  expect(await stored(mark)).toEqual([]);
});

test('the progress is live in two browsers', { tag: '@night' }, async ({
  page,
  browser,
  person,
}) => {
  const mark = newMark();
  const people = Array.from({ length: 4_000 }, (_, n) => personOf(mark, n));
  await enter(page, person, { path: importPath });
  await upload(page, '很多.xlsx', await sheetOf(people, Object.keys(headings)));
  await expect(totalOf(page, '可导入')).toHaveText('可导入4,000', { timeout: 60_000 });
  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enter(other, person, { path: new URL(page.url()).pathname + new URL(page.url()).search });
  await expect(gridOf(other)).toBeVisible();
  const steps = [page, other].map((one) =>
    one.evaluate(
      () =>
        new Promise<string[]>((done) => {
          const seen = new Set<string>();
          const look = () => {
            const words = document.querySelector('main')?.textContent ?? '';
            const share = /已完成 ([\d,]+) \/ 4,000/.exec(words)?.[1];
            if (share) seen.add(share);
            if (words.includes('已导入 4,000 位收件人')) done([...seen]);
            else requestAnimationFrame(look);
          };
          look();
        }),
    ),
  );
  await page.getByRole('button', { name: '导入 4,000 行' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '开始导入' }).click();
  for (const seen of await Promise.all(steps)) expect(seen.length).toBeGreaterThan(1);
  const [{ count }] = await ask('select count(*)::int from consignees where name like $1', [
    `% ${mark} %`,
  ]);
  expect(count).toBe(4_000);
  await other.context().close();
});

test('the template is the sheet to fill in', { tag: '@night' }, async ({ page, person }) => {
  await enter(page, person, { path: importPath });
  const template = await fetched(page, () =>
    page.getByRole('button', { name: '下载模板' }).click(),
  );
  expect(template.name).toBe('收件人导入模板.xlsx');
  expect(template.rows[0]).toEqual(expect.arrayContaining(['姓名 *', '电话 *', '标签']));
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious, ${theme}`, async ({ page, person }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    const mark = newMark();
    const written = [{ ...personOf(mark, 1), city: '' }, personOf(mark, 2), personOf(mark, 2)];
    await enter(page, person, { path: importPath, theme });
    await expect(page.getByRole('button', { name: '下载模板' })).toBeVisible();
    expect(await faults(page, 'main')).toEqual([]);
    await upload(page, '检查.xlsx', await sheetOf(written));
    await expect(page.getByRole('combobox', { name: /手机号/ })).toBeVisible({ timeout: 30_000 });
    expect(await faults(page, 'main')).toEqual([]);
    await mapPhone(page);
    await expect(gridOf(page).locator('[aria-invalid=true]')).toBeVisible({ timeout: 30_000 });
    await gridOf(page).focus();
    await page.keyboard.press('F8');
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(await faults(page, 'main')).toEqual([]);
    await page.keyboard.press('F2');
    expect(await faults(page, 'main')).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('in English', { tag: '@night' }, async ({ page, person }) => {
  const mark = newMark();
  const titles = Object.keys(headings);
  const written = [{ ...personOf(mark, 1), postCode: '787' }, personOf(mark, 2)].map((made) => ({
    ...made,
    addressType: '',
  }));
  await enter(page, person, { path: `${importPath}?kind=consignee`, language: 'en_US' });
  await expect(page.getByRole('heading', { name: 'Import consignees' })).toBeVisible();
  await upload(page, 'people.xlsx', await sheetOf(written, titles));
  await expect(totalOf(page, 'Errors')).toHaveText('Errors1', { timeout: 30_000 });
  await cellsOf(page, 2).locator('[aria-invalid=true]').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('78702');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { name: '2 consignees imported' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/[\u4e00-\u9fff]/);
  expect(await stored(mark)).toHaveLength(2);
});
