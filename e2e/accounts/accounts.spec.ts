import { expect, test } from '@playwright/test';
import { signIn } from '../auth/userForms.ts';
import { choose, offered } from '../support/actions.ts';
import { faults } from '../support/axe.ts';
import { messagesTo } from '../support/messages.ts';
import { enter, sideOf } from '../support/shellSteps.ts';
import { sites } from '../support/sites.ts';
import { activate, newMerchant, picture } from './accountSteps.ts';

test.describe.configure({ timeout: 240_000 });

test('a merchant adds a member, who sees only what was granted', async ({ page, browser }) => {
  const merchant = await newMerchant();
  await enter(page, '/system/team', { user: merchant.username });
  await page.getByRole('button', { name: '新增成员' }).click();
  const dialog = page.getByRole('dialog', { name: '新增成员' });
  await dialog.getByLabel('用户名').fill('starfield');
  await dialog.getByLabel('初始密码').fill('Member123');
  await dialog.getByLabel('姓名').fill('小帮手');
  await dialog.getByRole('checkbox', { name: '订单列表' }).check();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('用户名已存在')).toBeVisible();
  const username = `${merchant.username}-a`;
  await dialog.getByLabel('用户名').fill(username);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(username)).toBeVisible();

  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await other.goto(`${sites.yunling}/user/login`);
  await signIn(other, username, 'Member123');
  await expect(sideOf(other).getByText('订单管理')).toBeVisible();
  await expect(sideOf(other).getByText('财务管理')).toHaveCount(0);
  await other.goto(`${sites.yunling}/system/team`);
  await expect(other).toHaveURL(/\/403/);

  const row = page.getByRole('row', { name: new RegExp(username) });
  await choose(row, '停用');
  await page.getByRole('dialog', { name: /停用/ }).getByRole('button', { name: '停用' }).click();
  await expect(row).toContainText('停用');
  expect(await offered(row)).toContain('启用');
  await other.goto(`${sites.yunling}/order/list`);
  await expect(other).toHaveURL(/\/user\/login/);
});

test('the owner cannot be managed, and the button says why', async ({ page }) => {
  const merchant = await newMerchant();
  await enter(page, '/system/team', { user: merchant.username });
  const row = page.getByRole('row', { name: new RegExp(merchant.username) });
  await expect(row.getByRole('button', { name: '编辑' })).toHaveAccessibleDescription(
    '负责人的账号只能由本人修改',
  );
});

test('a user changes number, picture and password', async ({ page }) => {
  const merchant = await newMerchant();
  await activate(merchant.id);
  await enter(page, '/basic/information', { user: merchant.username, own: true });
  await expect(page.getByText(merchant.code).first()).toBeVisible();

  const mobile = `15${String(Date.now()).slice(-9)}`;
  await page.getByRole('button', { name: '更换手机号' }).click();
  const dialog = page.getByRole('dialog', { name: '更换手机号' });
  await dialog.getByLabel('新手机号').fill(mobile);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await expect(dialog.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  const [sent] = await messagesTo(mobile);
  await dialog.getByRole('textbox', { name: '短信验证码' }).fill(String(sent?.params.code));
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(mobile)).toBeVisible();

  await page.getByLabel('更换头像').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: picture,
  });
  await expect(page.getByRole('status').filter({ hasText: '头像已更换' })).toBeVisible();

  await page.getByRole('button', { name: '修改密码' }).click();
  const change = page.getByRole('dialog', { name: '修改密码' });
  await change.getByLabel('原密码').fill('wrong');
  await change.getByLabel('新密码', { exact: true }).fill('Another22');
  await change.getByLabel('确认新密码').fill('Another22');
  await change.getByRole('button', { name: '保存' }).click();
  await expect(change.getByText('原密码错误')).toBeVisible();
  await change.getByLabel('原密码').fill('Alpaca2026');
  await change.getByRole('button', { name: '保存' }).click();
  await expect(page).toHaveURL(/\/user\/login/);
  await signIn(page, merchant.username, 'Another22');
  await expect(page).not.toHaveURL(/\/user\/login/);
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on information, team and merchants, ${theme}`, async ({
    page,
    browser,
  }) => {
    const merchant = await newMerchant();
    await activate(merchant.id);
    await enter(page, '/basic/information', { user: merchant.username, theme });
    await expect(page.getByText(merchant.code).first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.goto(`${sites.yunling}/system/team`);
    await page.getByRole('button', { name: '新增成员' }).click();
    await expect(page.getByRole('checkbox', { name: '订单列表' })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    const operator = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
    await enter(operator, '/ops/merchants', { user: 'yunling-op', theme });
    await operator.getByRole('table').getByRole('button', { name: '查看' }).first().click();
    await expect(operator.getByRole('button', { name: '修改结算方式' })).toBeVisible();
    expect(await faults(operator)).toEqual([]);
  });
}
