import { addShipper } from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { sheetFile } from '../../apps/server/src/testing/sheets.ts';
import { activate, newMerchant } from '../accounts/accountSteps.ts';
import { fetched, gridOf, newMark, totalOf, upload } from '../imports/importsSteps.ts';
import { callAs } from '../support/api.ts';
import { faults } from '../support/axe.ts';
import { ask } from '../support/database.ts';
import { enter } from '../support/shellSteps.ts';
import { productFor } from './orderListSteps.ts';
import { topUp } from './orderSteps.ts';

test.describe.configure({ timeout: 240_000 });

const path = '/single/batch';
const slow = { timeout: 60_000 };

const party = {
  ...{ name: '测试发件人', countryCode: 'US', province: 'NY', city: 'New York' },
  ...{ address1: '350 5th Avenue', phone: '+1 212 555 0101', postCode: '10001' },
};

/** A merchant that may order, with a shipper and so much money. */
const merchantWith = async (usd: string) => {
  const { id, username: user } = await newMerchant('表格商户');
  await activate(id);
  await topUp(user, usd, 'USD');
  await callAs(user, addShipper, { ...party, isDefault: true, allowDuplicate: false });
  return { user, product: await productFor(user) };
};

const titles = {
  ...{ customerNo: '客户单号', productId: '产品 *', consigneeName: '收件人姓名' },
  ...{ consigneePhone: '收件人电话', consigneeCountryCode: '收件人国家/地区' },
  ...{ consigneeProvince: '收件人省/州', consigneeCity: '收件人城市' },
  ...{ consigneeAddress1: '收件人地址 1', consigneePostCode: '收件人邮编' },
  ...{ weight: '箱重 (kg)', goodsName: '中文品名', goodsNameEn: '英文品名' },
  ...{ quantity: '数量', value: '申报单价', hsCode: '海关编码' },
} as const;
type Cells = Partial<Record<keyof typeof titles, string>>;
const fields = Object.keys(titles) as (keyof typeof titles)[];

const orderOf = (mark: string, product: string, n: number, over: Cells = {}): Cells => ({
  ...{ customerNo: `${mark}-${n}`, productId: product, consigneeName: `Ada ${n}` },
  ...{ consigneePhone: `+1 212 555 ${String(n).padStart(4, '0')}`, consigneeCountryCode: '美国' },
  ...{
    consigneeProvince: 'NY',
    consigneeCity: 'New York',
    consigneeAddress1: `${n + 1} 5th Avenue`,
  },
  ...{ consigneePostCode: '10001', weight: '0.46', goodsName: '手机壳', goodsNameEn: 'Phone case' },
  ...{ quantity: '1', value: '3.20', hsCode: '392690' },
  ...over,
});

const sheetOf = (rows: readonly Cells[]) =>
  sheetFile([Object.values(titles), ...rows.map((row) => fields.map((field) => row[field] ?? ''))]);

/** Fifteen rows of two hundred: five each of three kinds. */
const mistakes: readonly { at: number; over: Cells; right: string }[] = Array.from(
  { length: 15 },
  (_, n) => {
    const at = n * 13 + 3;
    const phone = `+1 212 555 ${String(at).padStart(4, '0')}`;
    if (n % 3 === 0) return { at, over: { consigneePhone: '12' }, right: phone };
    if (n % 3 === 1) return { at, over: { consigneePostCode: '1' }, right: '10001' };
    return { at, over: { consigneeCountryCode: 'Untied States' }, right: 'US' };
  },
);

const forecastOf = (page: Page) => page.getByRole('region', { name: '费用预估' });

const mendAll = async (page: Page) => {
  const grid = gridOf(page);
  const bad = page.locator('[aria-selected=true][aria-invalid=true]');
  const alike = page.getByRole('button', { name: '全部修改' });
  for (let left = mistakes.length; left > 0; ) {
    if (left < mistakes.length) await page.getByRole('button', { name: '下一处错误' }).click();
    await expect(bad).toBeVisible();
    const head = grid.getByRole('row').filter({ has: bad }).getByRole('rowheader');
    const at = Number.parseInt((await head.textContent()) ?? '', 10) - 2;
    const { over, right } = mistakes.find((each) => each.at === at) as (typeof mistakes)[number];
    await grid.press('F2');
    const editor = grid.locator('input');
    await editor.fill(right);
    await editor.press('Enter');
    left -= 1;
    await expect(totalOf(page, '有误')).toHaveText(`有误${left}`);
    if (over.consigneePhone) continue;
    await alike.click();
    left -= 4;
    await expect(totalOf(page, '有误')).toHaveText(`有误${left}`);
    await expect(alike).toHaveCount(0);
  }
};

const made = (mark: string) =>
  ask(
    `select status, count(*)::int as n, count(distinct customer_no)::int as numbers
     from orders where customer_no like $1 group by status order by status`,
    [`${mark}-%`],
  ) as Promise<{ status: string; n: number; numbers: number }[]>;

