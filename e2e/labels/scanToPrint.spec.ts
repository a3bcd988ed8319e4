import { getOrderDetail } from '@alpaca/contract';
import { expect, test } from '@playwright/test';
import { activate, newMerchant } from '../accounts/accountSteps.ts';
import { draftFor, productFor } from '../orders/orderListSteps.ts';
import { askAs } from '../support/api.ts';
import {
  enterDesk,
  payingMerchant,
  rowsOf,
  scan,
  scanToPrintPath,
  weigh,
  withQz,
} from './scanSteps.ts';

test.describe.configure({ timeout: 180_000 });

test('a draft is scanned, weighed, paid and printed without a mouse', async ({ page }) => {
  const qz = await withQz(page);
  const { username: user, productId } = await payingMerchant('打单商户');
  const drafts = [];
  for (const kg of [0.46, 0.5]) drafts.push(await draftFor(user, { productId, kg }));
  const [first, second] = drafts as [(typeof drafts)[0], (typeof drafts)[0]];
  await enterDesk(page, scanToPrintPath, user);

  await scan(page, first.transactionOrderNo);
  await expect(page.getByText('请称重', { exact: true }).first()).toBeVisible();
  await weigh(page, '0');
  await expect(page.getByText('重量不能为 0').first()).toBeVisible();
  await weigh(page, '0.485');
  // The next one is scanned while the first is on its way.
  await scan(page, second.customerNo);
  await expect(rowsOf(page).filter({ hasText: first.transactionOrderNo })).toContainText('已打印', {
    timeout: 60_000,
  });
  expect(qz.jobs).toHaveLength(1);
  const { form } = await askAs(user, getOrderDetail, { id: first.id });
  expect(form.boxes[0]?.weight).toBe(0.485);

  // Its draft may be looked up after the first was printed, and 20 be taken for a number till then.
  await expect(page.getByText('请称重', { exact: true }).first()).toBeVisible();
  // Far from what was declared: said again it is meant.
  await weigh(page, '20');
  await expect(page.getByText('20 kg 与申报相差很大').first()).toBeVisible();
  await weigh(page, '0.51');
  await expect(rowsOf(page).filter({ hasText: '已打印' })).toHaveCount(2, { timeout: 60_000 });

  await scan(page, first.transactionOrderNo);
  await expect(page.getByText('重复扫描').first()).toBeVisible();
  await scan(page, 'NOBODYS-1');
  await expect(page.getByText('没有这个单号或 SKU').first()).toBeVisible();
  await qz.stop();
});

test('who has too little is told so, and nothing is printed @night', async ({ page }) => {
  const qz = await withQz(page);
  const merchant = await newMerchant('没钱商户');
  await activate(merchant.id);
  const user = merchant.username;
  const { id: productId } = await productFor(user);
  const draft = await draftFor(user, { productId });
  await enterDesk(page, scanToPrintPath, user);
  await scan(page, draft.transactionOrderNo);
  await expect(page.getByText('请称重', { exact: true }).first()).toBeVisible();
  await weigh(page, '0.46');
  await expect(page.getByText('余额不足', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '去充值' })).toBeVisible();
  expect(qz.jobs).toHaveLength(0);
  await page.keyboard.press('Escape');
  await expect(rowsOf(page).first()).toContainText('已先放下');
  await qz.stop();
});
