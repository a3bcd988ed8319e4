import { expect, type Page, test } from '@playwright/test';
import { bulkOf } from '../orders/orderListSteps.ts';
import { type FakeClient, startLodop, startQz, takeMachine } from '../support/printClients.ts';
import { enter } from '../support/shellSteps.ts';
import {
  atWorkstation,
  type Desk,
  enterList,
  forgetPrints,
  ledgerOf,
  openDesk,
} from './printingSteps.ts';

// One after the other: a machine has one of each print client.
test.describe.configure({ mode: 'default' });

const settings = '/order/print-settings';
let leave = async () => {};
let running: FakeClient | null = null;
let desk: Desk;

test.beforeAll(async () => {
  desk = await openDesk(3, 0);
});
test.beforeEach(async () => {
  leave = await takeMachine();
  await forgetPrints(desk.able);
});
test.afterEach(async () => {
  await running?.stop();
  running = null;
  await leave();
});

const choose = async (page: Page, label: string, option: string) => {
  await page.getByLabel(label, { exact: true }).click();
  await page.getByTitle(option, { exact: true }).last().click();
};

for (const [name, start, client] of [
  ['QZ Tray', startQz, 'qz'],
  ['C-Lodop @night', startLodop, 'lodop'],
] as const) {
  test(`labels go to a thermal printer as its own commands by ${name}`, async ({ page }) => {
    running = await start();
    await atWorkstation(page, { format: 'zpl203' });
    await enterList(page, desk.able, desk.user);
    await expect(page.locator('[data-row-key]').first()).toBeVisible();
    await page.getByLabel('选择本页所有行').check();
    await bulkOf(page).getByRole('button', { name: '打印面单' }).click();
    const said = page.getByRole('status').getByText('已发送 3 票、3 页到 Zebra ZD421');
    await expect(said).toBeVisible();
    expect(running.jobs).toHaveLength(1);
    const [{ printer, zpl = '' }] = running.jobs as [FakeClient['jobs'][number]];
    expect(printer).toBe('Zebra ZD421');
    expect(zpl.match(/\^XA\^LS0\^LT0\^PW800\^LL1199/g)).toHaveLength(3);
    for (const { transactionOrderNo } of desk.able) {
      expect(zpl).toMatch(new RegExp(`\\^BCN,[^\\^]*\\^FH_\\^FDPT${transactionOrderNo}1\\^FS`));
    }
    await expect
      .poll(async () => (await ledgerOf(desk.able)).map((line) => [line.client, line.outcome]))
      .toEqual(desk.able.map(() => [client, 'accepted']));
  });
}

test('a printer is set up for ZPL and tried, moved by whole dots @night', async ({ page }) => {
  running = await startQz();
  await enter(page, settings);
  await page.getByRole('button', { name: '检测打印程序' }).click();
  await expect(page.getByText('找到 2 台打印机')).toBeVisible();
  await choose(page, '面单打印机', 'Zebra ZD421');
  await choose(page, '面单打印机语言', 'ZPL：热敏打印机，300 dpi');
  await expect(page.getByLabel('缩放')).toHaveCount(0);
  await page.getByLabel('向右移').fill('1.5');
  await page.getByRole('button', { name: '打印测试面单' }).click();
  await expect(page.getByText('测试面单已发送')).toBeVisible();
  expect(running.jobs[0]?.told).toMatchObject({ type: 'raw', format: 'command' });
  expect(running.jobs[0]?.zpl).toContain('^XA^LS-18^LT0^PW1181^LL1772');
  expect(running.jobs[0]?.zpl).toContain('^BCN,165,N,N,N,N^FD>:TEST3^FS');
  await page.reload();
  await expect(page.getByText('ZPL：热敏打印机，300 dpi')).toBeVisible();
});

test('the browser knows pages only, and the settings say so @night', async ({ page }) => {
  await enter(page, settings);
  await expect(page.getByLabel('面单打印机语言')).toBeVisible();
  await choose(page, '打印方式', '浏览器打印');
  await expect(page.getByText('不能发送热敏打印机的 ZPL 指令')).toBeVisible();
  await expect(page.getByLabel('面单打印机语言')).toHaveCount(0);
});
