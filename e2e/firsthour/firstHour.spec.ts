import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { captchaShown, codeSentTo, inEnglish, signIn } from '../auth/userForms.ts';
import { faults } from '../support/axe.ts';
import { sites } from '../support/sites.ts';

// From nothing to paper in one sitting, on a busy machine.
test.describe.configure({ timeout: 120_000 });

const words = {
  zh: {
    company: '公司或商户名称',
    username: '用户名',
    password: '密码',
    again: '再次输入密码',
    mobile: '手机号',
    picture: '图形验证码',
    send: '获取验证码',
    sms: '短信验证码',
    register: '注册',
    guide: '新手引导',
    practise: '去完成: 下一票练习单',
    place: '下练习单',
    ready: /面单好了，跟踪号 TEST\d{10}/,
    print: '打印样张面单',
    printed: /面单已打印/,
    step: /下一票练习单.*已完成/,
    next: '下一步：激活账号',
    away: '收起引导，可从账号菜单再打开',
    account: '账号',
  },
  en: {
    company: 'Company or merchant name',
    username: 'Username',
    password: 'Password',
    again: 'Confirm password',
    mobile: 'Mobile number',
    picture: 'Characters in the image',
    send: 'Send code',
    sms: 'Text message code',
    register: 'Register',
    guide: 'Getting started',
    practise: 'Do it now: Place a practice order',
    place: 'Place the practice order',
    ready: /The label is ready, tracking number TEST\d{10}/,
    print: 'Print the specimen label',
    printed: /The label is printed/,
    step: /Place a practice order.*Done/,
    next: 'Next: Activate your account',
    away: 'Put the guide away; the account menu brings it back',
    account: 'Account',
  },
} as const;
type Words = (typeof words)[keyof typeof words];

const register = async (page: Page, say: Words) => {
  const mobile = `13${String(Date.now()).slice(-9)}`;
  const captcha = await captchaShown(page, () => page.goto(`${sites.yunling}/user/register`));
  await page.getByLabel(say.company).fill('新芽贸易');
  await page.getByLabel(say.username).fill(`h${mobile}`);
  await page.getByLabel(say.password, { exact: true }).fill('Newpass123');
  await page.getByLabel(say.again).fill('Newpass123');
  await page.getByLabel(say.mobile).fill(mobile);
  await page.getByLabel(say.picture, { exact: true }).fill(captcha);
  await page.getByRole('button', { name: say.send }).click();
  await page.getByLabel(say.sms).fill(await codeSentTo(mobile, 'register'));
  await page.getByRole('button', { name: say.register, exact: true }).click();
  await expect(page).toHaveURL(/register-result/);
  return `h${mobile}`;
};

const guideOf = (page: Page, say: Words) => page.getByRole('region', { name: say.guide });
const barOf = (page: Page, say: Words) => page.getByRole('complementary', { name: say.guide });

/** How a file begins that the page gave to the browser. */
const beginningOf = async (page: Page, press: () => Promise<void>) => {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFileSync(await file.path(), 'latin1').slice(0, 5);
};

const practise = async (page: Page, say: Words) => {
  const guide = guideOf(page, say);
  await guide.getByRole('link', { name: say.practise }).click();
  await guide.getByRole('radio').last().check();
  await guide.getByRole('button', { name: say.place }).click();
  await expect(guide.getByText(say.ready)).toBeVisible();
  const print = guide.getByRole('button', { name: say.print });
  expect(await beginningOf(page, () => print.click())).toBe('%PDF-');
  await expect(guide.getByText(say.printed)).toBeVisible();
  await expect(guide.getByRole('listitem').filter({ hasText: say.step })).toBeVisible();
};

for (const [lang, width] of [
  ['zh', 1440],
  ['en', 390],
] as const) {
  const say = words[lang];
  test(`from registration to a printed label in one sitting, ${lang} at ${width}`, {
    tag: lang === 'en' ? '@night' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // A browser that shows no PDF saves it; the dialog of one that does is not the page's.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false }),
    );
    if (lang === 'en') await inEnglish(page);
    const username = await register(page, say);
    await page.goto(`${sites.yunling}/user/login`);
    await signIn(page, username, 'Newpass123', lang);
    await practise(page, say);
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);

    // On every other page it is one line, which leads on.
    await page.goto(`${sites.yunling}/basic/information`);
    await expect(barOf(page, say)).toContainText('1/7');
    expect(await faults(page)).toEqual([]);
    await barOf(page, say).getByRole('link', { name: say.next }).click();
    await expect(page).toHaveURL(/\/basic\/activation$/);

    // Put away it stays so, until it is called back.
    await barOf(page, say).getByRole('button', { name: say.away }).click();
    await expect(barOf(page, say)).toHaveCount(0);
    await page.waitForResponse(/\/sys\/preference\//);
    // Another browser of the same person knows it too: nothing of it is left in this one.
    await page.evaluate(
      `Object.keys(localStorage).filter((name) => name.includes('firstSteps')).forEach((name) => localStorage.removeItem(name))`,
    );
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(barOf(page, say)).toHaveCount(0);
    await page.locator('[aria-haspopup=menu]').last().click();
    await page.getByRole('menuitem', { name: say.guide }).click();
    await expect(guideOf(page, say)).toContainText(say.step);
    await page.goto(`${sites.yunling}/basic/information`);
    await expect(barOf(page, say)).toBeVisible();
  });
}
