import { expect, type Page, test } from '@playwright/test';
import { answersTo } from '../support/keptAnswers.ts';
import { enter, goTo, sideOf } from '../support/shellSteps.ts';
import { sites } from '../support/sites.ts';

// Elsewhere they are blocked: what a worker fetches can't be led elsewhere by a test.
test.use({ serviceWorkers: 'allow' });

const bar = (page: Page) => page.getByText('暂时连不上服务器');
const rows = (page: Page) => page.locator('.ant-table-row');

/** What the browser keeps: answers of calls, and whether a worker stands before the server. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const [database] = (await indexedDB.databases()).filter(
      ({ name }) => name === 'alpaca.answers',
    );
    const shelf = await caches.match('/');
    return { answers: Boolean(database), page: Boolean(shelf) };
  });
const readable = (page: Page) =>
  expect.poll(() => kept(page), { timeout: 20_000 }).toEqual({ answers: true, page: true });
test('without a network the frame and the last lists can be read, and say how old they are', async ({
  page,
  context,
}) => {
  await enter(page, '/order/list');
  await expect(rows(page).first()).toBeVisible();
  await readable(page);
  // What a country is called is asked for by the rows, and so comes later than they do.
  for (const path of ['/oms/order/list', '/common/getCountryList']) {
    await expect.poll(() => answersTo(page, path), { timeout: 20_000 }).toBeGreaterThan(0);
  }
  const before = await rows(page).first().textContent();
  await goTo(page, '/dashboard/analysis');

  await context.setOffline(true);
  await page.goto(`${sites.yunling}/order/list`);
  await expect(bar(page)).toBeVisible();
  await expect(sideOf(page).getByRole('link').first()).toBeVisible();
  await expect(rows(page).first()).toHaveText(before ?? '');

  await context.setOffline(false);
  await expect(bar(page)).toHaveCount(0, { timeout: 20_000 });
});

test('what was read without a network does not count once its page is left', {
  tag: '@night',
}, async ({ page, context }) => {
  await enter(page, '/order/list');
  await expect(rows(page).first()).toBeVisible();
  await readable(page);
  await context.setOffline(true);
  await page.goto(`${sites.yunling}/order/list`);
  await expect(bar(page)).toBeVisible();
  await goTo(page, '/dashboard/analysis');

  await context.setOffline(false);
  await expect(bar(page)).toHaveCount(0, { timeout: 20_000 });
});

test('whoever signs out leaves no answer behind', async ({ page }) => {
  await enter(page, '/order/list', { own: true });
  await expect(rows(page).first()).toBeVisible();
  await readable(page);
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/user\/login/);
  expect(await kept(page)).toEqual({ answers: false, page: true });
});

test('it can be installed, under the name of its tenant', { tag: '@night' }, async ({ page }) => {
  await enter(page);
  const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json());
  expect(manifest).toMatchObject({ name: '深圳云岭国际物流', display: 'standalone' });
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
  const browser = await page.context().newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
});
