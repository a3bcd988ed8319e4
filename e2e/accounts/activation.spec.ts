import { expect, type Page, test } from '@playwright/test';
import { captchaShown, codeSentTo, signIn } from '../auth/userForms.ts';
import { faults } from '../support/axe.ts';
import { asOperator, enter } from '../support/shellSteps.ts';
import { sites } from '../support/sites.ts';
import { activate, choosePicture, fillCompany, newMerchant } from './accountSteps.ts';

// A merchant and an operator, one after the other, on a busy machine.
test.describe.configure({ timeout: 120_000 });

const inactive = (page: Page) => page.getByRole('link', { name: '账号未激活' });

/** The drawer with a merchant's request in it. */
const openRequest = async (page: Page, code: string) => {
  await page.getByLabel('商户', { exact: true }).fill(code);
  await page.getByRole('button', { name: '查询' }).click();
  const row = page.getByRole('row').filter({ hasText: code });
  await row.getByRole('button', { name: '审核', exact: true }).click();
  const drawer = page.getByRole('dialog').filter({ hasText: code.toUpperCase() });
  await expect(drawer.getByText('待审核')).toBeVisible();
  return drawer;
};

test('a newcomer registers, is reviewed, and sees the approval without loading again', async ({
  page,
  browser,
}) => {
  const mobile = `13${String(Date.now()).slice(-9)}`;
  const captcha = await captchaShown(page, () => page.goto(`${sites.yunling}/user/register`));
  await page.getByLabel('公司或商户名称').fill('新芽贸易');
  await page.getByLabel('用户名').fill(`m${mobile}`);
  await page.getByLabel('密码', { exact: true }).fill('Newpass123');
  await page.getByLabel('再次输入密码').fill('Newpass123');
  await page.getByLabel('手机号').fill(mobile);
  await page.getByLabel('图形验证码', { exact: true }).fill(captcha);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByLabel('短信验证码').fill(await codeSentTo(mobile, 'register'));
  await page.getByRole('button', { name: '注册' }).click();
  await expect(page).toHaveURL(/register-result/);
  await page.goto(`${sites.yunling}/user/login`);
  await signIn(page, `m${mobile}`, 'Newpass123');

  await expect(inactive(page)).toBeVisible();
  await page.getByRole('status').getByRole('link', { name: '去激活' }).click();
  await expect(page).toHaveURL(/\/basic\/activation$/);
  await expect(page.getByRole('heading', { level: 1, name: '账号激活' })).toBeVisible();
  await fillCompany(page, '深圳市新芽贸易有限公司');
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByRole('heading', { name: '资料审核中' })).toBeVisible();
  await expect(inactive(page)).toBeVisible();

  const operator = await asOperator(browser, '/ops/activations');
  const drawer = await openRequest(operator, '新芽贸易');
  await expect(drawer).toContainText('91440300MA5D77777F');
  await drawer.getByRole('button', { name: '放大查看营业执照' }).click();
  await expect(operator.getByRole('img', { name: '营业执照' })).toBeVisible();
  await operator.keyboard.press('Escape');
  await drawer.getByRole('button', { name: '通过' }).click();
  await operator
    .getByRole('dialog', { name: /激活申请/ })
    .getByRole('button', { name: '通过' })
    .click();
  await expect(drawer.getByText('已通过')).toBeVisible();

  await expect(page.getByRole('heading', { name: '账号已激活' })).toBeVisible();
  await expect(inactive(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^通知，/ }).click();
  await page.getByRole('tab', { name: /系统消息/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '账号已激活' })).toBeVisible();
});

