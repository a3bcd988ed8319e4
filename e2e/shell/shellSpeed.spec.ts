import { listOrders } from '@alpaca/contract';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { callAs } from '../support/api.ts';
import { enter } from '../support/shellSteps.ts';

// Lighthouse's slow 4G.
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const mostShift = 0.02;

const watchShifts = (page: Page) =>
  page.addInitScript(`
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries()) {
        if (hadRecentInput) continue;
        window.shifts.push({ value, who: sources.map(({ node }) => node?.outerHTML?.slice(0, 80)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  `);

interface Place {
  name: string;
  path: () => Promise<string> | string;
  /** What comes last. */
  last: (page: Page) => Locator;
  tag: string[];
}

const firstOrder = async () => {
  const { records } = await callAs('starfield', listOrders, { status: 'generated' });
  return `/order/detail?id=${records[0]?.id}`;
};

const places: readonly Place[] = [
  {
    name: 'home',
    path: () => '/dashboard/analysis',
    last: (page) => page.getByText('日本专线'),
    tag: [],
  },
  {
    name: 'list',
    path: () => '/order/list',
    last: (page) => page.locator('[data-row-key]').first(),
    tag: ['@night'],
  },
  {
    name: 'form',
    path: () => '/single/special',
    last: (page) => page.getByRole('button', { name: /^提\s*交$/ }),
    tag: ['@night'],
  },
  {
    name: 'detail',
    path: firstOrder,
    last: (page) => page.getByText('操作记录').first(),
    tag: ['@night'],
  },
];

for (const { name, path, last, tag } of places) {
  for (const width of [1440, 390]) {
    test(`nothing moves while the ${name} page comes in over slow 4G, ${width} px wide`, {
      tag,
    }, async ({ page, context }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 844 });
      const cdp = await context.newCDPSession(page);
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', slow4G);
      await watchShifts(page);
      await enter(page, await path());
      await expect(last(page)).toBeVisible({ timeout: 60_000 });
      await expect(page.getByRole('button', { name: /^通知，/ })).toBeVisible({ timeout: 60_000 });
      await page.waitForLoadState('networkidle');
      const shifts = (await page.evaluate('window.shifts')) as { value: number; who: string[] }[];
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(mostShift);
    });
  }
}
