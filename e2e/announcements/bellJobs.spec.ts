import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sites } from '../support/sites.ts';
import { enter, expect, openBell, panelOf, test } from './bellSteps.ts';

const socketPath = /\/alpaca-oms\/websocket\//;
const pagePath = '/sys/annountCement/pageJob';

const countLoads = (page: Page) => {
  const loads = { pages: [] as number[] };
  page.on('request', (request) => {
    if (request.url().includes(pagePath)) loads.pages.push(request.postDataJSON().pageNo);
  });
  return loads;
};

const items = (page: Page) => panelOf(page).getByRole('listitem');
const endOf = (page: Page) => items(page).last().scrollIntoViewIfNeeded();

test('twenty-five jobs come ten by ten as they are scrolled to, and then end', async ({
  page,
  kit,
  person,
}) => {
  for (let i = 1; i <= 25; i += 1) await kit.finish(person, await kit.job(person, `任务 ${i}`));
  const loads = countLoads(page);
  await enter(page, person);
  const panel = await openBell(page, 2);
  await expect(items(page)).toHaveCount(10);
  await expect(items(page).first()).toContainText('任务 25');
  expect(loads.pages).toEqual([1]);
  await endOf(page);
  await expect(items(page)).toHaveCount(20);
  await endOf(page);
  await expect(items(page)).toHaveCount(25);
  await expect(panel).toContainText('共 25 个任务，没有更多了');
  await endOf(page);
  await page.waitForTimeout(300);
  expect(loads.pages).toEqual([1, 2, 3]);
  await panel.getByRole('button', { name: '刷新' }).click();
  await expect.poll(() => loads.pages).toEqual([1, 2, 3, 1, 2, 3]);
  await expect(items(page)).toHaveCount(25);
});

test('a job begun between two pages shifts them, and no entry comes twice', async ({
  page,
  kit,
  person,
}) => {
  // Without a socket nothing tells the page that the first one is out of date.
  await page.routeWebSocket(socketPath, (socket) => void socket.close({ code: 1011 }));
  for (let i = 1; i <= 15; i += 1) await kit.finish(person, await kit.job(person, `任务 ${i}`));
  await enter(page, person);
  await openBell(page, 2);
  await expect(items(page)).toHaveCount(10);
  await kit.finish(person, await kit.job(person, '任务 16'));
  await endOf(page);
  await expect(items(page)).toHaveCount(15);
  const names = await items(page)
    .locator('span')
    .filter({ hasText: /^任务 \d+$/ })
    .allTextContents();
  expect(names).toEqual(Array.from({ length: 15 }, (_, i) => `任务 ${15 - i}`));
});

test('while a job is processing the list refreshes after a countdown of 30 seconds', async ({
  page,
  kit,
  person,
}) => {
  await page.clock.install();
  await page.routeWebSocket(socketPath, (socket) => void socket.close({ code: 1011 }));
  const id = await kit.job(person, '导入订单', { total: 200 });
  await kit.progress(person, id, 50, 10);
  const loads = countLoads(page);
  await enter(page, person);
  const panel = await openBell(page, 2);
  await expect(items(page)).toContainText('处理中');
  await expect(items(page)).toContainText('50 / 200，失败 10');
  const bar = items(page).getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-valuenow', '60');
  await expect(bar).toHaveAttribute('aria-valuemax', '200');
  await expect(panel).toContainText(/有任务处理中，(30|29) 秒后自动刷新/);
  await page.clock.fastForward(10_000);
  await expect(panel).toContainText(/(20|19|18) 秒后自动刷新/);
  expect(loads.pages).toEqual([1]);

  await kit.progress(person, id, 100);
  await page.clock.fastForward(20_000);
  await expect(items(page)).toContainText('150 / 200');
  expect(loads.pages).toEqual([1, 1]);
  await expect(panel).toContainText(/(30|29) 秒后自动刷新/);

  await kit.finish(person, id);
  await page.clock.fastForward(31_000);
  await expect(items(page)).toContainText('已完成');
  await expect(panel).toContainText('没有正在处理的任务');
  await page.clock.fastForward(65_000);
  await page.waitForTimeout(200);
  expect(loads.pages).toEqual([1, 1, 1]);
});

test('the button refreshes at once', async ({ page, kit, person }) => {
  await page.routeWebSocket(socketPath, (socket) => void socket.close({ code: 1011 }));
  const id = await kit.job(person, '导出账单');
  await enter(page, person);
  const panel = await openBell(page, 2);
  await expect(items(page)).toContainText('处理中');
  await kit.fail(person, id, '磁盘已满');
  await panel.getByRole('button', { name: '刷新' }).click();
  await expect(items(page)).toContainText('失败');
  await expect(items(page)).toContainText('磁盘已满');
});

test('the socket brings a job and each of its steps', async ({ page, kit, person }) => {
  const ready = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived'));
  await enter(page, person);
  const panel = await openBell(page, 2);
  await ready;
  await expect(panel).toContainText('还没有后台任务');
  const id = await kit.job(person, '打印面单', { total: 4 });
  await expect(items(page)).toContainText('0 / 4', { timeout: 2_000 });
  await kit.progress(person, id, 3);
  await expect(items(page)).toContainText('3 / 4', { timeout: 2_000 });
  await kit.finish(person, id);
  await expect(items(page)).toContainText('已完成', { timeout: 2_000 });
});

test('a billing job leads to the bills, a file job gives its file', async ({
  page,
  kit,
  person,
}) => {
  const key = await kit.file(person, '面单 清单.csv', 'orderNo\nYL1\n');
  await kit.finish(person, await kit.job(person, '导出', { optType: 3 }), key);
  await kit.finish(person, await kit.job(person, '出账', { optType: 2 }));
  await kit.finish(person, await kit.job(person, '普通'));
  await kit.job(person, '未完', { optType: 3 });
  await enter(page, person);
  const panel = await openBell(page, 2);
  await expect(items(page)).toHaveCount(4);
  await expect(panel.getByRole('button', { name: '下载' })).toHaveCount(1);

  const waiting = page.waitForEvent('download');
  await items(page).filter({ hasText: '导出' }).getByRole('button', { name: '下载' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('面单 清单.csv');
  expect(await readFile(await download.path(), 'utf8')).toBe('orderNo\nYL1\n');

  await items(page).filter({ hasText: '出账' }).getByRole('link', { name: '查看' }).click();
  await expect(page).toHaveURL(`${sites.yunling}/financial/customerBilling`);
});

test('a file that is gone is told, and the page stays', async ({ page, kit, person }) => {
  const gone = '0199a000-0000-7000-8000-000000000000';
  await kit.finish(person, await kit.job(person, '导出', { optType: 3 }), gone);
  await enter(page, person);
  await openBell(page, 2);
  await items(page).getByRole('button', { name: '下载' }).click();
  await expect(page.getByText('很抱歉，资源未找到')).toBeVisible();
  await expect(items(page)).toHaveCount(1);
});

test('in English', async ({ page, kit, person }) => {
  await kit.job(person, '导入', { total: 3 });
  await enter(page, person, { language: 'en_US' });
  const panel = await openBell(page, 2);
  await expect(items(page)).toContainText('导入 (en)');
  await expect(items(page)).toContainText('Processing');
  await expect(panel).toContainText(/Refreshing in \d+ s/);
});
