import { expect, type Page } from '@playwright/test';
import { ask } from '../support/database.ts';
import { messagesTo } from '../support/messages.ts';

/** Waits for the next picture that `show` brings, and tells what stands in it. */
export const captchaShown = async (page: Page, show: () => Promise<unknown>) => {
  const [reply] = await Promise.all([page.waitForResponse(/alpaca-auth\/captcha/), show()]);
  const { captchaKey } = (await reply.json()).result;
  const [row] = await ask('select answer from captchas where id = $1', [captchaKey]);
  return String(row.answer);
};

type Purpose = 'register' | 'login' | 'resetPassword';

/** The code in the latest message to someone; it may come after the answer that promised it. */
export const codeSentTo = async (recipient: string, purpose: Purpose) => {
  let code = '';
  await expect(async () => {
    const messages = await messagesTo(recipient);
    const latest = messages.find(({ template }) => template === `code.${purpose}`);
    code = String(latest?.params.code ?? '');
    expect(code).toMatch(/^\d{6}$/);
  }).toPass();
  return code;
};

const words = {
  zh: { username: '用户名', password: '密码', submit: '登录' },
  en: { username: 'Username', password: 'Password', submit: 'Sign in' },
};

export const signIn = async (
  page: Page,
  username: string,
  password = 'Alpaca2026',
  lang: keyof typeof words = 'zh',
) => {
  const say = words[lang];
  await page.getByLabel(say.username, { exact: true }).fill(username);
  await page.getByRole('textbox', { name: say.password, exact: true }).fill(password);
  await page.getByRole('button', { name: say.submit, exact: true }).click();
};

/** Chosen before the page is loaded, as the language switch leaves it. */
export const inEnglish = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('alpaca.language', '{"value":"en_US"}'));
