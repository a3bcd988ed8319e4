import { addSku, addTeamMember } from '@alpaca/contract';
import { expect, test } from '@playwright/test';
import { signIn } from '../auth/userForms.ts';
import { headingOf, partyOf, submitOf, weightOf } from '../orders/orderSteps.ts';
import { callAs } from '../support/api.ts';
import { ask } from '../support/database.ts';
import { enter, sideOf } from '../support/shellSteps.ts';
import { sites } from '../support/sites.ts';

test.describe.configure({ timeout: 180_000 });

const password = 'Member2026x';

test('an order clerk, hired in one press, places an order and sees no balance', async ({
  page,
  browser,
}) => {
  const username = `clerk-${Date.now().toString(36)}`;
  const sku = `CLERK-${Date.now()}`;
  const goods = { goodsName: '手机壳', goodsNameEn: 'Phone case', value: '3.20', hsCode: '392690' };
  await callAs('starfield', addSku, { sku, ...goods });
  await enter(page, '/system/team');
  await page.getByRole('button', { name: '新增成员' }).click();
  const dialog = page.getByRole('dialog', { name: '新增成员' });
  await dialog.getByLabel('用户名').fill(username);
  await dialog.getByLabel('初始密码').fill(password);
  await dialog.getByLabel('姓名').fill('小夏');
  await dialog.getByRole('button', { name: '下单员' }).click();
  await expect(dialog.getByRole('checkbox', { name: '专线下单' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: '账户总览' })).not.toBeChecked();
  // What ordering needs goes with it, and ordering goes with what it needs.
  await dialog.getByRole('checkbox', { name: '地址簿', exact: true }).last().uncheck();
  await expect(dialog.getByRole('checkbox', { name: '专线下单' })).not.toBeChecked();
  await dialog.getByRole('checkbox', { name: '专线下单' }).check();
  await expect(dialog.getByRole('checkbox', { name: '保存和提交订单' })).toBeChecked();
  await dialog.getByRole('button', { name: '下单员' }).click();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toHaveCount(0);
  // The team may fill more than a page, so its list is no proof.
  expect(await ask('select 1 from users where username = $1', [username])).toHaveLength(1);

  const clerk = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await clerk.goto(`${sites.yunling}/user/login`);
  await signIn(clerk, username, password);
  await expect(clerk.getByRole('heading', { name: '订单', exact: true })).toBeVisible();
  await expect(clerk.getByRole('heading', { name: '余额与待付' })).toHaveCount(0);
  await expect(sideOf(clerk).getByText('财务管理')).toHaveCount(0);
  await clerk.getByRole('link', { name: '去下单' }).click();
  await expect(partyOf(clerk, '发件人')).toContainText('星野电商');
  await clerk.getByRole('radio', { name: /美国专线小包/ }).click();
  await weightOf(clerk).fill('0.46');
  await clerk.getByLabel('SKU', { exact: true }).fill(sku);
  await clerk.getByTitle(`${sku} · 手机壳`).click();
  const cost = clerk.getByRole('complementary', { name: '费用' });
  await expect(cost).toContainText('余额足够支付这票订单。');
  await expect(cost).not.toContainText('可用余额');
  await submitOf(clerk).click();
  await expect(headingOf(clerk, '下单成功')).toBeVisible({ timeout: 60_000 });
});

test('a member with nothing is told whom to ask, at home and at a shut door', async ({ page }) => {
  const username = `nobody-${Date.now().toString(36)}`;
  const body = { username, password, realname: '新人', permissions: [] };
  await callAs('starfield', addTeamMember, body);
  await page.goto(`${sites.yunling}/user/login`);
  await signIn(page, username, password);
  await expect(page.getByRole('heading', { name: '还没有为您开通功能' })).toBeVisible();
  await expect(page.getByText('请联系负责人 星野电商')).toBeVisible();
  await expect(page.getByRole('heading', { name: '订单', exact: true })).toHaveCount(0);
  await page.goto(`${sites.yunling}/order/list`);
  await expect(page.getByText('请联系负责人 星野电商')).toBeVisible();
});
