import { expect, type Page } from '@playwright/test';

const patient = { timeout: 30_000 };

/** Somebody of the tenant is added with a role; the link that lets them in comes back. */
export const hire = async (page: Page, site: string, user: string, realname: string) => {
  await page.goto(`${site}system/users`);
  await page.getByRole('button', { name: '新增用户' }).click(patient);
  const dialog = page.getByRole('dialog', { name: '新增用户' });
  await dialog.getByLabel('用户名').fill(user);
  await dialog.getByLabel('姓名').fill(realname);
  await dialog.getByRole('checkbox', { name: '运营' }).check();
  await dialog.getByRole('button', { name: '保存' }).click();
  const handed = page.getByRole('dialog', { name: '设置密码的链接' });
  const link = (await handed.locator('code').textContent()) ?? '';
  await handed.getByRole('button', { name: '我已保存，关闭' }).click();
  await expect(handed).toHaveCount(0);
  return link;
};
