import { addShipper } from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { sheetFile } from '../../apps/server/src/testing/sheets.ts';
import { activate, newMerchant } from '../accounts/accountSteps.ts';
import { productFor } from '../orders/orderListSteps.ts';
import { topUp } from '../orders/orderSteps.ts';
import { callAs } from '../support/api.ts';
import { ask } from '../support/database.ts';
import { enter } from '../support/shellSteps.ts';
import { fetched, fileOf, gridOf, newMark, totalOf, upload } from './importsSteps.ts';

test.describe.configure({ timeout: 240_000 });

const slow = { timeout: 60_000 };

const titles = {
  ...{ customerNo: '客户单号', productId: '产品 *', consigneeName: '收件人姓名' },
  ...{ consigneePhone: '收件人电话', consigneeCountryCode: '收件人国家/地区' },
  ...{ consigneeProvince: '收件人省/州', consigneeCity: '收件人城市' },
  ...{ consigneeAddress1: '收件人地址1', consigneePostCode: '收件人邮编' },
  ...{ weight: '箱重(kg)', goodsName: '中文品名', goodsNameEn: '英文品名' },
  ...{ quantity: '数量', value: '申报单价', hsCode: '海关编码' },
  ...{ remark: '备注', textureName: '中文材质' },
} as const;
type Field = keyof typeof titles;
type Cells = Partial<Record<Field, string>>;
const fields = Object.keys(titles) as Field[];

const orderOf = (mark: string, product: string, n: number): Cells => ({
  ...{ customerNo: `${mark}-${n}`, productId: product, consigneeName: `Ada ${n}` },
  ...{ consigneePhone: `+1 212 555 ${String(n).padStart(4, '0')}`, consigneeCountryCode: '美国' },
  ...{ consigneeProvince: 'NY', consigneeCity: 'New York' },
  ...{ consigneeAddress1: `${n + 1} 5th Avenue`, consigneePostCode: '10001', weight: '0.46' },
  ...{ goodsName: '手机壳', goodsNameEn: 'Phone case', quantity: '1', value: '3.20' },
  hsCode: '392690',
});

/** What is wrong by the order's place; `right` is what is typed to mend it. */
const mistakes: readonly { at: number; field: Field; wrong: string; right: string }[] = [
  ...[10, 11, 12, 13, 14].map(
    (at) => ({ at, field: 'consigneePostCode', wrong: '1', right: '10001' }) as const,
  ),
  { at: 30, field: 'consigneeCountryCode', wrong: 'Untied States', right: 'us' },
  { at: 31, field: 'consigneeCountryCode', wrong: '#REF!', right: '美国' },
  { at: 40, field: 'consigneePhone', wrong: '12', right: '+1 212 555 0040' },
  { at: 41, field: 'consigneePhone', wrong: '#VALUE!', right: '+1 212 555 0041' },
  { at: 50, field: 'weight', wrong: 'abc', right: '0.46' },
  { at: 60, field: 'quantity', wrong: '0', right: '1' },
  { at: 80, field: 'consigneeCity', wrong: '#N/A', right: 'New York' },
  { at: 81, field: 'goodsNameEn', wrong: '手机壳', right: 'Phone case' },
  { at: 90, field: 'productId', wrong: 'No such line', right: '' },
  { at: 100, field: 'hsCode', wrong: 'x', right: '392690' },
  { at: 110, field: 'consigneeName', wrong: '', right: 'Ada 110' },
  ...[130, 131, 132].map((at) => ({ at, field: 'value', wrong: '-1', right: '3.20' }) as const),
];
/** The same order once more, to another address. */
const repeated = 70;

const merchant = async () => {
  const { id, username: user } = await newMerchant('键盘商户');
  await activate(id);
  await topUp(user, '9000.00', 'USD');
  const party = {
    ...{ name: '测试发件人', countryCode: 'US', province: 'NY', city: 'New York' },
    ...{ address1: '350 5th Avenue', phone: '+1 212 555 0101', postCode: '10001' },
  };
  await callAs(user, addShipper, { ...party, isDefault: true, allowDuplicate: false });
  return { user, product: await productFor(user) };
};

