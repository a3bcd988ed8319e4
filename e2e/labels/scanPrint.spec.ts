import { closeOrders, getOrderDetail, listPrintRecords } from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { textOf } from '../../apps/server/src/carriers/readTestLabel.ts';
import { draftFor } from '../orders/orderListSteps.ts';
import { askAs, callAs } from '../support/api.ts';
import { enterDesk, fieldOf, labelled, rowsOf, scan, scanPrintPath, withQz } from './scanSteps.ts';

// Orders are booked by a worker first, on a busy machine.
test.describe.configure({ timeout: 240_000 });

const told = (page: Page, words: string) => page.getByText(words, { exact: true }).first();

/** A draft that its merchant gave up. */
const voidedFor = async (user: string, productId: string) => {
  const draft = await draftFor(user, { productId });
  await callAs(user, closeOrders, { ids: [draft.id] });
  return draft.transactionOrderNo;
};

const trackingOf = async (user: string, id: string) =>
  (await askAs(user, getOrderDetail, { id })).order.trackingNumber;

/** So many scans with three twice, two of somebody else and one that was voided among them. */
const scansOf = async (page: Page, right: number) => {
  const qz = await withQz(page);
  const { username: user, productId, orders } = await labelled(right);
  const foreign = await labelled(2, '别家商户');
  const numbers = orders.map(({ transactionOrderNo }) => transactionOrderNo);
  const scanned = numbers.slice(0);
  // Each behind the one that it repeats, so that it is twice.
  for (const at of [9, 6, 3]) scanned.splice(at, 0, numbers[at - 3] ?? '');
  const [one = '', other = ''] = foreign.orders.map(({ transactionOrderNo: no }) => no);
  scanned.splice(2, 0, one);
  scanned.splice(8, 0, other);
  scanned.push(await voidedFor(user, productId));

  await enterDesk(page, scanPrintPath, user);
  for (const number of scanned) await scan(page, number);
  await expect(rowsOf(page)).toHaveCount(Math.min(scanned.length, 200));
  await expect(page.getByText(`已打印 ${right} · 待确认 3 · 未打印 3`)).toBeVisible({
    timeout: 120_000,
  });
  const states = (await rowsOf(page).allTextContents()).toReversed();
  const times = (words: string) => states.filter((row) => row.includes(words)).length;
  expect([times('重复扫描'), times('没有这个单号'), times('订单已作废')]).toEqual([3, 2, 1]);
  // As they were scanned, not a character lost.
  expect(states.map((row, at) => row.startsWith(scanned[at] ?? '?'))).not.toContain(false);
  // Page by page what the label says.
  const printed = await Promise.all(orders.map(({ id }) => trackingOf(user, id)));
  const pages = qz.jobs.map(({ pdf }) => textOf(pdf));
  expect(pages).toHaveLength(right);
  expect(pages.map((text, at) => text.includes(printed[at] ?? '?'))).not.toContain(false);
  const ledger = await callAs(user, listPrintRecords, { pageNo: 1, pageSize: 10 });
  expect(ledger.total).toBe(right);
  expect(ledger.records[0]).toMatchObject({ place: 'scanPrint', outcome: 'accepted', nth: 1 });
  await qz.stop();
};

test('scans by wedge print in their order, and each wrong one is told @night', async ({ page }) => {
  await scansOf(page, 10);
});

test('a hundred scans by wedge: right pages in the right order, each wrong one told @night', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await scansOf(page, 94);
});

test('a label that was printed before says by whom, and one key prints it again @night', async ({
  page,
}) => {
  const qz = await withQz(page);
  const { username: user, orders } = await labelled(1);
  const [{ transactionOrderNo: number } = { transactionOrderNo: '' }] = orders;
  await enterDesk(page, scanPrintPath, user);
  await scan(page, number);
  await expect(rowsOf(page).first()).toContainText('已打印');

  // Another visit knows nothing of this session, but the ledger does.
  await page.reload();
  await expect(fieldOf(page)).toBeFocused();
  await scan(page, number);
  await expect(told(page, '之前已打印过')).toBeVisible();
  await expect(page.getByText(/由 .+ 在 打包台 1 打印/)).toBeVisible();
  expect(qz.jobs).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(rowsOf(page).first()).toContainText('已打印');
  await expect.poll(() => qz.jobs.length).toBe(2);
  await page.keyboard.press('F9');
  await expect.poll(() => qz.jobs.length).toBe(3);

  await page.getByRole('link', { name: '打印记录', exact: true }).click();
  const ledger = page.getByRole('region', { name: '扫描打印记录' });
  await expect(ledger.getByText('第 3 次')).toBeVisible();
  await expect(ledger.getByText('打印不清或破损')).toBeVisible();
  await expect(ledger.getByText('Zebra ZD421').first()).toBeVisible();
  await qz.stop();
});

test('a scanner is heard with the focus anywhere, and typed text is left alone', async ({
  page,
}) => {
  await enterDesk(page, scanPrintPath, 'starfield');
  const field = fieldOf(page);
  await page.getByRole('button', { name: '提示音' }).focus();
  await scan(page, 'NOWHERE-1');
  await expect(told(page, '没有这个单号')).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: '提示音' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await scan(page, 'NOWHERE-2');
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(rowsOf(page).first()).toContainText('NOWHERE-2');
  // By hand, slowly.
  await page.keyboard.type('TYPED-3', { delay: 200 });
  await expect(field).toHaveValue('TYPED-3');
  await page.keyboard.press('Enter');
  await expect(rowsOf(page).first()).toContainText('TYPED-3');
  await expect(field).toHaveValue('');

  // In another field only what came at a scanner's speed is taken out again.
  await page.evaluate(() => {
    const note = Object.assign(document.createElement('input'), { title: 'note', value: 'kept ' });
    document.body.append(note);
    note.focus();
  });
  const note = page.getByTitle('note');
  await page.keyboard.type('by hand', { delay: 120 });
  await page.keyboard.press('Enter');
  await expect(note).toHaveValue('kept by hand');
  await page.waitForTimeout(600);
  await page.keyboard.type('NOWHERE-4', { delay: 5 });
  await page.keyboard.press('Enter');
  await expect(rowsOf(page).first()).toContainText('NOWHERE-4');
  await expect(note).toHaveValue('kept by hand');
  await expect(rowsOf(page)).toHaveCount(4);
});
