import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { enter, openTabs, tabNames, tabOf } from '../support/shellSteps.ts';

const kept = [
  '/order/list',
  '/order/track',
  '/order/cost-changes',
  '/order/addresses',
  '/trial/batch',
  '/trial/freight',
  '/trial/track',
  '/product/list',
  '/shipment/waiting',
  '/financial/overview',
];
// Real pages with forms and tables among the plain ones.
const staff = ['/system/logs', '/system/users', '/order/list', '/order/track', '/ops/receive'];

const closeAll = async (page: Page) => {
  await tabOf(page, '首页').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '关闭其他' }).click();
  await expect.poll(() => tabNames(page)).toEqual(['首页']);
};

/** Opens and closes pages, twenty at a time: half of them stay alive, half are details. */
const round = async (page: Page, paths: readonly string[], first: number) => {
  const details = Array.from({ length: paths.length }, (_, at) => `/order/detail?id=${first + at}`);
  await openTabs(page, ...paths, ...details);
  await closeAll(page);
};

const measure = async (cdp: CDPSession) => {
  // Twice: what the first leaves for finalisers goes with the second.
  for (let time = 0; time < 2; time += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  return {
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    heapKb: value('JSHeapUsedSize') / 1024,
  };
};

test.describe('opened and closed pages leave nothing behind', () => {
  test.setTimeout(180_000);

  test('200 tabs of a merchant', async ({ page, context }) => {
    await enter(page);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    for (let warm = 0; warm < 2; warm += 1) await round(page, kept, warm * 10);
    const before = await measure(cdp);
    for (let at = 0; at < 10; at += 1) await round(page, kept, 100 + at * 10);
    const after = await measure(cdp);
    // One list of fifty orders is some 1,100 nodes, and the last may still be held; ten kept ones
    // would be 11,000.
    expect(after.nodes - before.nodes).toBeLessThan(1_500);
    expect(after.listeners - before.listeners).toBeLessThan(50);
    expect(after.heapKb - before.heapKb).toBeLessThan(1_024);
  });

  test('tabs with forms and tables of the UI library', async ({ page, context }) => {
    await enter(page, '/dashboard/analysis', { user: 'yunling-admin' });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    for (let warm = 0; warm < 3; warm += 1) await round(page, staff, warm * 10);
    const before = await measure(cdp);
    for (let at = 0; at < 10; at += 1) await round(page, staff, 100 + at * 10);
    const after = await measure(cdp);
    // One page of logs alone is more than 500 nodes.
    expect(after.nodes - before.nodes).toBeLessThan(600);
    expect(after.heapKb - before.heapKb).toBeLessThan(3_072);
  });
});
