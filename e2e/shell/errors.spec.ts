import { expect, type Page, test } from '@playwright/test';
import { inEnglish } from '../auth/userForms.ts';
import { startGateway } from '../support/gateway.ts';
import { sites } from '../support/sites.ts';
import { lookAgain, notices, openHome, probe, shellReady } from './errorPages.ts';

let gateway: Awaited<ReturnType<typeof startGateway>>;
test.beforeAll(async () => {
  gateway = await startGateway();
});
test.afterAll(() => gateway.stop());

/** Leads the page's next call elsewhere; whoever is there really answers it. */
const lead = (page: Page, url: string) => page.route(probe, (route) => route.continue({ url }));

const api = `${sites.yunling}/alpaca-oms`;

/** A message goes by itself after so long; a busy machine sees it come late, and go late. */
const shownFor = async (page: Page, text: string, ms: number) => {
  const notice = notices(page).filter({ hasText: text });
  await expect(notice).toBeVisible();
  const began = Date.now();
  await expect(notice).toHaveCount(0, { timeout: ms + 4_000 });
  expect(Date.now() - began).toBeGreaterThan(ms - 1_500);
};

const catalogue = [
  // A merchant may not read the operation log, and there is no such call.
  ['403', () => `${api}/sys/log/list`, '拒绝访问', 'Access denied', 4_000],
  ['404', () => `${api}/no/such/call`, '很抱歉，资源未找到', 'Sorry, resource not found', 4_000],
  ['504', () => `${gateway.url}/504`, '网络超时', 'Network timeout', 4_500],
  // The server's own words, in the language that was asked for.
  [
    'another status',
    () => `${api}/sys/checkRule/checkByCode?ruleCode=none&value=1`,
    '无法进行此项校验',
    "This check isn't available",
    4_000,
  ],
  ['success: false', () => `${gateway.url}/refused`, '余额不足，请先充值', '余额不足', 4_000],
] as const;

for (const [what, where, zh, , ms] of catalogue) {
  test(`${what} is told in Chinese for its time`, async ({ page }) => {
    await openHome(page, sites.yunling);
    await lead(page, where());
    await lookAgain(page);
    await expect(notices(page)).toContainText('系统提示');
    await shownFor(page, zh, ms);
  });
}

test('the catalogue speaks English too', async ({ page }) => {
  await openHome(page, sites.yunling);
  await inEnglish(page);
  await Promise.all([page.reload(), shellReady(page)]);
  for (const [, where, , en] of catalogue) {
    await lead(page, where());
    await lookAgain(page);
    await expect(notices(page).filter({ hasText: en })).toContainText('Notice');
    await page.unroute(probe);
  }
});

test('without a network the request error is told', async ({ page, context }) => {
  await openHome(page, sites.yunling);
  await context.setOffline(true);
  await lookAgain(page);
  await expect(notices(page).filter({ hasText: '请求出错，请稍后再试' })).toBeVisible();
  await context.setOffline(false);
});

test('a message over 500 characters scrolls in a box of at most 600 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHome(page, sites.yunling);
  await lead(page, `${gateway.url}/long`);
  await lookAgain(page);
  const box = notices(page).getByRole('region', { name: '系统提示' });
  await expect(box).toContainText('第 120 行');
  const { height, scroll } = await box.evaluate((element) => ({
    height: element.clientHeight,
    scroll: element.scrollHeight,
  }));
  expect(height).toBeLessThanOrEqual(600);
  expect(scroll).toBeGreaterThan(600);
  // It scrolls by keyboard, and stays while someone is in it.
  await box.focus();
  await page.keyboard.press('End');
  await expect.poll(() => box.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
  await page.waitForTimeout(5_000);
  await expect(box).toBeVisible();
});

test('the same failure again is one message, different ones stack', async ({ page }) => {
  await openHome(page, sites.yunling);
  for (const url of [`${api}/no/such/call`, `${api}/no/such/call`, `${api}/sys/log/list`]) {
    await lead(page, url);
    const answered = page.waitForResponse(/getLoginUserInfo|no\/such|log\/list/);
    await lookAgain(page);
    await answered;
    await page.unroute(probe);
  }
  await expect(notices(page)).toHaveCount(2);
  await expect(notices(page).first()).toContainText('拒绝访问');
  const [upper, lower] = await notices(page).evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect().toJSON()),
  );
  expect(upper.bottom).toBeLessThanOrEqual(lower.top);
});

test('a message is heard at once, and closed by keyboard from wherever one is', async ({
  page,
}) => {
  await openHome(page, sites.yunling);
  await lead(page, `${api}/no/such/call`);
  await lookAgain(page);
  await expect(page.getByRole('alert').filter({ hasText: '资源未找到' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notices(page)).toHaveCount(0);

  await lookAgain(page);
  const link = page.locator('a, button').first();
  await link.focus();
  await notices(page).getByRole('button', { name: '关闭' }).focus();
  await page.waitForTimeout(5_000);
  await expect(notices(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(notices(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});
