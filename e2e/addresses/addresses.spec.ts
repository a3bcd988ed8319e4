import { expect, type Page, test } from '@playwright/test';
import { choose } from '../support/actions.ts';
import { faults } from '../support/axe.ts';
import { chooseCountry, emptyBooks, field, openBook, rowsOf, save } from './addressSteps.ts';

// One merchant's books are changed by all of these.
test.describe.configure({ mode: 'default', timeout: 90_000 });
test.beforeEach(() => emptyBooks());

const message = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).filter({ visible: true });

const fillIn = async (page: Page, name: string) => {
  await chooseCountry(page, 'US');
  await field(page, '姓名').fill(name);
  await field(page, '电话').fill('+1 408 555 0155');
  await field(page, '省/州').fill('CA');
  await field(page, '城市').fill('San Jose');
  await field(page, '邮编').fill('95112');
  await field(page, '地址 1').fill('9 Orchard Lane');
};

const addOne = async (page: Page, name: string) => {
  await page.getByRole('button', { name: '新增收件人' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '新增收件人' })).toBeVisible();
  await fillIn(page, name);
  await save(page);
  await expect(rowsOf(page).filter({ hasText: name }).first()).toBeVisible();
};

test('an empty book says so, and an address is added by its form', async ({ page }) => {
  await openBook(page, 'consignee');
  await expect(message(page, '暂无默认地址')).toBeVisible();
  await expect(message(page, '还没有地址')).toBeVisible();

  await page.getByRole('button', { name: '新增收件人' }).first().click();
  await save(page);
  await expect(message(page, '请输入手机号')).toBeVisible();
  await expect(message(page, '请填写省/州')).toBeVisible();
  await expect(message(page, '请填写城市')).toBeVisible();
  await fillIn(page, 'Nora Quill');
  await field(page, '邮编').fill('ABC');
  await save(page);
  await expect(message(page, '邮编与所选国家/地区不符')).toBeVisible();
  await field(page, '邮编').fill('95112');
  await save(page);
  await expect(message(page, '地址已保存')).toBeVisible();
  await expect(page).toHaveURL(/\/order\/addresses\?kind=consignee/);
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText('9 Orchard Lane, San Jose, CA 95112');
});

test('one is made the default, edited, copied, deleted and brought back', async ({ page }) => {
  await openBook(page, 'consignee');
  await addOne(page, 'Nora Quill');
  await choose(rowsOf(page), '设为默认');
  await expect(rowsOf(page).getByText('默认', { exact: true })).toBeVisible();
  await expect(message(page, '暂无默认地址')).toHaveCount(0);

  await choose(rowsOf(page), '编辑');
  await expect(field(page, '姓名')).toHaveValue('Nora Quill');
  await field(page, '城市').fill('Cupertino');
  await save(page);
  await expect(rowsOf(page)).toContainText('Cupertino');

  await choose(rowsOf(page), '复制');
  await field(page, '姓名').fill('Nora Second');
  await save(page);
  await expect(rowsOf(page)).toHaveCount(2);

  await choose(rowsOf(page).filter({ hasText: 'Nora Second' }), '删除');
  await expect(rowsOf(page)).toHaveCount(1);
  const told = page.getByRole('status').filter({ hasText: '已删除“Nora Second”' });
  await told.getByRole('button', { name: '撤销' }).press('Enter');
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(message(page, '已恢复')).toBeVisible();

  await choose(rowsOf(page).filter({ hasText: 'Nora Second' }), '删除');
  await expect(rowsOf(page)).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(rowsOf(page)).toHaveCount(2);
});

test('an address that is there already is saved again only if it is meant', async ({ page }) => {
  await openBook(page, 'consignee');
  await addOne(page, 'Nora Quill');
  await page.getByRole('button', { name: '新增收件人' }).first().click();
  await fillIn(page, 'NORA quill');
  await save(page);
  const dialog = page.getByRole('dialog', { name: '已有相同地址，仍要保存？' });
  await expect(dialog).toContainText('Nora Quill');
  await dialog.getByRole('button', { name: '取消' }).press('Enter');
  await expect(field(page, '姓名')).toHaveValue('NORA quill');
  await save(page);
  await dialog.getByRole('button', { name: '仍要保存' }).press('Enter');
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(rowsOf(page).getByText('重复', { exact: true })).toHaveCount(2);
  await page.getByRole('checkbox', { name: '只看重复地址' }).check();
  await expect(page).toHaveURL(/duplicates=1/);
  await expect(rowsOf(page)).toHaveCount(2);
});

