import {
  type DataRule,
  deleteDataRule,
  getOrderDetail,
  getOrderStatusCount,
  listDataRules,
  listOrders,
} from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { makePerson, makeRole } from '../staff/staffSteps.ts';
import { askAs, callAs } from '../support/api.ts';
import { gathering, looks } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';

test.describe.configure({ timeout: 120_000 });

const administrator = 'yunling-admin';
const path = '/system/data-rules';
const name = '只看日本';

const remove = async () => {
  const rules: DataRule[] = await askAs(administrator, listDataRules, {});
  for (const { id } of rules.filter((rule) => rule.name === name)) {
    await askAs(administrator, deleteDataRule, { id });
  }
};
test.afterEach(remove);

const seenBy = async (operator: string) => {
  const [list, counts] = await Promise.all([
    callAs(operator, listOrders, { pageNo: 1, pageSize: 1000 }),
    callAs(operator, getOrderStatusCount, {}),
  ]);
  return { orders: list.records, total: list.total, all: counts.all };
};

const pick = async (page: Page, label: string, text: string) => {
  const box = page
    .getByRole('dialog')
    .getByRole('combobox', { name: new RegExp(`^(\\* )?${label}$`) });
  await box.click();
  await box.fill(text);
  await page.locator('.ant-select-item-option').filter({ hasText: text }).first().click();
  // Not Escape, which might close the form with the list.
  await page.getByRole('dialog').getByLabel('名称').click();
};

test('an administrator gives a role a rule, and whoever has it sees less at once', async ({
  page,
  browser,
}) => {
  // A role of its own: a rule narrows everybody who has the role.
  const role = await makeRole(['order:list', 'order:detail']);
  const operator = await makePerson([role.id]);
  const before = await seenBy(operator);
  const isTheirs = ({ countryCode }: { countryCode: string }) => countryCode === 'JP';
  const foreign = before.orders.find((order) => !isTheirs(order));
  expect(before.orders.some(isTheirs)).toBe(true);

  const theirs = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enter(theirs, '/order/list', { user: operator });
  await expect(theirs.locator('[data-row-key]').first()).toBeVisible({ timeout: 40_000 });

  await enter(page, path, { user: administrator });
  await page.getByRole('button', { name: '新增规则' }).click();
  const dialog = page.getByRole('dialog', { name: '新增规则' });
  await dialog.getByLabel('名称').fill(name);
  await pick(page, '页面', '订单列表');
  await pick(page, '目的国家', '日本');
  await pick(page, '角色', role.nameZh);
  await expect(dialog.getByText(new RegExp(`${role.nameZh}能看到`))).toBeVisible();
  await dialog.getByRole('button', { name: /^保\s?存$/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('目的国家属于 日本');

  await expect.poll(async () => (await seenBy(operator)).total).toBeLessThan(before.total);
  const after = await seenBy(operator);
  expect(after.orders.every(isTheirs)).toBe(true);
  expect(after.total).toBe(before.orders.filter(isTheirs).length);
  expect(after.all).toBe(after.total);
  const unknown = askAs(operator, getOrderDetail, { id: foreign?.id as string });
  await expect(unknown).rejects.toThrow(/资源未找到|订单不存在/);
  // The page that was open shows no other country's order any more.
  await theirs.reload();
  const rows = theirs.locator('[data-row-key]');
  await expect(rows.first()).toBeVisible({ timeout: 40_000 });
  const shown = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-row-key')));
  const allowed = new Set(after.orders.map(({ id }) => id));
  expect(shown.filter((id) => !allowed.has(id as string))).toEqual([]);
  await theirs.context().close();

  // Taken away again, everything is back; the menu's page of the rule had to stay until then.
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  const question = page.getByRole('dialog', { name: `删除规则“${name}”？` });
  await expect(question).toContainText('1 人');
  await question.getByRole('button', { name: /^删\s?除$/ }).click();
  await expect(row).toHaveCount(0);
  await expect.poll(async () => (await seenBy(operator)).total).toBe(before.total);
});

test('axe finds nothing serious on the data rules and their form @night', async ({ browser }) => {
  for (const { theme, language, ...viewport } of looks) {
    const page = await (await browser.newContext({ viewport })).newPage();
    const { found, lookAt } = gathering(page);
    await enter(page, path, { user: administrator, theme, language });
    await page.getByRole('button', { name: /新增规则|Add rule/ }).click();
    await page.getByRole('combobox').nth(2).waitFor();
    await lookAt(`form ${viewport.width}`);
    await page.keyboard.press('Escape');
    await lookAt(`list ${viewport.width}`);
    expect(found).toEqual([]);
    await page.context().close();
  }
});
