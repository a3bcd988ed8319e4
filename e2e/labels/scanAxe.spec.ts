import { expect, test } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { walkScanPrint, walkToPrint } from './scanStates.ts';
import { payingMerchant, withQz } from './scanSteps.ts';

test.describe.configure({ timeout: 300_000 });

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the scan pages, whatever they say (${theme})`, async ({ page }) => {
    const qz = await withQz(page);
    const packer = await payingMerchant('无障碍商户');
    const found: string[] = [];
    const look = async (name: string) => {
      found.push(...(await faults(page)).map((fault) => `${name}: ${fault}`));
    };
    const number = await walkToPrint(page, packer, { theme }, look);
    await walkScanPrint(page, packer.username, number, look);
    expect(found).toEqual([]);
    await qz.stop();
  });
}
