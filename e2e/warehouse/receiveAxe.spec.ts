import { expect, test } from '@playwright/test';
import { scan } from '../labels/scanSteps.ts';
import { gathering, looks } from '../support/axe.ts';
import { enterStation, measure, newHouse, toBring, weightField } from './receiveSteps.ts';

test.describe.configure({ timeout: 240_000 });

for (const { width, height, ...look } of looks) {
  test(`axe finds nothing at the station at ${width} px @night`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const house = await newHouse('yunling-op');
    const { orders } = await toBring(2);
    const [first, second] = orders.map(({ transactionOrderNo }) => transactionOrderNo);
    await enterStation(page, house, look);
    const { found, lookAt } = gathering(page);
    await lookAt('ready');
    await scan(page, first ?? '');
    await expect(weightField(page)).toBeFocused();
    await lookAt('in hand');
    await measure(page, '0.46 20 15 10');
    await expect(page.getByText(/^(已收货|Received)$/).first()).toBeVisible();
    await lookAt('received');
    await scan(page, first ?? '');
    await expect(page.getByText(/^(已经收过|Received already)$/).first()).toBeVisible();
    await lookAt('here already');
    await scan(page, second ?? '');
    await measure(page, '9.5 20 15 10');
    await expect(
      page.getByText(/^(重量与申报相差很大|Weight far from declared)$/).first(),
    ).toBeVisible();
    await lookAt('far off');
    await page.getByRole('button', { name: /到货登记|Sign in a delivery/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await lookAt('a delivery');
    expect(found).toEqual([]);
  });
}
