import { expect, type Page, test } from '@playwright/test';
import { enter } from '../support/shellSteps.ts';

// Lighthouse's slow 4G.
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

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

for (const width of [1440, 390]) {
  test(`nothing moves while the home page comes in over slow 4G, ${width} px wide`, async ({
    page,
    context,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 844 });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', slow4G);
    await watchShifts(page);
    await enter(page);
    await expect(page.getByText('日本专线')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: /^通知，/ })).toBeVisible({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const shifts = (await page.evaluate('window.shifts')) as { value: number; who: string[] }[];
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
  });
}
