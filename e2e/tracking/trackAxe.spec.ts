import { expect, test } from '@playwright/test';
import { gathering, looks } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';
import { drawerOf, listPath, queryPath, rowsOf, travelled, user } from './trackSteps.ts';

test.describe.configure({ timeout: 240_000 });

const dark = { width: 390, height: 844, theme: 'dark', language: 'zh_CN' } as const;

for (const { width, height, ...look } of [...looks, dark]) {
  test(`axe finds nothing about tracks at ${width} px, ${look.theme} @night`, async ({ page }) => {
    const parcel = await travelled();
    await page.setViewportSize({ width, height });
    const { found, lookAt } = gathering(page);
    await enter(page, `${listPath}?status=delivered`, { user, ...look });
    await expect(rowsOf(page).first()).toBeVisible();
    await lookAt('the list');
    await enter(page, `${listPath}?id=${parcel.orderId}`, { user, ...look });
    await expect(drawerOf(page, parcel).locator('ol > li').first()).toBeVisible();
    await lookAt('a parcel');
    await enter(page, queryPath, { user, ...look });
    await expect(page.getByRole('textbox')).toBeVisible();
    await lookAt('an empty query');
    await enter(page, `${queryPath}?numbers=${parcel.trackingNumber}+NOSUCH`, { user, ...look });
    await expect(page.locator('ol > li').first()).toBeVisible();
    await lookAt('what was found');
    expect(found).toEqual([]);
  });
}
