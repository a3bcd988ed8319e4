import { addPrintRecords, constants, type OrderSummary } from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { bulkOf, rowOf } from '../orders/orderListSteps.ts';
import { choose } from '../support/actions.ts';
import { type FakeClient, startLodop, startQz, takeMachine } from '../support/printClients.ts';
import {
  browserPrints,
  countBrowserPrints,
  type Desk,
  enterList,
  forgetPrints,
  ledgerOf,
  openDesk,
  workstation,
} from './printingSteps.ts';

// One after the other: a machine has one of each print client.
test.describe.configure({ mode: 'default' });

let leave = async () => {};
let running: FakeClient[] = [];
const started = async (client: Promise<FakeClient>) => {
  running.push(await client);
  return client;
};

let desk: Desk;

test.beforeAll(async () => {
  desk = await openDesk(47, 3);
});
test.beforeEach(async () => {
  leave = await takeMachine();
  await forgetPrints(desk.able);
});
test.afterEach(async () => {
  for (const client of running) await client.stop();
  running = [];
  await leave();
});

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const said = (page: Page, words: string | RegExp) => page.getByRole('status').getByText(words);

/** Fifty orders, three of which have no label, up to where the three are told. */
const pressPrint = async (page: Page) => {
  const { able, unable, user } = desk;
  await enterList(page, [...able, ...unable], user);
  await expect(page.locator('[data-row-key]').first()).toBeVisible();
  await page.getByLabel('选择本页所有行').check();
  await bulkOf(page).getByRole('button', { name: '打印面单 47/50' }).click();
  const question = dialogOf(page, '3 票不能打印，打印其余 47 票？');
  for (const { transactionOrderNo } of unable) {
    const line = question.getByRole('listitem').filter({ hasText: transactionOrderNo });
    await expect(line).toContainText('该状态的订单没有面单');
  }
  await question.getByRole('button', { name: '打印其余 47 票' }).click();
  return able;
};

const expectLedger = async (orders: readonly OrderSummary[], client: string, printer: string) => {
  await expect
    .poll(
      async () => (await ledgerOf(orders)).filter(({ outcome }) => outcome === 'accepted').length,
    )
    .toBe(orders.length);
  for (const line of await ledgerOf(orders)) {
    expect(line).toMatchObject({ client, printer, workstation, nth: 1, reason: '' });
  }
};

for (const [name, start] of [
  ['QZ Tray', startQz],
  ['C-Lodop @night', startLodop],
] as const) {
  test(`fifty orders with three that can't be printed go to ${name}`, async ({ page }) => {
    const client = await started(start());
    const able = await pressPrint(page);
    await expect(said(page, /^已发送 47 票、\d+ 页到 Zebra ZD421$/)).toBeVisible();
    expect(client.jobs).toHaveLength(1);
    expect(client.jobs[0]).toMatchObject({ printer: 'Zebra ZD421', copies: 1 });
    expect(client.jobs[0]?.pdf.subarray(0, 5).toString()).toBe('%PDF-');
    await expectLedger(able, name === 'QZ Tray' ? 'qz' : 'lodop', 'Zebra ZD421');
    await expect(rowOf(page, able.at(-1) as OrderSummary)).toContainText('已打印 1 次');
    await expect(bulkOf(page)).toHaveCount(0);
  });
}

test('without a print client it is said what to do, and the browser prints @night', async ({
  page,
}) => {
  await countBrowserPrints(page);
  const able = await pressPrint(page);
  const notice = dialogOf(page, '未检测到打印程序');
  await expect(notice).toContainText('请启动 QZ Tray 或 C-Lodop');
  await expect(notice.getByRole('link', { name: '下载 C-Lodop' })).toBeVisible();
  await notice.getByRole('button', { name: '用浏览器打印' }).click();
  await expect(said(page, /^已交给浏览器打印：47 票、\d+ 页$/)).toBeVisible();
  expect(await browserPrints(page)).toBe(1);
  await expectLedger(able, 'browser', '');
});

test('a second print tells of the first and wants a reason', { tag: '@night' }, async ({
  page,
}) => {
  const qz = await started(startQz());
  const [order] = desk.able as [OrderSummary];
  await enterList(page, [order], desk.user);
  await choose(rowOf(page, order), '打印面单');
  await expect(said(page, /^已发送 1 票/)).toBeVisible();
  await expect(rowOf(page, order)).toContainText('已打印 1 次');

  await choose(rowOf(page, order), '打印面单');
  const question = dialogOf(page, '这票已经打印过');
  const fact = question.getByRole('listitem').filter({ hasText: order.transactionOrderNo });
  await expect(fact).toContainText(`${workstation} · Zebra ZD421`);
  await expect(fact).toContainText('打印商户');
  const yes = question.getByRole('button', { name: '再打印 1 票' });
  await expect(yes).toBeDisabled();
  await question.getByRole('radio', { name: '卡纸' }).check();
  await yes.click();
  await expect(rowOf(page, order)).toContainText('已打印 2 次');
  await expect.poll(() => qz.jobs.length).toBe(2);
  expect((await ledgerOf([order])).map(({ nth, reason }) => [nth, reason])).toEqual([
    [1, ''],
    [2, '卡纸'],
  ]);
});

test('two people print the same order at once: both are told', { tag: '@night' }, async ({
  page,
  browser,
}) => {
  await started(startQz());
  const [order] = desk.able as [OrderSummary];
  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  // Both have looked, and neither has written down yet.
  const waiting: (() => void)[] = [];
  for (const one of [page, other]) {
    let isHeld = false;
    await one.route(`**${constants.basePath}${addPrintRecords.path}`, async (route) => {
      if (!isHeld) {
        isHeld = true;
        await new Promise<void>((go) => waiting.push(go));
      }
      await route.continue();
    });
  }
  await enterList(page, [order], desk.user);
  await enterList(other, [order], 'yunling-op');
  for (const one of [page, other]) await choose(rowOf(one, order), '打印面单');
  await expect.poll(() => waiting.length).toBe(2);
  for (const go of waiting) go();

  const told = [page, other].map((one) => ({
    sent: said(one, /^已发送 1 票/),
    warned: dialogOf(one, '这票已经打印过'),
  }));
  for (const { sent, warned } of told) await expect(sent.or(warned)).toBeVisible();
  const warned = await Promise.all(told.map((one) => one.warned.isVisible()));
  expect(warned.toSorted()).toEqual([false, true]);
  for (const [nth, one] of told.entries()) {
    if (warned[nth]) await expect(one.warned).toContainText('Zebra ZD421');
  }
  expect(await ledgerOf([order])).toHaveLength(1);
  await other.context().close();
});

test('what the printer refuses is told, and the label counts as not printed', {
  tag: '@night',
}, async ({ page }) => {
  const qz = await started(startQz());
  qz.refusal = 'Printer is offline';
  const [order] = desk.able as [OrderSummary];
  await enterList(page, [order], desk.user);
  await choose(rowOf(page, order), '打印面单');
  await expect(page.getByRole('alert').getByText(/Printer is offline/)).toBeVisible();
  await expect
    .poll(() => ledgerOf([order]))
    .toMatchObject([{ outcome: 'failed', message: 'Printer is offline' }]);
  qz.refusal = '';
  await choose(rowOf(page, order), '打印面单');
  await expect(said(page, /^已发送 1 票/)).toBeVisible();
  await expect(rowOf(page, order)).toContainText('已打印 1 次');
});
