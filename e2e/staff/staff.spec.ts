import { expect, type Page, test } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { ask } from '../support/database.ts';
import { enter, sideOf } from '../support/shellSteps.ts';
import { fresh, makePerson, makeRole, setPermissions } from './staffSteps.ts';

test.describe.configure({ timeout: 120_000 });

const admin = { user: 'yunling-admin' };
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('somebody is hired: a role until a day, and a password that nobody else knows', async ({
  page,
  browser,
}) => {
  const username = fresh('xie');
  const password = 'Chosen2026z';
  await enter(page, '/system/users', admin);
  await page.getByRole('button', { name: '新增用户' }).click();
  const dialog = page.getByRole('dialog', { name: '新增用户' });
  await dialog.getByLabel('用户名').fill(username);
  await dialog.getByLabel('姓名').fill('谢雨');
  await dialog.getByRole('checkbox', { name: '客服' }).check();
  await dialog.getByLabel('客服 的截止日期').fill('2040-01-31');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: '保存' }).click();
  const handed = page.getByRole('dialog', { name: '设置密码的链接' });
  const address = (await handed.locator('code').textContent()) as string;
  await handed.getByRole('button', { name: '我已保存，关闭' }).click();
  await page.getByLabel('关键词').fill(username);
  await page.getByRole('button', { name: /查\s*询/ }).click();
  const row = rowOf(page, username);
  await expect(row).toContainText('待设密码');
  await expect(row).toContainText('到 2040-01-31');

  const theirs = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await theirs.goto(address);
  const fields = theirs.locator('input[type=password]');
  await fields.first().fill(password);
  if ((await fields.count()) > 1) await fields.nth(1).fill(password);
  await theirs.locator('button[type=submit]').click();
  await expect
    .poll(async () => {
      const rows = await ask(
        `select used_at is not null as used from first_passwords f
         join users u on u.tenant_id = f.tenant_id and u.id = f.user_id where u.username = $1`,
        [username],
      );
      return rows[0]?.used;
    })
    .toBe(true);
});

test('a role is changed: what it does to whom is told first, and one press takes it back', {
  tag: '@night',
}, async ({ page }) => {
  const role = await makeRole(['order:list']);
  const names = [await makePerson([role.id]), await makePerson([role.id])];
  await enter(page, '/system/users?view=roles', admin);
  const row = rowOf(page, role.nameZh);
  await row.getByRole('button', { name: '编辑' }).click();
  const dialog = page.getByRole('dialog', { name: `编辑角色“${role.nameZh}”` });
  // By keyboard alone: search, choose, save.
  await dialog.getByRole('searchbox', { name: '搜索页面或按钮' }).focus();
  await page.keyboard.type('商户管理');
  const box = dialog.getByRole('checkbox', { name: '商户管理' }).last();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await dialog.getByRole('button', { name: '保存' }).press('Enter');
  const told = page.getByRole('dialog', { name: `保存对“${role.nameZh}”的修改？` });
  await expect(told).toContainText(/将给 2 人新增 \d+ 项权限：.*商户/);
  for (const name of names) await expect(told).toContainText(name);
  await told.getByRole('button', { name: '保存并生效' }).press('Enter');
  await expect(dialog).toHaveCount(0);

  await row.getByRole('button', { name: role.nameZh, exact: true }).click();
  const past = page.getByRole('dialog', { name: `角色“${role.nameZh}”的历史版本` });
  await expect(past).toContainText('增加：');
  await past.getByRole('button', { name: '还原到此前' }).click();
  await page
    .getByRole('dialog', { name: `还原角色“${role.nameZh}”？` })
    .getByRole('button', { name: '还原到此前' })
    .click();
  await expect(past).toContainText('去掉：');
});

test('what is taken away is gone from the page that is open, without loading it again', async ({
  page,
}) => {
  const role = await makeRole(['system:announcements', 'system:announcementAdd']);
  const user = await makePerson([role.id]);
  await enter(page, '/system/announcements', { user });
  const add = page.getByRole('button', { name: /新增公告|新建公告|新增/ }).first();
  await expect(add).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await setPermissions(role.id, ['system:announcements']);
  await expect(add).toHaveCount(0, { timeout: 3_000 });
  await setPermissions(role.id, ['system:announcements', 'ops:merchants']);
  await expect(sideOf(page).getByText('商户管理').first()).toBeVisible({ timeout: 3_000 });
  await setPermissions(role.id, ['ops:merchants']);
  await expect(page).toHaveURL(/\/403$/);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('of two administrators with one role open the second is told what the first changed', async ({
  page,
  browser,
}) => {
  const role = await makeRole(['order:list']);
  const open = async (at: Page) => {
    await enter(at, '/system/users?view=roles', admin);
    await rowOf(at, role.nameZh).getByRole('button', { name: '编辑' }).click();
    return at.getByRole('dialog', { name: /编辑角色/ });
  };
  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  const [mine, theirs] = [await open(page), await open(other)];
  const save = async (at: Page, dialog: typeof mine) => {
    await dialog.getByRole('button', { name: '保存' }).click();
    await at.getByRole('button', { name: '保存并生效' }).click();
  };
  await theirs.getByLabel('英文名称').fill(`${role.nameEn} first`);
  await save(other, theirs);
  await expect(theirs).toHaveCount(0);
  await mine.getByLabel('中文名称').fill(`${role.nameZh}改`);
  await save(page, mine);
  const told = page
    .getByRole('dialog')
    .filter({ hasText: `${role.nameEn} first` })
    .last();
  await expect(told).toContainText('英文名称');
  await expect(told).toContainText('何岭');
});

test('what somebody sees is shown with the role behind it', { tag: '@night' }, async ({ page }) => {
  const role = await makeRole(['ops:merchants', 'order:list']);
  const user = await makePerson([role.id]);
  await enter(page, `/system/users?search=${user}`, admin);
  await rowOf(page, user).getByRole('button', { name: user }).first().click();
  const drawer = page.getByRole('dialog', { name: new RegExp(user) });
  await expect(drawer).toContainText(`来自：${role.nameZh}`);
  await expect(drawer).not.toContainText('没有权限');
  await drawer.getByRole('checkbox', { name: '同时显示没有的' }).check();
  await expect(drawer).toContainText('没有权限');
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on users and roles, ${theme} @night`, async ({ page }) => {
    await enter(page, '/system/users', { ...admin, theme });
    await page.getByRole('row').nth(2).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('link', { name: '角色', exact: true }).click();
    await rowOf(page, '财务').getByRole('button', { name: '编辑' }).click();
    await page.getByRole('dialog').getByRole('searchbox').waitFor();
    expect(await faults(page)).toEqual([]);
  });
}
