import enVerify from '@alpaca/contract/texts/verify.en_US.json' with { type: 'json' };
import zhVerify from '@alpaca/contract/texts/verify.zh_CN.json' with { type: 'json' };
import { expect, type Page, test } from '@playwright/test';
import { ask } from '../support/database.ts';
import { sites } from '../support/sites.ts';
import { captchaShown, codeSentTo, inEnglish, signIn } from './userForms.ts';

const zh: Record<string, string> = zhVerify;
const en: Record<string, string> = enVerify;

const open = (page: Page, path: string) => page.goto(sites.yunling + path);
const home = /\/dashboard\/analysis$/;

// Numbers that no other test and no earlier run has used.
let next = Date.now() % 10_000_000;
const freshMobile = () => `186${String(next++).padStart(8, '0')}`;

const fillRegistration = async (page: Page, username: string, mobile: string) => {
  await page.getByLabel('公司或商户名称').fill('测试商行');
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill('Merchant1');
  await page.getByLabel('再次输入密码').fill('Merchant1');
  await page.getByLabel('手机号').fill(mobile);
};

const askForCode = async (page: Page, captcha: string, button = '获取验证码') => {
  await page.getByLabel('图形验证码', { exact: true }).fill(captcha);
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
};

test('a merchant registers, sees its number and signs in', async ({ page }) => {
  const mobile = freshMobile();
  const username = `m${mobile}`;
  const captcha = await captchaShown(page, () => open(page, '/user/register'));
  await fillRegistration(page, username, mobile);
  await askForCode(page, captcha);
  await page.getByLabel('短信验证码').fill(await codeSentTo(mobile, 'register'));
  await page.getByRole('button', { name: '注册' }).click();
  await expect(page).toHaveURL(/\/user\/register-result$/);
  await expect(page.getByRole('heading', { name: '注册成功' })).toBeFocused();
  await expect(page.getByText(/^M\d{6}$/)).toBeVisible();
  await page.getByRole('link', { name: '去登录' }).click();
  await signIn(page, username, 'Merchant1');
  await expect(page).toHaveURL(home);
});

test('whoever forgot the password sets another by code, and is signed out everywhere', async ({
  page,
}) => {
  await open(page, '/user/login');
  await signIn(page, 'starfield-lin');
  await expect(page).toHaveURL(home);
  const captcha = await captchaShown(page, () => open(page, '/user/alteration'));
  await page.getByLabel('用户名、手机号或邮箱').fill('starfield-lin');
  await askForCode(page, captcha);
  const code = await codeSentTo('13800000011', 'resetPassword');
  await page.getByLabel('验证码', { exact: true }).fill(code);
  await page.getByLabel('新密码').fill('Another22');
  await page.getByLabel('再次输入密码').fill('Another22');
  await page.getByRole('button', { name: '重置密码' }).click();
  await expect(page.getByRole('heading', { name: '密码已重置' })).toBeFocused();
  // The session this page was opened with ended with all the others.
  await page.getByRole('link', { name: '登录' }).click();
  await signIn(page, 'starfield-lin');
  await expect(page.getByRole('alert').first()).toContainText('账号或密码错误');
  await signIn(page, 'starfield-lin', 'Another22');
  await expect(page).toHaveURL(home);
});

test('a merchant signs in by a code sent to its phone', async ({ page }) => {
  await page.goto(`${sites.haituo}/user/login`);
  const captcha = await captchaShown(page, () =>
    page.getByRole('tab', { name: '短信登录' }).click(),
  );
  await page.getByLabel('手机号').fill('13900000001');
  await askForCode(page, captcha);
  await expect(page.getByLabel('短信验证码')).toBeFocused();
  await page.getByLabel('短信验证码').fill('000000');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByLabel('短信验证码')).toHaveAccessibleDescription('验证码错误或已失效');
  await page.getByLabel('短信验证码').fill(await codeSentTo('13900000001', 'login'));
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(home);
});

test('a wrong captcha is told at its field and another picture comes', async ({ page }) => {
  await open(page, '/user/register');
  const mobile = freshMobile();
  await fillRegistration(page, `m${mobile}`, mobile);
  await page.getByLabel('图形验证码', { exact: true }).fill('zzzz');
  const fresh = await captchaShown(page, () =>
    page.getByRole('button', { name: '获取验证码' }).click(),
  );
  const field = page.getByLabel('图形验证码', { exact: true });
  await expect(field).toHaveAccessibleDescription('图形验证码错误或已失效');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await askForCode(page, fresh);
});

test('after three failures a sign-in needs the captcha too', async ({ page }) => {
  await open(page, '/user/login');
  const username = `nobody${freshMobile()}`;
  for (let n = 1; n <= 3; n += 1) {
    await signIn(page, username, `Wrong${n}`);
    await expect(page.getByRole('alert').first()).toContainText('账号或密码错误');
    await expect(page.getByLabel('图形验证码', { exact: true })).toHaveCount(0);
    await page.reload();
  }
  const captcha = await captchaShown(page, () => signIn(page, username, 'Wrong4'));
  await expect(page.getByRole('alert').first()).toContainText('请输入图形验证码');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  const field = page.getByLabel('图形验证码', { exact: true });
  await expect(field).toHaveAccessibleDescription(zh['web.verify.6'] ?? '');
  await field.fill(captcha);
  await captchaShown(page, () => page.getByRole('button', { name: '登录', exact: true }).click());
  await expect(page.getByRole('alert').first()).toContainText('账号或密码错误');
});

