import { expect, type Page, test } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { type FakeClient, startQz, takeMachine } from '../support/printClients.ts';
import { enter } from '../support/shellSteps.ts';

test.describe.configure({ mode: 'default' });

const path = '/order/print-settings';

let leave = async () => {};
let running: FakeClient | null = null;

test.beforeEach(async () => {
  leave = await takeMachine();
});
test.afterEach(async () => {
  await running?.stop();
  running = null;
  await leave();
});

const selectPrinter = async (page: Page, label: string, name: string) => {
  await page.getByLabel(label, { exact: true }).click();
  await page.getByTitle(name, { exact: true }).last().click();
};

test('a computer is set up: found, chosen, tried, scanned back and kept', async ({ page }) => {
  running = await startQz();
  const qz = running;
  await enter(page, path);
  await expect(page.getByRole('heading', { level: 1, name: '打印设置' })).toBeVisible();
  const test = page.getByRole('button', { name: '打印测试面单' });
  await expect(test).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('工位名称').fill('包装台 7');
  await page.getByRole('button', { name: '检测打印程序' }).click();
  await expect(page.getByText('已连接 QZ Tray')).toBeVisible();
  await expect(page.getByText('找到 2 台打印机')).toBeVisible();
  await selectPrinter(page, '面单打印机', 'Zebra ZD421');
  await selectPrinter(page, 'A4 打印机', 'Brother A4');
  await page.getByLabel('向右移').fill('1.5');
  await test.click();
  await expect(page.getByText('测试面单已发送')).toBeVisible();
  expect(qz.jobs[0]).toMatchObject({
    printer: 'Zebra ZD421',
    told: { size: { width: 100, height: 150 }, units: 'mm', margins: { left: 1.5 } },
  });
  expect(qz.jobs[0]?.pdf.toString()).toContain('(TEST3   0.38 mm)');

  await page.getByLabel('扫描条码').click();
  for (const text of ['TEST2', 'TEST4']) {
    await page.keyboard.type(text, { delay: 5 });
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('读到 0.50 mm 的条码')).toBeVisible();
  await expect(page.getByText('已读出', { exact: true })).toHaveCount(2);
  await page.keyboard.type('TEST3\n');
  await expect(page.getByText('三种都能读出，可以开始打印了')).toBeVisible();

  await page.reload();
  await expect(page.getByText('已连接 QZ Tray')).toBeVisible();
  await expect(page.getByLabel('工位名称')).toHaveValue('包装台 7');
  await expect(page.getByLabel('向右移')).toHaveValue('1.5');
  await expect(page.getByText('Zebra ZD421', { exact: true })).toBeVisible();
});

test('a browser that keeps us out is told from a client that is not there @night', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const query = navigator.permissions.query.bind(navigator.permissions);
    navigator.permissions.query = async (asked) =>
      String(asked.name) === 'loopback-network'
        ? ({ state: 'denied' } as PermissionStatus)
        : query(asked);
  });
  await enter(page, path);
  await page.getByRole('button', { name: '检测打印程序' }).click();
  await expect(page.getByText('浏览器没有允许本站访问这台电脑上的程序')).toBeVisible();
  await expect(page.getByText('下载 QZ Tray')).toHaveCount(0);
});

test('axe finds nothing in the print settings', async ({ page }) => {
  await enter(page, path);
  await page.getByRole('button', { name: '检测打印程序' }).click();
  await expect(page.getByRole('button', { name: '重新检测' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});
