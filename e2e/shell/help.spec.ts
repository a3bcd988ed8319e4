import { expect, type Page, test } from '@playwright/test';
import { enter, goTo } from '../support/shellSteps.ts';
import { sites } from '../support/sites.ts';

const helpOf = (page: Page) => page.getByRole('complementary', { name: /^(帮助|Help)$/ });
const titleOf = (page: Page) => helpOf(page).getByRole('heading', { level: 3 });

test('F1 opens help at what the page is about, which follows, and Escape gives the focus back', async ({
  page,
}) => {
  await enter(page, '/financial/recharge');
  const amount = page.getByRole('textbox', { name: '充值金额' });
  await amount.focus();
  await page.keyboard.press('F1');
  await expect(titleOf(page)).toHaveText('充值和水单');
  await expect(helpOf(page).getByRole('searchbox')).toBeFocused();
  // The page beside it can be worked on.
  await amount.fill('500');
  await expect(amount).toHaveValue('500');
  await goTo(page, '/order/labels');
  await expect(titleOf(page)).toHaveText('下载和打印面单');

  await helpOf(page).getByRole('searchbox').fill('chongzi');
  await helpOf(page).getByRole('button', { name: '充值和水单' }).click();
  await expect(titleOf(page)).toHaveText('充值和水单');
  await helpOf(page).getByRole('link', { name: '账户充值' }).click();
  await expect(page).toHaveURL(`${sites.yunling}/financial/recharge`);
  await helpOf(page).getByRole('searchbox').focus();
  await page.keyboard.press('Escape');
  await expect(helpOf(page)).toHaveCount(0);
});

test('where a tenant has no help centre the question mark opens help, with what changed', {
  tag: '@night',
}, async ({ page }) => {
  const result = {
    companyName: '云岭',
    companyNameEn: 'Yunling',
    companyLogoImg: '',
    helpUrl: '',
    chatUrl: '',
    zone: 'Asia/Shanghai',
  };
  await page.route(/getTenantInfoByDomain/, (route) =>
    route.fulfill({ json: { success: true, code: 1, message: '', result, timestamp: 0 } }),
  );
  await enter(page, '/ops/margin', { user: 'yunling-op', language: 'en_US' });
  await page.getByRole('banner').getByRole('button', { name: 'Help for this page' }).click();
  await expect(titleOf(page)).toHaveText('Margin');
  await expect(helpOf(page).getByRole('link', { name: 'Help center' })).toHaveCount(0);
  await helpOf(page).getByRole('button', { name: 'What changed' }).click();
  await expect(helpOf(page).getByRole('listitem').first()).toBeVisible();
  await helpOf(page).getByRole('searchbox').fill('qqqq');
  await expect(helpOf(page).getByRole('status')).toContainText('No help found for “qqqq”');
});