test('a rejection shows its reason, and the corrected form goes to review again', async ({
  page,
  browser,
}) => {
  const merchant = await newMerchant('芦花贸易');
  await enter(page, '/basic/activation', { user: merchant.username });
  await page.getByText('个人认证').click();
  await page.getByLabel('真实姓名').fill('芦花');
  await page.getByLabel('身份证号码').fill('440301199001011234');
  await page.getByLabel('联系人').fill('芦花');
  await page.getByLabel('联系电话').fill('13700001234');
  await page.getByLabel('联系地址').fill('义乌市');
  for (const label of ['身份证人像面', '身份证国徽面']) await choosePicture(page, label);
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByRole('heading', { name: '资料审核中' })).toBeVisible();

  const operator = await asOperator(browser, '/ops/activations');
  const drawer = await openRequest(operator, merchant.code);
  await drawer.getByRole('button', { name: '驳回' }).click();
  const dialog = operator.getByRole('dialog', { name: '驳回' });
  await dialog.getByRole('button', { name: '驳回' }).click();
  await expect(dialog.getByText(/^请填写/)).toBeVisible();
  await dialog.getByLabel('驳回原因').fill('身份证照片反光，请重新拍摄');
  await dialog.getByRole('button', { name: '驳回' }).click();
  await expect(drawer.getByText('已驳回')).toBeVisible();

  await expect(page.getByRole('alert').filter({ hasText: '身份证照片反光' })).toBeVisible();
  await expect(page.getByLabel('真实姓名')).toHaveValue('芦花');
  await page.getByRole('button', { name: '重新选择' }).first().click();
  await choosePicture(page, '身份证人像面');
  await page.getByRole('button', { name: '修改后重新提交' }).click();
  await expect(page.getByRole('heading', { name: '资料审核中' })).toBeVisible();

  await operator.goto(`${sites.yunling}/ops/activations`);
  const again = await openRequest(operator, merchant.code);
  await expect(again.getByRole('region', { name: '历次申请' })).toContainText('身份证照片反光');
});

test('what is wrong or missing is told at its field before anything is sent', async ({ page }) => {
  const merchant = await newMerchant();
  await enter(page, '/basic/activation', { user: merchant.username });
  await page.getByLabel('统一社会信用代码').fill('91440300MA5D777770');
  await page.getByLabel('身份证号码').fill('123');
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByText('请输入正确的统一社会信用代码')).toBeVisible();
  await expect(page.getByText('请输入正确的身份证号码')).toBeVisible();
  await expect(page.getByText('请上传营业执照')).toBeVisible();
  const file = {
    name: 'card.exe',
    mimeType: 'application/x-msdownload',
    buffer: Buffer.from('MZ'),
  };
  await page.locator('input[type=file][aria-label="营业执照"]').setInputFiles(file);
  await expect(page.getByText(/只支持 .*文件/)).toBeVisible();
});

test('the warning after sign-in comes once in a session, and leads to the recharge page', async ({
  page,
}) => {
  const merchant = await newMerchant();
  await activate(merchant.id);
  await enter(page, '/dashboard/analysis', { user: merchant.username, own: true });
  const warning = page.getByRole('status').filter({ hasText: '可用余额仅剩 0.00 CNY' });
  await expect(warning).toBeVisible();
  await warning.getByRole('link', { name: '去充值' }).click();
  await expect(page).toHaveURL(/\/financial\/recharge$/);
  await expect(warning).toHaveCount(0);
  await page.goto(`${sites.yunling}/dashboard/analysis`);
  await expect(page.getByRole('button', { name: /^通知，/ })).toBeVisible();
  await page.waitForTimeout(1_000);
  await expect(warning).toHaveCount(0);
});

test('in English too', async ({ page, browser }) => {
  const merchant = await newMerchant();
  await enter(page, '/basic/activation', { user: merchant.username, language: 'en_US' });
  await expect(page.getByRole('heading', { level: 1, name: 'Account activation' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Upload: Business license')).toBeVisible();
  const operator = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await enter(operator, '/ops/activations', { user: 'yunling-op', language: 'en_US' });
  await expect(operator.getByText('Pending review').first()).toBeVisible();
  await enter(operator, '/ops/merchants', { user: 'yunling-op', language: 'en_US' });
  await expect(operator.getByText('Kapok').first()).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious, ${theme}`, async ({ page, browser }) => {
    const merchant = await newMerchant();
    await enter(page, '/basic/activation', { user: merchant.username, theme });
    await expect(page.getByRole('button', { name: '提交审核' })).toBeVisible();
    await page.getByRole('button', { name: '提交审核' }).click();
    await expect(page.getByText('请上传营业执照')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await faults(page)).toEqual([]);
    const operator = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
    await enter(operator, '/ops/activations', { user: 'yunling-op', theme });
    await operator.getByRole('button', { name: '审核', exact: true }).first().click();
    await expect(operator.getByRole('button', { name: '放大查看营业执照' })).toBeVisible();
    expect(await faults(operator)).toEqual([]);
  });
}
