import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { activate, newMerchant } from '../accounts/accountSteps.ts';
import { choose } from '../support/actions.ts';
import { ask } from '../support/database.ts';
import { enter, goTo } from '../support/shellSteps.ts';
import { sites } from '../support/sites.ts';
import { proofPicture } from './proofPicture.ts';

// Whole stories, on a busy machine.
test.describe.configure({ timeout: 180_000 });

const upload = async (page: Page) => {
  const file = { name: '水单.png', mimeType: 'image/png', buffer: proofPicture() };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('button', { name: /水单 1/ })).toBeVisible();
};

/** Tells of a bank transfer; its number comes back. */
const topUp = async (page: Page, amount: string) => {
  await page.getByRole('textbox', { name: '充值金额' }).fill(amount);
  await page.getByRole('radio', { name: '示例银行深圳分行' }).check();
  await page.getByRole('combobox', { name: '付款人' }).fill('星野电商');
  await upload(page);
  await page.getByRole('button', { name: '提交充值' }).click();
  await expect(page.getByRole('heading', { name: '充值已提交' })).toBeVisible();
  const text = await page.getByText(/充值单 TU\w+ 正在等待审核/).textContent();
  return /TU\w+/.exec(text ?? '')?.[0] as string;
};

const openCheck = async (page: Page, no: string) => {
  await enter(page, `/financial/top-up-check?no=${no}`, { user: 'yunling-op2' });
  await page.getByRole('button', { name: '审核', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '充值详情' })).toContainText(no);
};

const available = async (page: Page) => {
  const wallet = page.getByRole('region', { name: 'CNY 钱包' });
  const text = await wallet.getByRole('paragraph').first().textContent();
  return Number((text ?? '').replaceAll(/[^\d.]/g, ''));
};

