import { expect, test } from '@playwright/test';
import { choose } from '../support/actions.ts';
import { gathering, looks } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';
import { enterReturns, houseWithGone, lieFor, shelved } from './returnsSteps.ts';

test.describe.configure({ timeout: 240_000 });

for (const { width, height, ...look } of looks) {
  test(`axe finds nothing on the returns shelf at ${width} px @night`, async ({
    page,
    browser,
  }) => {
    const viewport = { width, height };
    await page.setViewportSize(viewport);
    const { house, numbers, username } = await houseWithGone(2);
    const [late = '', fresh = ''] = numbers;
    await lieFor((await shelved(house, late)).id, 61);
    await shelved(house, fresh, { shelf: 'B-02', source: 'overseas' });
    const { found, lookAt } = gathering(page);
    await enterReturns(page, house, '', look);
    await expect(page.getByText(late).first()).toBeVisible();
    await lookAt('list');
    await page.getByRole('button', { name: late }).first().click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    await lookAt('drawer');
    await choose(drawer, /^(交还|Hand out)$/);
    await expect(page.getByRole('img', { name: /取件人签名|Signature/ })).toBeVisible();
    await lookAt('hand out');
    await enterReturns(page, house, '&tab=shelve', look);
    await lookAt('shelve');
    await enterReturns(page, house, '&tab=places', look);
    await expect(page.getByText('B-02')).toBeVisible();
    await lookAt('places');
    // Who is signed in stays so: the merchant has a browser of its own.
    const merchant = await (await browser.newContext({ viewport })).newPage();
    await enter(merchant, '/order/withheld', { user: username, ...look });
    await merchant.getByRole('tab', { name: /^(退件|Returned)$/ }).click();
    await expect(merchant.getByText(late).first()).toBeVisible();
    await lookAt('merchant', merchant);
    expect(found).toEqual([]);
  });
}