test('two hundred orders with fifteen mistakes are mended, and what the balance pays for is submitted', async ({
  page,
}) => {
  const { user, product } = await merchantWith('500.00');
  const mark = newMark();
  const wrong = new Map(mistakes.map(({ at, over }) => [at, over]));
  const rows = Array.from({ length: 200 }, (_, n) => orderOf(mark, product.name, n, wrong.get(n)));
  await enter(page, path, { user });
  await upload(page, '二百单.xlsx', await sheetOf(rows));
  await expect(totalOf(page, '有误')).toHaveText('有误15', slow);
  await expect(forecastOf(page)).toContainText('185 票');
  await mendAll(page);
  await expect(forecastOf(page)).toContainText('200 票');
  await expect(forecastOf(page)).toContainText(/还差 [\d,.]+ USD：200 票中只够支付 \d+ 票/);
  const fitting = Number(
    /只够支付 (\d+) 票/.exec((await forecastOf(page).textContent()) ?? '')?.[1],
  );
  expect(fitting).toBeGreaterThan(10);
  expect(fitting).toBeLessThan(190);

  await page.getByRole('button', { name: '提交 200 票' }).click();
  const dialog = page.getByRole('dialog', { name: '提交这些订单？' });
  await expect(dialog).toContainText('还差');
  await dialog.getByText('只提交余额够的，其余存为草稿').click();
  await dialog.getByRole('button', { name: `提交 ${fitting} 票` }).click();
  await expect(page.getByRole('heading', { name: '订单已提交' })).toBeVisible(slow);
  await expect(page.getByText(`${fitting} 票已提交`)).toBeVisible();
  await expect(page.getByText(`${200 - fitting} 票已存为草稿`)).toBeVisible();

  const orders = await made(mark);
  const sum = (key: 'n' | 'numbers') => orders.reduce((total, order) => total + order[key], 0);
  expect([sum('n'), sum('numbers')]).toEqual([200, 200]);
  expect(orders.find(({ status }) => status === 'draft')?.n).toBe(200 - fitting);
  await page.getByRole('link', { name: '查看订单' }).click();
  await expect(page.getByRole('table')).toContainText(`${mark}-`);
});

test('a filled template needs no matching; its boxes make one order, saved as a draft', {
  tag: '@night',
}, async ({ page }) => {
  const { user, product } = await merchantWith('10.00');
  const mark = newMark();
  await enter(page, `${path}?type=draft`, { user, language: 'en_US' });
  const press = () => page.getByRole('button', { name: 'Large parcels' }).click();
  const { rows: given } = await fetched(page, press);
  const headings = (given[0] ?? []).map(String);
  expect(headings).toContain('Boxes alike');
  const first: Record<string, string> = {
    ...{ 'Customer No.': `${mark}-1`, 'Product *': product.code, 'Consignee name *': 'Ada Byron' },
    ...{
      'Consignee country *': 'United States',
      'Weight of a box (kg) *': '12',
      'Boxes alike': '3',
    },
  };
  const second = { 'Customer No.': `${mark}-1`, 'Weight of a box (kg) *': '8' };
  const rowOf = (cells: Record<string, string>) => headings.map((title) => cells[title] ?? '');
  await upload(page, 'boxes.xlsx', await sheetFile([headings, rowOf(first), rowOf(second)]));
  await page.getByRole('button', { name: 'Save drafts (1)' }).click(slow);
  await page.getByRole('dialog').getByRole('button', { name: 'Save drafts (1)' }).click();
  await expect(page.getByRole('heading', { name: 'Drafts saved' })).toBeVisible(slow);
  const [order] = await ask('select status, source, box_count from orders where customer_no = $1', [
    `${mark}-1`,
  ]);
  expect(order).toEqual({ status: 'draft', source: 'import', box_count: 4 });
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on the way of a sheet, ${theme}`, async ({ page }) => {
    const { user, product } = await merchantWith('10.00');
    const mark = newMark();
    const rows = [0, 1, 2].map((n) => orderOf(mark, product.name, n));
    const further = { customerNo: `${mark}-2`, weight: 'heavy' };
    await enter(page, path, { user, theme });
    await expect(page.getByRole('button', { name: '小包模板' })).toBeVisible();
    expect(await faults(page), 'choosing').toEqual([]);
    await upload(page, '三单.xlsx', await sheetOf([...rows, further]));
    await expect(totalOf(page, '有误')).toHaveText('有误2', slow);
    await expect(forecastOf(page)).toContainText('还差');
    expect(await faults(page), 'mending').toEqual([]);
    await page.getByRole('button', { name: '提交 2 票' }).click();
    await expect(page.getByRole('dialog')).toContainText('还差');
    expect(await faults(page), 'asking').toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: '提交 2 票' }).click();
    await expect(page.getByText('1 票已提交、1 票等待支付')).toBeVisible(slow);
    expect(await faults(page), 'done').toEqual([]);
  });
}