test('a second code within the minute is refused, whatever page asks for it', async ({ page }) => {
  const mobile = freshMobile();
  for (const answer of ['sent', 'refused']) {
    const captcha = await captchaShown(page, () => open(page, '/user/register'));
    await page.getByLabel('手机号').fill(mobile);
    await page.getByLabel('图形验证码', { exact: true }).fill(captcha);
    await page.getByRole('button', { name: '获取验证码' }).click();
    if (answer === 'sent')
      await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
    else
      await expect(page.getByRole('alert').first()).toContainText('验证码发送过于频繁，请稍后再试');
  }
});

test('what someone else has is told at its field', async ({ page }) => {
  const mobile = freshMobile();
  const captcha = await captchaShown(page, () => open(page, '/user/register'));
  await fillRegistration(page, 'starfield', mobile);
  await page.getByLabel('邮箱').fill('owner@fawn.example');
  await askForCode(page, captcha);
  const code = await codeSentTo(mobile, 'register');
  await page.getByLabel('短信验证码').fill(code);
  await page.getByRole('button', { name: '注册' }).click();
  await expect(page.getByLabel('用户名')).toHaveAccessibleDescription(zh['web.verify.18'] ?? '');
  await expect(page.getByLabel('邮箱')).toHaveAccessibleDescription(zh['web.verify.27'] ?? '');
  await expect(page.getByLabel('用户名')).toBeFocused();
  // The code is still good: only what was wrong has to be typed again.
  await page.getByLabel('用户名').fill(`m${mobile}`);
  await page.getByLabel('邮箱').fill('');
  await page.getByRole('button', { name: '注册' }).click();
  await expect(page).toHaveURL(/\/user\/register-result$/);
});

test('two who take one phone number at once: the second is told at the field', async ({ page }) => {
  const mobile = freshMobile();
  const captcha = await captchaShown(page, () => open(page, '/user/register'));
  await fillRegistration(page, `m${mobile}`, mobile);
  await askForCode(page, captcha);
  await page.getByLabel('短信验证码').fill(await codeSentTo(mobile, 'register'));
  await ask(`update users set phone = $1 where username = 'fawn'`, [mobile]);
  await page.getByRole('button', { name: '注册' }).click();
  await expect(page.getByLabel('手机号')).toHaveAccessibleDescription(zh['web.verify.28'] ?? '');
  await ask(`update users set phone = '13800000004' where username = 'fawn'`);
});

const wrong = [
  ['company', '', 'web.verify.0'],
  ['company', '   ', 'web.verify.16'],
  ['company', 'x'.repeat(101), 'web.verify.25'],
  ['username', 'a b', 'web.verify.26'],
  ['password', 'abcdefgh', 'web.verify.15'],
  ['password', '1234567', 'web.verify.15'],
  ['confirm', 'Other123', 'web.verify.8'],
  ['email', 'me@home', 'web.verify.5'],
  ['mobile', '', 'web.verify.3'],
  ['mobile', '12345', 'web.verify.4'],
  ['captcha', '', 'web.verify.6'],
  ['code', '', 'web.verify.7'],
  ['code', '12345', 'web.verify.7'],
] as const;

const labels = {
  zh: {
    company: '公司或商户名称',
    username: '用户名',
    password: '密码',
    confirm: '再次输入密码',
    email: '邮箱',
    mobile: '手机号',
    captcha: '图形验证码',
    code: '短信验证码',
    send: '获取验证码',
    submit: '注册',
  },
  en: {
    company: 'Company or merchant name',
    username: 'Username',
    password: 'Password',
    confirm: 'Confirm password',
    email: 'Email',
    mobile: 'Mobile number',
    captcha: 'Characters in the image',
    code: 'Text message code',
    send: 'Send code',
    submit: 'Register',
  },
};

for (const [lang, texts] of Object.entries({ zh, en })) {
  test(`every rule of the registration is told at its field (${lang})`, async ({ page }) => {
    const say = labels[lang as keyof typeof labels];
    if (lang === 'en') await inEnglish(page);
    await open(page, '/user/register');
    const field = (name: keyof typeof say) =>
      page
        .getByRole('main')
        .locator(`input[name]`)
        .and(page.getByLabel(say[name], { exact: name !== 'email' }));
    await field('password').fill('Merchant1');
    for (const [name, value, key] of wrong) {
      await field(name).fill(value);
      const button = name === 'captcha' ? say.send : say.submit;
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(field(name), `${name} ${value}`).toHaveAccessibleDescription(texts[key] ?? '');
      await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    }
  });
}

test('the login page says in its own words what the contract says', async ({ page }) => {
  await open(page, '/user/login');
  await signIn(page, '   ', '');
  await expect(page.getByLabel('用户名')).toHaveAccessibleDescription(zh['web.verify.16'] ?? '');
  await expect(page.getByLabel('密码', { exact: true })).toHaveAccessibleDescription(
    zh['web.verify.0'] ?? '',
  );
  await expect(page.getByLabel('用户名')).toBeFocused();
});

test('the result page without a registration leads to the registration', async ({ page }) => {
  await open(page, '/user/register-result');
  await expect(page).toHaveURL(/\/user\/register$/);
});
