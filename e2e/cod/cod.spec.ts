import { expect, type Page, test } from '@playwright/test';
import { places } from '../costs/costSteps.ts';
import { newMark } from '../imports/importsSteps.ts';
import { gathering, looks } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';
import { overflow } from '../tracking/trackSteps.ts';
import {
  approve,
  begin,
  book,
  bring,
  colleague,
  match,
  operator,
  ordersIn,
  ownPath,
  path,
  rowWith,
  settleInFull,
} from './codSteps.ts';
import { inChinese, inEnglish } from './codWords.ts';

test.describe.configure({ timeout: 180_000 });

for (const [at, { width, height, language, tag }] of places.entries()) {
  const words = language === 'zh_CN' ? inChinese : inEnglish;
  test(`what a carrier collected comes short, is made good by two and is to be credited at ${width} px${tag}`, async ({
    page,
    browser,
  }) => {
    const collected = await ordersIn('collected');
    const order = collected[at];
    if (!order) throw new Error('the demo has parcels that were paid for at the door');
    const nobodys = `NOBODY${newMark()}`;
    await page.setViewportSize({ width, height });
    // As most people have it: a button that was busy for a moment is itself again.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await enter(page, `${path}?part=remittances`, { user: operator, language });
    await begin(page, `R${newMark()}`, words);
    await bring(page, order, nobodys, words);
    await book(page, words);
    await match(page, nobodys, order, words);
    expect(await overflow(page)).toBe(0);

    const ofOrder = `${path}?view=all&number=${order.transactionOrderNo}`;
    await enter(page, ofOrder, { user: operator, language });
    await settleInFull(page, order, words);
    expect(await overflow(page)).toBe(0);

    const context = await browser.newContext({ viewport: { width, height } });
    const other = await context.newPage();
    await enter(other, ofOrder, { user: colleague, language });
    await approve(other, order, words);
    await context.close();
  });
}

/** A merchant of the demo with money on its way to the wallet: whose it is changes with the day. */
const onItsWay = async () => {
  for (const user of ['starfield', 'kapok', 'bluebay']) {
    const [order] = await ordersIn('remitted', user);
    if (order) return { user, order };
  }
  throw new Error('a merchant of the demo has money on its way to the wallet');
};

test('a merchant sees where its money is, and takes it out as a sheet', { tag: '@night' }, async ({
  page,
}) => {
  const { user, order } = await onItsWay();
  await enter(page, `${ownPath}?view=all`, { user, language: 'zh_CN' });
  await expect(rowWith(page, order.transactionOrderNo)).toContainText(order.net ?? '');
  await expect(page.getByText('承运商待回款')).toBeVisible();
  await expect(page.getByRole('button', { name: /导\s*出/ })).toBeVisible();
  const { found, lookAt } = gathering(page);
  await lookAt('a merchant’s own');
  expect(found).toEqual([]);
});

const rowsOrWords = (page: Page) =>
  page.locator('main').locator('[data-row-key], [role=status] p').first();

for (const { width, height, ...look } of looks) {
  test(`axe finds nothing about cash on delivery at ${width} px, ${look.theme} @night`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { found, lookAt } = gathering(page);
    for (const part of ['', '?view=differs', '?part=lines', '?part=remittances']) {
      await enter(page, `${path}${part}`, { user: operator, ...look });
      await expect(rowsOrWords(page)).toBeVisible();
      await lookAt(part || 'orders');
    }
    await page.locator('[data-row-key]').first().getByRole('button').first().click();
    await expect(page.getByRole('dialog').locator('[data-row-key]').first()).toBeVisible();
    await lookAt('a remittance');
    expect(found).toEqual([]);
  });
}
