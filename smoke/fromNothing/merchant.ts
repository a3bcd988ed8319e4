import { expect, type Page } from '@playwright/test';
import { fillCompany } from '../../e2e/accounts/accountSteps.ts';
import { captchaShown, codeSentTo, signIn } from '../../e2e/auth/userForms.ts';
import { proofPicture } from '../../e2e/finance/proofPicture.ts';
import { fillParcel, headingOf, pasteParty, submitOf } from '../../e2e/orders/orderSteps.ts';

// A merchant of the first day, and the two who let it in.

const owner = { user: 'sprout', password: 'Newpass123', mobile: '13912345678' };

export const register = async (page: Page, site: string) => {
  const captcha = await captchaShown(page, () => page.goto(`${site}user/register`));
  await page.getByLabel('公司或商户名称').fill('新芽贸易');
  await page.getByLabel('用户名').fill(owner.user);
  await page.getByLabel('密码', { exact: true }).fill(owner.password);
  await page.getByLabel('再次输入密码').fill(owner.password);
  await page.getByLabel('手机号').fill(owner.mobile);
  await page.getByLabel('图形验证码', { exact: true }).fill(captcha);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByLabel('短信验证码').fill(await codeSentTo(owner.mobile, 'register'));
  await page.getByRole('button', { name: '注册' }).click();
  await expect(page.getByRole('heading', { name: '注册成功' })).toBeVisible();
  await page.getByRole('link', { name: '去登录' }).click();
  await signIn(page, owner.user, owner.password);
};

export const askToBeActive = async (page: Page) => {
  await page.getByRole('status').getByRole('link', { name: '去激活' }).click();
  await fillCompany(page, '深圳市新芽贸易有限公司');
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByRole('heading', { name: '资料审核中' })).toBeVisible();
};

export const letIn = async (page: Page, site: string) => {
  await page.goto(`${site}ops/activations`);
  await page.getByRole('button', { name: '审核', exact: true }).click();
  const drawer = page.getByRole('dialog').filter({ hasText: '新芽贸易' });
  await drawer.getByRole('button', { name: '通过' }).click();
  const asked = page.getByRole('dialog', { name: /激活申请/ });
  await asked.getByRole('button', { name: '通过' }).click();
  await expect(drawer.getByText('已通过')).toBeVisible();
};

/** A transfer with its proof; its number comes back. */
export const topUp = async (page: Page, site: string) => {
  await page.goto(`${site}financial/recharge`);
  await page.getByRole('textbox', { name: '充值金额' }).fill('8000');
  await page.getByRole('radio', { name: '中国银行深圳分行' }).check();
  await page.getByRole('combobox', { name: '付款人' }).fill('新芽贸易');
  const file = { name: '水单.png', mimeType: 'image/png', buffer: proofPicture() };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('button', { name: /水单 1/ })).toBeVisible();
  await page.getByRole('button', { name: '提交充值' }).click();
  await expect(page.getByRole('heading', { name: '充值已提交' })).toBeVisible();
};

const openTopUp = async (page: Page, site: string) => {
  await page.goto(`${site}financial/top-up-check`);
  await page.getByRole('button', { name: '审核', exact: true }).click();
  return page.getByRole('dialog', { name: '充值详情' });
};

/** Above what one person decides: one finds the money, another approves. */
export const approveTopUp = async (finder: Page, approver: Page, site: string) => {
  const found = await openTopUp(finder, site);
  await found.getByRole('button', { name: '标记已到账' }).click();
  await finder
    .getByRole('dialog', { name: '标记已到账' })
    .getByRole('button', { name: /确\s*定/ })
    .click();
  await expect(found.getByText('已到账', { exact: true })).toBeVisible();
  await expect(found.getByRole('button', { name: '通过' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const dialog = await openTopUp(approver, site);
  await dialog.getByRole('button', { name: '通过' }).click();
  await approver.getByRole('button', { name: /确\s*定/ }).click();
  await expect(dialog.getByText('已通过')).toBeVisible();
};

const shipper = '陈默 13800001111 广东省深圳市龙岗区坂田街道云岭路18号 518129';
const consignee =
  'Ada Byron, 5 Main Street Apt 4, New York, NY 10001, United States, +1 212 555 0123';

/** One parcel on the tenant's line, booked; its label is a PDF. */
export const placeOrder = async (page: Page, site: string) => {
  await page.goto(`${site}single/special`);
  await page.getByRole('radio', { name: /某某美国小包/ }).check();
  await pasteParty(page, '发件人', shipper);
  await pasteParty(page, '收件人', consignee);
  await fillParcel(page);
  await submitOf(page).click();
  await expect(headingOf(page, '下单成功')).toBeVisible({ timeout: 60_000 });
  const label = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载面单' }).click();
  expect((await label).suggestedFilename()).toMatch(/A\d+\.pdf$/);
  await page.goto(`${site}order/list`);
  await expect(page.getByRole('row').filter({ hasText: 'MM0000000001' })).toContainText('已生成');
};