test('a book is searched as one types, and the address keeps it', async ({ page }) => {
  await openBook(page, 'consignee', { user: 'starfield' });
  const search = page.getByRole('searchbox', { name: '搜索地址' });
  await search.pressSequentially('水野');
  await expect(rowsOf(page).first()).toContainText('水野 さくら');
  await expect(page).toHaveURL(/keyword=/);
  await page.reload();
  await expect(search).toHaveValue('水野');
  await expect(rowsOf(page).first()).toContainText('水野 さくら');
  await search.fill('没有这个人');
  await expect(message(page, '没有符合条件的地址')).toBeVisible();
});

test('a pasted address fills the form, or stays as it was entered', async ({ page }) => {
  await openBook(page, 'consignee');
  await page.getByRole('button', { name: '新增收件人' }).first().click();
  const box = page.getByRole('textbox', { name: '粘贴识别' });
  const text = '张三丰 13812345678 广东省深圳市龙岗区坂田街道云岭路18号 518129';
  await box.fill(text);
  await page.getByRole('button', { name: '识别并填入' }).click();
  await expect(field(page, '姓名')).toHaveValue('张三丰');
  await expect(field(page, '电话')).toHaveValue('13812345678');
  await expect(field(page, '城市')).toHaveValue(/深圳/);
  await expect(page.getByText(/已填入 \d+ 项/)).toBeVisible();
  await page.getByRole('button', { name: '按原文填入' }).click();
  await expect(field(page, '地址 1')).toHaveValue(text);
});

test('a second pasted address leaves nothing of the first', async ({ page }) => {
  await openBook(page, 'consignee');
  await page.getByRole('button', { name: '新增收件人' }).first().click();
  const box = page.getByRole('textbox', { name: '粘贴识别' });
  const paste = async (text: string, name: string) => {
    await box.fill(text);
    await page.getByRole('button', { name: '识别并填入' }).click();
    await expect(field(page, '姓名')).toHaveValue(name);
  };
  await paste('张三丰 13812345678 浙江省杭州市余杭区文一西路969号 311121', '张三丰');
  await expect(field(page, '区/县')).toHaveValue('余杭区');
  await paste('Greta Klein, Torstraße 1, 10119 Berlin, Germany', 'Greta Klein');
  await expect(field(page, '城市')).toHaveValue('Berlin');
  await expect(field(page, '区/县')).toHaveValue('');
  await expect(field(page, '省/州')).toHaveValue('');
  await expect(field(page, '电话')).toHaveValue('');
});

test('several are deleted at once', async ({ page }) => {
  await openBook(page, 'consignee');
  await addOne(page, 'Nora One');
  await addOne(page, 'Nora Two');
  await page.getByRole('checkbox', { name: '选择本页所有行' }).check();
  await page
    .getByRole('region', { name: '批量操作' })
    .getByRole('button', { name: '删除' })
    .click();
  await expect(message(page, '已删除 2 条')).toBeVisible();
  await expect(message(page, '还没有地址')).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(rowsOf(page)).toHaveCount(2);
});

test('an address that cannot be had leads back to the book', async ({ page }) => {
  await openBook(page, 'consignee');
  await page.goto(
    page.url().replace(/addresses.*/, 'address-manage?kind=consignee&id=018f0000-0000-7000-8000-0'),
  );
  await expect(page).toHaveURL(/\/order\/addresses\?kind=consignee/);
});

test('shared codes are looked at, own ones are added', async ({ page }) => {
  await openBook(page, 'delivery');
  await page.getByRole('searchbox').fill('ont8');
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText('Moreno Valley');
  await expect(rowsOf(page).getByRole('button', { name: '编辑', exact: true })).toHaveCount(0);
});

test('the books read in English too', async ({ page }) => {
  await openBook(page, 'shipper', { user: 'starfield', language: 'en_US' });
  await expect(page.getByRole('link', { name: 'Consignees' })).toBeVisible();
  await expect(rowsOf(page).first()).toContainText('Default');
  await page.getByRole('button', { name: 'Add shipper' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Enter a phone number')).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on list and form, ${theme}`, async ({ page }) => {
    await openBook(page, 'consignee', { user: 'starfield', theme });
    await expect(rowsOf(page).first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: '新增收件人' }).first().click();
    await save(page);
    await expect(message(page, '请输入手机号')).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
}
