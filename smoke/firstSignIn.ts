import { expect, type Page } from '@playwright/test';
import { codeOf } from '../apps/server/src/modules/auth/secondFactor/totpTestCode.ts';
import { signIn } from '../e2e/auth/userForms.ts';

const patient = { timeout: 60_000 };

interface Newcomer {
  site: string;
  link: string;
  user: string;
  password?: string;
}

/** Opens the one-time link, chooses a password and sets up the second factor that the role asks for. */
export const enterByLink = async (
  page: Page,
  { site, link, user, password = 'Choose4Me' }: Newcomer,
) => {
  await page.goto(link);
  await page.getByLabel('新密码', { exact: true }).fill(password);
  await page.getByLabel('再次输入密码').fill(password);
  await page.getByRole('button', { name: '设置密码' }).click();
  await expect(page.getByText('密码已设置')).toBeVisible();
  await page.goto(site);
  await signIn(page, user, password);
  await expect(page.getByRole('heading', { name: '设置双重验证' })).toBeVisible(patient);
  await page.getByRole('button', { name: '验证器应用' }).click();
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  await page.getByLabel('验证码').fill(codeOf(key.replaceAll(' ', '')));
  await page.getByRole('button', { name: '完成' }).click();
  await page.getByRole('button', { name: '我已保存' }).click();
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible(patient);
  // What is important asks again who it is.
  await page.addLocatorHandler(
    page.getByRole('dialog', { name: '请确认是您本人' }),
    async (asked) => {
      await asked.getByLabel('验证码').fill(codeOf(key.replaceAll(' ', '')));
      await asked.getByRole('button', { name: '确认' }).click();
    },
  );
};
