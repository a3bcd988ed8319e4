import type { CostChange } from '@alpaca/contract';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { openBell } from '../announcements/bellSteps.ts';
import { enter } from '../support/shellSteps.ts';
import {
  demoDispute,
  desk,
  disputedOne,
  drawerOf,
  merchant,
  operator,
  opsPath,
} from './costSteps.ts';

// The demo's ¥7.42, told to its end by both sides: whatever shows its money says the same.

test.describe.configure({ timeout: 180_000 });

const inChinese = {
  language: 'zh_CN' as 'zh_CN' | 'en_US',
  decide: '裁定',
  deciding: /^裁定订单/,
  half: /^一\s*半$/,
  reason: '理由',
  debited: '已扣款',
  adjusted: '调整',
  more: '补扣',
};
const inEnglish: typeof inChinese = {
  language: 'en_US',
  decide: 'Decide',
  deciding: /^Decide/,
  half: /^Half$/,
  reason: 'Reason',
  debited: 'Debited',
  adjusted: 'Adjusted',
  more: 'Charged additionally',
};

const shown = (amount: number) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The staff sees what its merchant said, and ends it halfway. */
const decide = async (page: Page, change: CostChange, words: typeof inChinese) => {
  const drawer = drawerOf(page, change);
  // What was announced, and that it is disputed.
  await expect(drawer.locator('ol > li')).not.toHaveCount(1);
  await drawer.getByRole('button', { name: words.decide }).click();
  const dialog = page.getByRole('dialog', { name: words.deciding });
  await dialog.getByRole('button', { name: words.half }).click();
  await dialog.getByLabel(words.reason).fill('Half of it is on us.');
  await dialog.getByRole('button', { name: words.decide }).click();
  await expect(dialog).toBeHidden();
  await expect(drawer.locator('[data-kind]').first()).toHaveText(words.debited);
};

/** In a browser of its own: its bell leads to the change. */
const hear = async (page: Page, change: CostChange, words: typeof inChinese) => {
  const panel = await openBell(page, 1);
  const items = panel.getByRole('listitem').filter({ hasText: change.transactionOrderNo });
  await items.first().getByRole('button').first().click();
  const drawer = drawerOf(page, change);
  await expect(drawer).toContainText('Half of it is on us.', { timeout: 40_000 });
  await expect(drawer.locator('[data-kind]').first()).toHaveText(words.debited);
};

/** The order's story and its transactions agree with what was decided, and lead back to it. */
const agree = async (page: Page, change: CostChange, minor: string, words: typeof inChinese) => {
  const { orderId, before } = change;
  await enter(page, `/order/detail?id=${orderId}`, {
    user: merchant,
    language: words.language,
  });
  await expect(page.locator('[data-step=charged] strong')).toContainText(shown(Number(before)));
  const adjusted = page.locator('[data-step=adjusted]');
  await expect(adjusted.locator('strong')).toContainText(`+${minor}`);
  const row = page.getByRole('row').filter({ hasText: words.more });
  await expect(row).toContainText(`−${minor}`);
  await adjusted.getByRole('link', { name: words.adjusted }).click();
  await expect(drawerOf(page, change)).toContainText(minor);
};

const merchants = async (browser: Browser, { language }: typeof inChinese) => {
  const page = await (await browser.newContext({ viewport: desk })).newPage();
  await enter(page, '/dashboard/analysis', { user: merchant, language });
  return page;
};

for (const { language, tag } of [
  { language: 'zh_CN', tag: '' },
  { language: 'en_US', tag: ' @night' },
] as const) {
  const words = language === 'zh_CN' ? inChinese : inEnglish;
  test(`a dispute is decided, heard of and debited, and all that shows it agrees: ${language}${tag}`, async ({
    page,
    browser,
  }) => {
    const change = await (language === 'zh_CN' ? demoDispute() : disputedOne());
    // Half a cent is the house's.
    const minor = shown(Math.floor((Number(change.difference) * 100) / 2 + 1e-6) / 100);
    await page.setViewportSize(desk);
    await enter(page, `${opsPath}?id=${change.id}`, { user: operator, language });
    await decide(page, change, words);
    const own = await merchants(browser, words);
    await hear(own, change, words);
    await agree(own, change, minor, words);
    await own.context().close();
  });
}
