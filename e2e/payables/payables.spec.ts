import { listCarrierBills } from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { places } from '../costs/costSteps.ts';
import { newMark } from '../imports/importsSteps.ts';
import { callAs } from '../support/api.ts';
import { gathering, looks } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';
import { overflow, parcels } from '../tracking/trackSteps.ts';
import {
  addBill,
  approve,
  askToPay,
  book,
  colleague,
  drawerOf,
  importLines,
  madeOf,
  match,
  operator,
  passOn,
  path,
  recordPayment,
  rowWith,
} from './payablesSteps.ts';
import { inChinese, inEnglish } from './payablesWords.ts';

test.describe.configure({ timeout: 180_000 });

for (const [at, { width, height, language, tag }] of places.entries()) {
  const words = language === 'zh_CN' ? inChinese : inEnglish;
  test(`a carrier's bill is brought in, booked, passed on and paid at ${width} px${tag}`, async ({
    page,
    browser,
  }) => {
    // Nobody is asked for the same twice: each story has a parcel of its own.
    const delivered = await parcels(places.length, { status: 'delivered' });
    const made = madeOf(newMark(), delivered[at]?.transactionOrderNo ?? '');
    await page.setViewportSize({ width, height });
    await enter(page, path, { user: operator, language });
    await addBill(page, made, words);
    await importLines(page, made, words);
    await book(page, made, words);
    await match(page, made, words);
    await passOn(page, made, words);
    expect(await overflow(page)).toBe(0);

    await enter(page, path, { user: operator, language });
    await askToPay(page, made, words);
    await enter(page, `${path}?view=runs`, { user: operator, language });
    const own = rowWith(page, made.payee).getByRole('button', { name: words.approve });
    await expect(own).toHaveAttribute('aria-disabled', 'true');

    const context = await browser.newContext({ viewport: { width, height } });
    const other = await context.newPage();
    await enter(other, `${path}?view=runs`, { user: colleague, language });
    await approve(other, made, words);
    await context.close();

    await enter(page, `${path}?view=runs`, { user: operator, language });
    await recordPayment(page, made, words);
    expect(await overflow(page)).toBe(0);
    await enter(page, `${path}?number=${made.billNo}`, { user: operator, language });
    await expect(rowWith(page, made.billNo)).toContainText(words.paid);
  });
}

/** Every view, and what it shows until its rows are there. */
const views = [
  ['the bills', ''],
  ['unknown numbers', '?view=check'],
  ['what was billed twice', '?view=check&only=twice'],
  ['what nobody billed', '?view=check&only=unbilled'],
  ['the payments', '?view=runs'],
  ['the payees', '?view=payees'],
] as const;

const rowsOrWords = (page: Page) =>
  page.locator('main').locator('[data-row-key], [role=status] p').first();

for (const { width, height, ...look } of looks) {
  test(`axe finds nothing about carriers' bills at ${width} px, ${look.theme} @night`, async ({
    page,
  }) => {
    const body = { pageNo: 1, pageSize: 50, state: 'open' };
    const { page: open } = await callAs(operator, listCarrierBills, body);
    const bill = open.records.find(({ unknown }) => unknown > 0);
    if (!bill) throw new Error('the demo has an open bill with a number that nobody knows');
    await page.setViewportSize({ width, height });
    const { found, lookAt } = gathering(page);
    for (const [what, search] of views) {
      await enter(page, `${path}${search}`, { user: operator, ...look });
      await expect(rowsOrWords(page)).toBeVisible();
      await lookAt(what);
    }
    await enter(page, `${path}?id=${bill.id}`, { user: operator, ...look });
    const drawer = drawerOf(page, bill);
    await expect(drawer.locator('[data-row-key]').first()).toBeVisible();
    await lookAt('a bill');
    await enter(page, `${path}?view=payees`, { user: operator, ...look });
    await rowWith(page, 'YUNEXP').getByRole('button').first().click();
    await expect(page.getByRole('dialog').locator('[data-row-key]').first()).toBeVisible();
    await lookAt('a ledger');
    expect(found).toEqual([]);
  });
}
