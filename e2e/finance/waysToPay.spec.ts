import { expect, test } from '@playwright/test';
import { newMark } from '../imports/importsSteps.ts';
import { gatheringAt, looks } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';
import { overflow } from '../tracking/trackSteps.ts';

const path = '/ops/ways-to-pay';
const administrator = 'yunling-admin';

test.describe.configure({ timeout: 120_000 });

test('a bank account that staff add is offered to merchants, and gone once it is disabled', async ({
  page,
  browser,
}) => {
  const number = `6222 ${newMark()}`;
  await enter(page, path, { user: administrator });
  await page.getByRole('button', { name: '新增银行账户' }).click();
  const dialog = page.getByRole('dialog', { name: '新增银行账户' });
  await dialog.getByLabel('户名').fill('云岭物流');
  await dialog.getByLabel('账号').fill(number);
  await dialog.getByLabel('开户行').fill('中国银行昆明分行');
  await dialog.getByLabel('币种').fill('CNY');
  await page.locator('.ant-select-dropdown:visible').getByText('CNY').first().click();
  await dialog.getByRole('button', { name: /保\s?存/ }).click();
  await expect(dialog).toBeHidden();

  const merchant = await (await browser.newContext()).newPage();
  await enter(merchant, '/financial/recharge');
  await merchant.getByText('银行转账').first().click();
  await expect(merchant.getByText(number)).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: number });
  await row.getByRole('button', { name: '编辑', exact: true }).click();
  const edit = page.getByRole('dialog', { name: '编辑银行账户' });
  await edit.getByRole('switch').click();
  await edit.getByRole('button', { name: /保\s?存/ }).click();
  await expect(row).toContainText('已停用');
  await merchant.reload();
  await merchant.getByText('银行转账').first().click();
  await expect(merchant.getByText('7559').first()).toBeVisible();
  await expect(merchant.getByText(number)).toHaveCount(0);
  await merchant.context().close();
});

for (const look of looks) {
  test(`axe finds nothing serious about ways to pay at ${look.width} px, ${look.theme} @night`, async ({
    page,
  }) => {
    const { found, lookAt } = await gatheringAt(page, path, look, administrator);
    await expect(page.getByText('7559').first()).toBeVisible();
    await lookAt('the page');
    expect(await overflow(page)).toBe(0);
    await page.getByRole('button', { name: /新增收款码|Add a payment code/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await lookAt('a code');
    expect(found).toEqual([]);
  });
}
