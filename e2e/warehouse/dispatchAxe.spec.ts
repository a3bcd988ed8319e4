import { expect, test } from '@playwright/test';
import { scan } from '../labels/scanSteps.ts';
import { gathering, looks } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';
import { enterDispatch, houseWithParcels, makeBatch } from './dispatchSteps.ts';

test.describe.configure({ timeout: 240_000 });

const looksHere = [
  ...looks,
  { width: 1080, height: 900, theme: 'dark', language: 'zh_CN' },
] as const;

for (const { width, height, ...look } of looksHere) {
  test(`axe finds nothing at dispatch and among warehouses at ${width} px @night`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height });
    const { house, numbers } = await houseWithParcels(1);
    const { found, lookAt } = gathering(page);
    await enterDispatch(page, house, look);
    await expect(
      page.getByRole('button', { name: /^(新建批次|Make batch)$/ }).first(),
    ).toBeVisible();
    await lookAt('list');
    await makeBatch(page);
    await lookAt('no bag');
    await page.keyboard.press('F2');
    await expect(page.getByRole('button', { name: /B01/ })).toBeVisible();
    await scan(page, numbers[0] ?? '');
    await expect(page.getByText(/^(已装入|Packed)$/).first()).toBeVisible();
    // The bag can be weighed now, and its button has the colour of that.
    await expect(page.getByRole('button', { name: /B01/ })).toContainText(/1 (箱|box)/);
    await lookAt('put in');
    await scan(page, 'NOBODY-77');
    await expect(page.getByText(/^(查无此单|Unknown number)$/).first()).toBeVisible();
    await lookAt('stopped');
    await page.keyboard.press('F4');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^(毛重|Gross weight)$/).fill('9');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel(/^(原因|Reason)$/)).toBeVisible();
    await lookAt('weighed');

    const other = await (await browser.newContext({ viewport: { width, height } })).newPage();
    await enter(other, '/ops/warehouses', { user: 'yunling-admin', ...look });
    await other
      .getByRole('button', { name: /(新建仓库|Add warehouse)$/ })
      .first()
      .click();
    await expect(other.getByRole('dialog').getByLabel(/^(城市|City)$/)).toBeVisible();
    await lookAt('warehouse', other);
    expect(found).toEqual([]);
  });
}
