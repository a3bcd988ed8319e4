import { type CostChange, deleteTolerance, listTolerances } from '@alpaca/contract';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { askAs } from '../support/api.ts';
import { gathering, looks } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';
import { overflow } from '../tracking/trackSteps.ts';
import {
  changesIn,
  desk,
  disputedOne,
  drawerOf,
  merchant,
  openRow,
  operator,
  opsPath,
  ownPath,
  type Place,
  places,
} from './costSteps.ts';

test.describe.configure({ timeout: 180_000, mode: 'serial' });

const inChinese = {
  propose: '提出方案',
  proposing: /的异议提出方案$/,
  half: /^一\s*半$/,
  reason: '理由',
  proposed: '待答复方案',
  accept: '接受方案',
  accepting: /^接受订单/,
  debited: '已扣款',
  offers: '客服提议差额为',
};
const inEnglish: typeof inChinese = {
  propose: 'Propose',
  proposing: /^Propose a difference for/,
  half: /^Half$/,
  reason: 'Reason',
  proposed: 'Proposal to answer',
  accept: 'Accept proposal',
  accepting: /^Accept the proposal for/,
  debited: 'Debited',
  offers: 'Service proposes a difference of',
};

const stateIn = (page: Page, change: CostChange) =>
  drawerOf(page, change).locator('[data-kind]').first();

const propose = async (page: Page, change: CostChange, words: typeof inChinese) => {
  await drawerOf(page, change).getByRole('button', { name: words.propose }).click();
  const dialog = page.getByRole('dialog', { name: words.proposing });
  await dialog.getByRole('button', { name: words.half }).click();
  await dialog.getByLabel(words.reason).fill('Half of it is on us.');
  await dialog.getByRole('button', { name: words.propose }).click();
  await expect(dialog).toBeHidden();
  await expect(stateIn(page, change)).toHaveText(words.proposed);
};

/** In a browser of its own, where its bell would lead. */
const accept = async (
  browser: Browser,
  change: CostChange,
  { width, height, language }: Place,
  words: typeof inChinese,
) => {
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  await enter(page, `${ownPath}?id=${change.id}`, { user: merchant, language });
  const drawer = drawerOf(page, change);
  // A browser that has loaded nothing yet may take its time on a busy machine.
  await expect(drawer).toContainText(words.offers, { timeout: 40_000 });
  await drawer.getByRole('button', { name: words.accept }).click();
  const question = page.getByRole('dialog', { name: words.accepting });
  await question.getByRole('button', { name: words.accept }).click();
  await expect(stateIn(page, change)).toHaveText(words.debited);
  expect(await overflow(page)).toBe(0);
  await context.close();
};

for (const { tag, ...look } of places) {
  const { width, height, language } = look;
  const words = language === 'zh_CN' ? inChinese : inEnglish;
  test(`an operator proposes and the merchant accepts at ${width} px${tag}`, async ({
    page,
    browser,
  }) => {
    const change = await disputedOne();
    await page.setViewportSize({ width, height });
    await enter(page, opsPath, { user: operator, language });
    await openRow(page, change);
    await propose(page, change, words);
    await accept(browser, change, look, words);
    await expect(stateIn(page, change)).toHaveText(words.debited);
    // Money moved once, and as much as both have agreed to.
    const [settled] = (await changesIn('debited')).filter(({ id }) => id === change.id);
    expect(Number(settled?.settled)).toBeCloseTo(Number(change.difference) / 2, 1);
  });
}

test('what was let go becomes a rule, and the rule goes again @night', async ({
  page,
  browser,
}) => {
  for (const { id } of await askAs(operator, listTolerances, {})) {
    await askAs(operator, deleteTolerance, { id });
  }
  const change = await disputedOne();
  await page.setViewportSize(desk);
  await enter(page, `${opsPath}?id=${change.id}`, { user: operator });
  await propose(page, change, inChinese);
  await accept(browser, change, desk, inChinese);
  await drawerOf(page, change).getByRole('button', { name: '以后同样处理' }).click();
  const dialog = page.getByRole('dialog', { name: '以后同样处理' });
  await dialog
    .getByRole('radio', { name: /的所有产品$/ })
    .first()
    .check();
  // So little that no other test is spared anything by it.
  await dialog.getByLabel('金额不超过').fill('0.01');
  await dialog.getByRole('button', { name: /^添\s*加$/ }).click();
  await expect(dialog).toBeHidden();

  await enter(page, `${opsPath}?view=tolerances`, { user: operator });
  const row = page.getByRole('row').filter({ hasText: change.transactionOrderNo });
  await expect(row).toContainText('0.01');
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  const question = page.getByRole('dialog', { name: /^删除容差/ });
  await question.getByRole('button', { name: /^删\s*除$/ }).click();
  await expect(row).toHaveCount(0);
});

for (const { width, height, ...look } of looks) {
  test(`axe finds nothing about disputes at ${width} px, ${look.theme} @night`, async ({
    page,
  }) => {
    const [change = await disputedOne()] = await changesIn('disputed');
    await page.setViewportSize({ width, height });
    const { found, lookAt } = gathering(page);
    await enter(page, opsPath, { user: operator, ...look });
    await expect(page.locator('[data-row-key]').first()).toBeVisible();
    await lookAt('the list');
    await enter(page, `${opsPath}?id=${change.id}`, { user: operator, ...look });
    await expect(drawerOf(page, change).locator('ol > li').first()).toBeVisible();
    await lookAt('a dispute');
    await enter(page, `${opsPath}?view=tolerances`, { user: operator, ...look });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await lookAt('the tolerances');
    expect(found).toEqual([]);
  });
}
