import { expect, test } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { asOperator, enter } from '../support/shellSteps.ts';
import { activate, newMerchant } from './accountSteps.ts';

test.describe.configure({ timeout: 180_000 });

test('an operator freezes a merchant, which hears why, and lets it go on', async ({
  page,
  browser,
}) => {
  const merchant = await newMerchant('欠款商户');
  await activate(merchant.id);
  const desk = await asOperator(browser, `/ops/merchants?id=${merchant.id}`);
  const drawer = desk.getByRole('dialog', { name: new RegExp(merchant.code) });
  await drawer.getByRole('button', { name: /^冻\s*结$/ }).click();
  const question = desk.getByRole('dialog', { name: '冻结 欠款商户？' });
  await question.getByLabel('原因').fill('账单逾期未付');
  await question.getByRole('button', { name: /^冻\s*结$/ }).click();
  await expect(drawer).toContainText('不能下单和付款');
  await expect(drawer).toContainText('账单逾期未付');

  await enter(page, '/dashboard/analysis', { user: merchant.username, own: true });
  await expect(page.getByText(/账号已冻结.*账单逾期未付/).first()).toBeVisible();

  await drawer.getByRole('button', { name: /^解\s*冻$/ }).click();
  const again = desk.getByRole('dialog', { name: '解冻 欠款商户？' });
  await again.getByLabel('原因').fill('已付清');
  await again.getByRole('button', { name: /^解\s*冻$/ }).click();
  await expect(drawer.getByRole('button', { name: /^冻\s*结$/ })).toBeVisible();
  await desk.context().close();
});

test('a merchant has a sales person and contacts; axe finds nothing serious there', async ({
  browser,
}) => {
  const merchant = await newMerchant('联系人商户');
  const desk = await asOperator(browser, `/ops/merchants?id=${merchant.id}`);
  const drawer = desk.getByRole('dialog', { name: new RegExp(merchant.code) });
  await drawer.getByRole('button', { name: '销售与联系人' }).click();
  const dialog = desk.getByRole('dialog', { name: '销售与联系人' });
  await dialog.getByRole('button', { name: '添加联系人' }).click();
  await dialog.getByLabel('姓名').fill('陆小鹿');
  await dialog.getByLabel('电话').fill('13700001234');
  expect(await faults(desk)).toEqual([]);
  await dialog.getByRole('button', { name: /^保\s*存$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(drawer).toContainText('13700001234');
  await desk.context().close();
});
