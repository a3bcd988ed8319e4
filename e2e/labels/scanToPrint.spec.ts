import { getOrderDetail } from '@alpaca/contract';
import { expect, test } from '@playwright/test';
import { activate, newMerchant } from '../accounts/accountSteps.ts';
import { draftFor, productFor } from '../orders/orderListSteps.ts';
import { askAs } from '../support/api.ts';
import { ask } from '../support/database.ts';
import { enterDesk, payingMerchant, rowsOf, scan, scanToPrintPath, withQz } from './scanSteps.ts';

test.describe.configure({ timeout: 180_000 });

/** How long its carrier and the worker had it, by the order's own story. */
const carrierMs = async (id: string) => {
  const [row] = await ask(
    `select extract(epoch from max(created_at) filter (where step like 'booked%')
       - max(created_at) filter (where step = 'submit')) * 1000 as ms
     from order_events where order_id = $1`,
    [id],
  );
  return Number(row.ms);
};

test('a draft is scanned, weighed, paid and printed without a mouse, two seconds beside its carrier', async ({
  page,
}) => {
  const qz = await withQz(page);
  const { username: user, productId } = await payingMerchant('打单商户');
  const drafts = [];
  for (const kg of [0.46, 0.5]) drafts.push(await draftFor(user, { productId, kg }));
  const [first, second] = drafts as [(typeof drafts)[0], (typeof drafts)[0]];
  await enterDesk(page, scanToPrintPath, user);

  await scan(page, first.transactionOrderNo);
  await expect(page.getByText('请称重', { exact: true }).first()).toBeVisible();
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expect(page.getByText('重量不能为 0').first()).toBeVisible();
  await page.keyboard.type('0.485', { delay: 10 });
  const begun = Date.now();
  await page.keyboard.press('Enter');
  const acceptedAfter = async () => {
    await expect.poll(() => qz.jobs.length, { timeout: 60_000, intervals: [20] }).toBe(1);
    return Date.now() - begun;
  };
  const accepted = acceptedAfter();
  // The next one is scanned while the first is on its way.
  await scan(page, second.customerNo);
  await expect(rowsOf(page).filter({ hasText: first.transactionOrderNo })).toContainText('已打印', {
    timeout: 60_000,
  });
  // Held where it runs alone: beside others it waits for their turns on the same cores.
  const most = test.info().config.workers === 1 ? 2_000 : 6_000;
  expect((await accepted) - (await carrierMs(first.id))).toBeLessThan(most);
  const { form } = await askAs(user, getOrderDetail, { id: first.id });
  expect(form.boxes[0]?.weight).toBe(0.485);

  // Far from what was declared: said again it is meant.
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await expect(page.getByText('20 kg 与申报相差很大').first()).toBeVisible();
  await page.keyboard.type('0.51');
  await page.keyboard.press('Enter');
  await expect(rowsOf(page).filter({ hasText: '已打印' })).toHaveCount(2, { timeout: 60_000 });

  await scan(page, first.transactionOrderNo);
  await expect(page.getByText('重复扫描').first()).toBeVisible();
  await scan(page, 'NOBODYS-1');
  await expect(page.getByText('没有这个单号').first()).toBeVisible();
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
  await page.keyboard.type('0.46');
  await page.keyboard.press('Enter');
  await expect(page.getByText('余额不足', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '去充值' })).toBeVisible();
  expect(qz.jobs).toHaveLength(0);
  await page.keyboard.press('Escape');
  await expect(rowsOf(page).first()).toContainText('已放下');
  await qz.stop();
});