test('a bank transfer with its proof, approved by an operator, is seen as it happens', async ({
  page,
  browser,
}) => {
  await enter(page, '/financial/overview');
  await expect(page.getByRole('region', { name: 'CNY 钱包' })).toBeVisible();
  const before = await available(page);
  await goTo(page, '/financial/recharge');
  const no = await topUp(page, '321.09');
  await goTo(page, '/financial/overview');

  const operator = await browser.newPage();
  await openCheck(operator, no);
  const dialog = operator.getByRole('dialog', { name: '充值详情' });
  await expect(dialog.getByRole('button', { name: '通过' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await dialog.getByRole('button', { name: '标记已到账' }).click();
  const asked = operator.getByRole('dialog', { name: '标记已到账' });
  await expect(asked).toContainText('321.09 CNY');
  await expect(asked).toContainText('付款人：星野电商');
  await asked.getByRole('button', { name: /确\s*定/ }).click();
  await expect(dialog.getByText('已到账', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: '通过' }).click();
  await operator.getByRole('button', { name: /确\s*定/ }).click();
  await expect(dialog.getByText('已通过')).toBeVisible();

  await operator.close();

  await expect.poll(() => available(page)).toBeCloseTo(before + 321.09, 2);
  await goTo(page, '/financial/transactions?kind=topUp');
  await expect(page.getByRole('row').filter({ hasText: no })).toContainText('+321.09');
  await page.getByRole('button', { name: /^通知，/ }).click();
  await page.getByRole('tab', { name: /系统消息/ }).click();
  await expect(page.getByText('充值已到账：321.09 CNY').first()).toBeVisible();
});

test('one operator asks for credit, another approves it, and the merchant has it @night', async ({
  page,
  browser,
}) => {
  const merchant = await newMerchant('账期商户');
  await activate(merchant.id);
  await enter(page, '/ops/merchants', { user: 'yunling-op' });
  await page.getByLabel('商户', { exact: true }).fill(merchant.code);
  await page.getByRole('button', { name: '查询' }).click();
  const found = page.getByRole('row').filter({ hasText: merchant.code });
  await found.getByRole('button', { name: '查看' }).click();
  await page.getByRole('button', { name: '修改结算方式' }).click();
  const dialog = page.getByRole('dialog', { name: '修改结算方式' });
  await dialog.getByText('账期', { exact: true }).first().click();
  await dialog.getByLabel('信用额度').fill('20000');
  // A number beyond the limit is said, never cut to it.
  await dialog.getByRole('textbox', { name: '账期' }).fill('999');
  await dialog.getByLabel('变更原因').fill('合同 2026-118');
  await expect(dialog.getByText('须由另一位同事批准后生效：周燕、何岭')).toBeVisible();
  await dialog.getByRole('button', { name: '提交审批' }).click();
  await expect(dialog.getByText('请输入 1–365 的整数')).toBeVisible();
  await dialog.getByRole('textbox', { name: '账期' }).fill('30');
  await dialog.getByRole('button', { name: '提交审批' }).click();
  await expect(dialog).toHaveCount(0);
  // Asked for, and nothing more yet.
  await expect(page.getByText(/陈舟 于 .* 申请以下变更，待审批/)).toBeVisible();
  await expect(page.getByRole('button', { name: '修改结算方式' })).toHaveAccessibleDescription(
    /陈舟 的同类申请正在等待审批/,
  );
  await page.getByRole('link', { name: '去审批' }).click();
  await expect(page.getByRole('button', { name: /^批\s*准$/ })).toHaveAccessibleDescription(
    /不能审批自己的申请/,
  );

  const second = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enter(second, `/ops/approvals?merchant=${merchant.code}`, { user: 'yunling-op2' });
  await second.getByRole('row').getByRole('button', { name: '审批' }).click();
  const drawer = second.getByRole('dialog', { name: new RegExp(merchant.code) });
  await expect(drawer).toContainText('信用额度：0.00 CNY → 20,000.00 CNY');
  await drawer.getByRole('button', { name: /^批\s*准$/ }).click();
  await second
    .getByRole('dialog', { name: /批准 .* 的结算方式变更/ })
    .getByRole('button', { name: /^批\s*准$/ })
    .click();
  await expect(drawer.getByText('已批准')).toBeVisible();
  await second.close();

  const owner = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enter(owner, '/basic/information', { user: merchant.username });
  await expect(owner.getByText('20,000.00').first()).toBeVisible();
  await owner.close();
  await page.goto(`${sites.yunling}/ops/merchants?id=${merchant.id}`);
  const history = page.getByRole('region', { name: '结算与价格变更记录' });
  await expect(history).toContainText('账期：0 天 → 30 天');
  await expect(history).toContainText('合同 2026-118');
  const [row] = await ask(
    `select floor_minor from accounts where merchant_id = $1 and kind = 'wallet'`,
    [merchant.id],
  );
  expect(String(row.floor_minor)).toBe('-2000000');
});

test('the list of those who check shows a top-up as it is submitted', { tag: '@night' }, async ({
  page,
  browser,
}) => {
  await enter(page, '/financial/recharge', { user: 'kapok' });
  const operator = await browser.newPage();
  const open = '/financial/top-up-check?merchantCode=M100002&auditStatus=pending';
  await enter(operator, open, { user: 'yunling-op2' });
  await expect(operator.getByText(/^共 \d+ 条$/)).toBeVisible();
  let loads = 0;
  operator.on('load', () => {
    loads += 1;
  });
  const no = await topUp(page, '66.60');
  const row = operator.getByRole('row').filter({ hasText: no });
  await expect(row).toContainText('66.60');
  await expect(row).toContainText('待审核');
  expect(loads).toBe(0);
});

test('a rejection tells the merchant why', { tag: '@night' }, async ({ page, browser }) => {
  await enter(page, '/financial/recharge', { user: 'bluebay' });
  const no = await topUp(page, '77.00');
  const operator = await browser.newPage();
  await openCheck(operator, no);
  await operator.getByRole('button', { name: '驳回' }).click();
  const reasons = operator.getByRole('dialog', { name: '驳回' });
  await reasons.getByRole('button', { name: '驳回' }).click();
  await expect(reasons.getByText(/^请填写/)).toBeVisible();
  await reasons.getByRole('textbox').fill('水单模糊，请重拍');
  await reasons.getByRole('button', { name: '驳回' }).click();
  await expect(operator.getByRole('dialog', { name: '充值详情' })).toContainText('已驳回');
  await operator.close();
  await goTo(page, `/financial/credentials?no=${no}`);
  await expect(page.getByRole('row').filter({ hasText: no })).toContainText('水单模糊，请重拍');
});

test('proofs can be added while a top-up waits', { tag: '@night' }, async ({ page }) => {
  await enter(page, '/financial/recharge', { user: 'kapok' });
  const no = await topUp(page, '10.00');
  await goTo(page, `/financial/credentials?no=${no}`);
  await page.getByRole('button', { name: '补充水单' }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(no) });
  const file = { name: 'b.png', mimeType: 'image/png', buffer: proofPicture() };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByRole('button', { name: /水单 1/ })).toBeVisible();
  await dialog.getByRole('button', { name: '补充水单' }).click();
  await expect(page.getByRole('status').filter({ hasText: '水单已补充' })).toBeVisible();
});

test('an amount of nothing is refused in place, and the only account is chosen by itself', {
  tag: '@night',
}, async ({ page }) => {
  await enter(page, '/financial/recharge', { user: 'kapok' });
  await page.getByRole('textbox', { name: '充值金额' }).fill('0');
  await page.getByRole('button', { name: '提交充值' }).click();
  await expect(page.getByText('请输入大于 0 的充值金额，最多两位小数')).toBeVisible();
  await expect(page.getByRole('radio', { name: '示例银行深圳分行' })).toBeChecked();
  await page.getByRole('button', { name: '5,000' }).click();
  await expect(page.getByRole('textbox', { name: '充值金额' })).toHaveValue(/^5,?000/);
  await page.getByText('支付宝', { exact: true }).click();
  await expect(page.getByRole('img', { name: '支付宝收款码' })).toBeVisible();
});

test('who is not active is led to the activation', { tag: '@night' }, async ({ page }) => {
  await enter(page, '/financial/recharge', { user: 'fawn' });
  await page.getByRole('button', { name: '去激活' }).click();
  await expect(page).toHaveURL(/\/basic\/activation$/);
});

test('a month is looked into and saved as PDF and as a spreadsheet', { tag: '@night' }, async ({
  page,
}) => {
  await enter(page, '/financial/customerBilling', { user: 'kapok' });
  // Cash on delivery may have brought it a month in another currency besides.
  const row = page.getByRole('row').filter({ hasText: 'CNY' }).nth(1);
  await row.getByRole('button', { name: '明细' }).click();
  await expect(page.getByRole('dialog').getByText('运费')).toBeVisible();
  await page.keyboard.press('Escape');
  for (const [button, start] of [
    [/PDF 账单/, '%PDF'],
    [/Excel 账单/, 'PK'],
  ] as const) {
    const [saved] = await Promise.all([page.waitForEvent('download'), choose(row, button)]);
    expect(saved.suggestedFilename()).toMatch(/^对账单 M100002 \d{4}-\d{2} CNY\./);
    expect((await readFile(await saved.path())).toString('latin1', 0, 4)).toContain(start);
  }
});

test('the trend is there as a picture and as a table', { tag: '@night' }, async ({ page }) => {
  await enter(page, '/financial/overview', { user: 'kapok' });
  const trend = page.getByRole('region', { name: '近 30 天收支' });
  await expect(trend.locator('canvas')).toBeVisible();
  await trend.getByText('表格').click();
  await expect(trend.getByRole('row')).toHaveCount(11);
});

test('in English every page reads in English', { tag: '@night' }, async ({ page }) => {
  const pages = {
    '/financial/overview': 'Overview',
    '/financial/recharge': 'Top up',
    '/financial/credentials': 'Payment proofs',
    '/financial/top-up-check': 'Top-up review',
    '/financial/transactions': 'Transactions',
    '/financial/customerBilling': 'Bills',
  };
  await enter(page, '/financial/overview', { user: 'kapok', language: 'en_US' });
  for (const [path, title] of Object.entries(pages)) {
    await goTo(page, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});
