import { type Browser, expect, type Page, test } from '@playwright/test';
import { onePagePdf } from '../../apps/server/src/testing/pdf.ts';
import { gathering, looks } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';
import { overflow } from '../tracking/trackSteps.ts';
import {
  claimable,
  colleague,
  drawerOf,
  filed,
  merchant,
  operator,
  opsPath,
  ownPath,
  stateIn,
} from './claimSteps.ts';

test.describe.configure({ timeout: 180_000, mode: 'serial' });

const inChinese = {
  damaged: '破损',
  amount: '索赔金额',
  words: '情况说明',
  send: '提交理赔',
  offer: '提出赔付',
  offering: /^对订单 .* 提出赔付$/,
  offered: '待答复赔付',
  compensation: '赔付',
  reason: '理由',
  accept: '接受赔付',
  accepting: /^接受订单/,
  paid: '已赔付',
};
const inEnglish: typeof inChinese = {
  damaged: 'Damaged',
  amount: 'Amount claimed',
  words: 'What happened',
  send: 'File claim',
  offer: 'Offer',
  offering: /^Offer a compensation for/,
  offered: 'Offer to answer',
  compensation: 'Compensation',
  reason: 'Reason',
  accept: 'Accept',
  accepting: /^Accept the compensation/,
  paid: 'Paid',
};

const places = [
  { width: 1440, height: 900, language: 'zh_CN', words: inChinese, tag: '' },
  { width: 390, height: 844, language: 'en_US', words: inEnglish, tag: ' @night' },
] as const;
type Place = (typeof places)[number];

/** A merchant says what happened, with what shows it. */
const file = async (page: Page, words: typeof inChinese) => {
  const preview = await claimable();
  await enterAs(page, merchant, `${ownPath}?file=${preview.orderId}`, words);
  const dialog = page.getByRole('dialog').filter({ hasText: preview.transactionOrderNo });
  await dialog.getByRole('radio', { name: words.damaged }).check();
  await expect(dialog.getByLabel(words.amount)).toHaveValue(preview.declared);
  await dialog.getByRole('textbox', { name: words.words }).fill('The glass is broken.');
  const pdf = { name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from(onePagePdf) };
  for (const nth of [0, 1]) {
    await dialog.locator('input[type="file"]').nth(nth).setInputFiles(pdf);
    await expect(dialog.getByText('proof.pdf')).toHaveCount(nth + 1);
  }
  return { dialog, no: preview.transactionOrderNo };
};

const enterAs = (page: Page, user: string, path: string, words: typeof inChinese) =>
  enter(page, path, { user, language: words === inChinese ? 'zh_CN' : 'en_US' });

const offer = async (page: Page, no: string, amount: string, words: typeof inChinese) => {
  await drawerOf(page, no).getByRole('button', { name: words.offer, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.offering });
  // The dialog puts the cursor there once it stands.
  await expect(dialog.getByLabel(words.compensation)).toBeFocused();
  await dialog.getByLabel(words.compensation).fill(amount);
  await dialog.getByLabel(words.reason).fill('As the terms say.');
  await dialog.getByRole('button', { name: words.offer, exact: true }).click();
  await expect(dialog).toBeHidden();
};

const accept = async (page: Page, no: string, words: typeof inChinese) => {
  await drawerOf(page, no).getByRole('button', { name: words.accept, exact: true }).click();
  const question = page.getByRole('dialog', { name: words.accepting });
  await question.getByRole('button', { name: words.accept, exact: true }).click();
  await expect(stateIn(page, no)).toHaveText(words.paid);
};

const another = async (browser: Browser, { width, height }: Place) =>
  (await browser.newContext({ viewport: { width, height } })).newPage();

for (const place of places) {
  const { width, height, words, tag } = place;
  test(`a merchant files, the staff offers and the merchant has it at ${width} px${tag}`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height });
    const { found, lookAt } = gathering(page);
    const { dialog, no } = await file(page, words);
    await lookAt('the form');
    await dialog.getByRole('button', { name: words.send }).click();
    await expect(drawerOf(page, no)).toBeVisible();
    await lookAt('a claim of its merchant');
    expect(await overflow(page)).toBe(0);

    const desk = await another(browser, place);
    await enterAs(desk, operator, `${opsPath}${new URL(page.url()).search}`, words);
    await offer(desk, no, '20.00', words);
    await expect(stateIn(desk, no)).toHaveText(words.offered);
    await lookAt('a claim at the desk', desk);
    expect(await overflow(desk)).toBe(0);

    await expect(stateIn(page, no)).toHaveText(words.offered);
    await accept(page, no, words);
    await expect(stateIn(desk, no)).toHaveText(words.paid);
    await enterAs(desk, operator, `${opsPath}?view=terms`, words);
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
    await lookAt('the terms', desk);
    expect(found).toEqual([]);
    await desk.context().close();
  });
}

test('an offer above the cap waits for a colleague @night', async ({ page, browser }) => {
  const claim = await filed();
  const no = claim.transactionOrderNo;
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, `${opsPath}?id=${claim.id}`, { user: operator });
  await offer(page, no, claim.wanted, inChinese);
  await expect(stateIn(page, no)).toHaveText('待复核');
  const own = drawerOf(page, no).getByRole('button', { name: '同意赔付' });
  await expect(own).toHaveAttribute('aria-disabled', 'true');
  const desk = await another(browser, places[0]);
  await enter(desk, `${opsPath}?id=${claim.id}`, { user: colleague });
  await drawerOf(desk, no).getByRole('button', { name: '同意赔付' }).click();
  const question = desk.getByRole('dialog', { name: /^同意订单/ });
  await question.getByRole('button', { name: '同意赔付' }).click();
  await expect(stateIn(desk, no)).toHaveText('待答复赔付');
  await expect(stateIn(page, no)).toHaveText('待答复赔付');
  await desk.context().close();
});

const pages = [
  { user: operator, path: opsPath, first: '[data-row-key]' },
  { user: operator, path: `${opsPath}?view=terms`, first: 'h1' },
  { user: merchant, path: ownPath, first: '[data-row-key]' },
];

for (const { width, height, ...look } of looks) {
  for (const { user, path, first } of pages) {
    const where = `${path} at ${width} px, ${look.theme}`;
    test(`axe finds nothing at ${where} @night`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const { found, lookAt } = gathering(page);
      await enter(page, path, { user, ...look });
      await expect(page.locator(first).first()).toBeVisible();
      await lookAt(where);
      expect(found).toEqual([]);
    });
  }
}