const sheetOf = (mark: string, product: string) => {
  const rows = Array.from({ length: 200 }, (_, n) => orderOf(mark, product, n));
  for (const { at, field, wrong } of mistakes) rows[at] = { ...rows[at], [field]: wrong };
  rows[repeated] = {
    ...rows[repeated],
    customerNo: `${mark}-${repeated - 1}`,
    consigneeName: 'Eve',
  };
  return sheetFile([
    Object.values(titles),
    ...rows.map((row) => fields.map((field) => row[field] ?? '')),
  ]);
};

/** A heading without its spaces and its mark of what is required. */
const plain = (title: string) => title.replace(/[\s*]/g, '');

/** Walks with Tab until the focus is where it shall be. */
const tabTo = async (page: Page, key: 'Tab' | 'Shift+Tab', selector: string, name = '') => {
  const isThere = () =>
    page.evaluate(
      ([selector, name]) => {
        const focused = document.activeElement;
        return Boolean(focused?.matches(selector) && focused.textContent?.includes(name));
      },
      [selector, name] as const,
    );
  for (let press = 0; press < 80; press += 1) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no way by ${key} to ${selector} ${name}`);
};

const active = (page: Page) => gridOf(page).locator('[data-active=true]');

/** The row's number and the field of the chosen cell. */
const placeOf = (page: Page) =>
  active(page).evaluate((cell) => {
    const number = cell.closest('[role=row]')?.querySelector('[role=rowheader]')?.textContent;
    const column = cell.getAttribute('aria-colindex');
    const title = cell
      .closest('[role=grid]')
      ?.querySelector(`[role=columnheader][aria-colindex="${column}"]`)?.textContent;
    return { rowNo: Number.parseInt(number ?? '', 10), title: title ?? '' };
  });

const badCount = async (page: Page) =>
  Number(((await totalOf(page, '有误').textContent()) ?? '').replace(/\D/g, ''));

test('two hundred orders with twenty mistakes are mended by keyboard alone', {
  tag: '@night',
}, async ({ page }) => {
  const { user, product } = await merchant();
  const mark = newMark();
  await enter(page, '/single/batch', { user });
  await page
    .locator('input[type=file]')
    .setInputFiles(fileOf('键盘.xlsx', await sheetOf(mark, product.name)));
  await tabTo(page, 'Tab', 'button', '上传');
  await page.keyboard.press('Enter');
  // The repeated order is bad in both its rows.
  await expect(totalOf(page, '有误')).toHaveText(`有误${mistakes.length + 2}`, slow);

  // Columns that nobody filled in are out of sight, the customer number stays in it.
  const grid = gridOf(page);
  await expect(grid.getByRole('columnheader', { name: '中文材质' })).toHaveCount(0);
  await expect(grid.getByRole('columnheader', { name: '客户单号' })).toBeVisible();
  await expect(grid.getByRole('columnheader', { name: '问题与结果' })).toBeVisible();
  await tabTo(page, 'Tab', '[role=grid]');

  // Five postcodes in a row: one is typed, the others are filled from it, and that is undone once.
  expect(await placeOf(page)).toMatchObject({ rowNo: 12, title: '收件人邮编' });
  await page.keyboard.type('10001');
  await page.keyboard.press('Enter');
  await expect(totalOf(page, '有误')).toHaveText(`有误${mistakes.length + 1}`);
  await page.keyboard.press('ArrowUp');
  for (let n = 0; n < 4; n += 1) await page.keyboard.press('Shift+ArrowDown');
  await expect(grid.locator('[role=gridcell][aria-selected=true]')).toHaveCount(5);
  await page.keyboard.press('Control+d');
  await expect(totalOf(page, '有误')).toHaveText(`有误${mistakes.length - 3}`);
  await page.keyboard.press('Control+z');
  await expect(totalOf(page, '有误')).toHaveText(`有误${mistakes.length + 1}`);
  await page.keyboard.press('Control+Shift+z');
  await expect(totalOf(page, '有误')).toHaveText(`有误${mistakes.length - 3}`);

  // The others one by one; the repeated order is left out. Enter may already have led to the next
  // one; where it has not, F8 does, after a moment when that row has yet to come.
  const left = new Set(mistakes.filter(({ at }) => at < 10 || at > 14));
  const isTwice = (at: number) => at === repeated || at === repeated - 1;
  let skipped = false;
  const wrongHere = async () => {
    const { rowNo, title } = await placeOf(page);
    const at = rowNo - 2;
    const mistake = [...left].find(
      (each) => each.at === at && plain(title) === plain(titles[each.field]),
    );
    return mistake ?? (title && !skipped && isTwice(at) ? { at } : null);
  };
  while (left.size > 0 || !skipped) {
    const before = await badCount(page);
    if (!(await wrongHere())) {
      await page.keyboard.press('F8');
      await expect.poll(async () => Boolean(await wrongHere())).toBe(true);
    }
    const wrong = await wrongHere();
    if (!wrong) throw new Error('the place moved by itself');
    if (!('right' in wrong)) {
      await page.keyboard.press('Home');
      if (wrong.at === repeated - 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Delete');
      skipped = true;
      await expect(totalOf(page, '已跳过')).toHaveText('已跳过1');
      await expect(totalOf(page, '有误')).toHaveText(`有误${before - 2}`);
      continue;
    }
    await page.keyboard.press('F2');
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(wrong.right || product.name);
    await page.keyboard.press('Enter');
    left.delete(wrong);
    await expect(totalOf(page, '有误')).toHaveText(`有误${before - 1}`);
  }
  expect(await badCount(page)).toBe(0);

  // A skipped row neither counts nor goes.
  await tabTo(page, 'Shift+Tab', 'button', '提交 199 票');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '提交这些订单？' });
  await expect(dialog).toContainText('199 票');
  await tabTo(page, 'Tab', 'button', '提交 199 票');
  await page.keyboard.press('Enter');
  await expect(page.getByText('199 票已提交')).toBeVisible(slow);
  await expect(page.getByText('已跳过 1 行')).toBeVisible();
  const [{ orders, eve }] = await ask(
    `select count(*)::int as orders, count(*) filter (where consignee_name = 'Eve')::int as eve
     from orders where customer_no like $1`,
    [`${mark}-%`],
  );
  expect([orders, eve]).toEqual([199, 0]);
  // Only these orders are shown.
  await tabTo(page, 'Tab', 'a', '查看订单');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/importId=/);
  await expect(page.getByText(/共 199 条/)).toBeVisible();
});

test('the error file, mended elsewhere, comes in clean', { tag: '@night' }, async ({ page }) => {
  const { user, product } = await merchant();
  const mark = newMark();
  await enter(page, '/single/batch', { user });
  await upload(page, '错误.xlsx', await sheetOf(mark, product.name));
  await expect(totalOf(page, '有误')).toHaveText(`有误${mistakes.length + 2}`, slow);
  const errors = await fetched(page, () =>
    page.getByRole('button', { name: '下载错误文件' }).click(),
  );
  const [headings = [], ...rows] = errors.rows;
  expect(rows).toHaveLength(mistakes.length + 2);
  const column = (field: Field) =>
    headings.findIndex((title) => plain(title) === plain(titles[field]));
  const mended = rows
    .filter((row) => row[column('consigneeName')] !== 'Eve')
    .map((row) => {
      const at = Number(row[column('customerNo')]?.split('-').at(-1));
      const own = mistakes.filter((mistake) => mistake.at === at);
      for (const { field, right } of own) row[column(field)] = right || product.name;
      return row;
    });
  await page.getByRole('button', { name: '取消导入' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消导入' }).click();
  await enter(page, '/single/batch', { user });
  await upload(page, '改好.xlsx', await sheetFile([headings, ...mended]));
  await expect(totalOf(page, '可导入')).toHaveText(`可导入${mistakes.length + 1}`, slow);
  await expect(totalOf(page, '有误')).toHaveText('有误0');
});
