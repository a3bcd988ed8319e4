import { expect, test } from '@playwright/test';
import { choose } from '../support/actions.ts';
import { faults } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';
import { enterReturns, houseWithGone, lieFor, shelved } from './returnsSteps.ts';

test.describe.configure({ timeout: 240_000 });

const looks = [
  { width: 1440, height: 900, theme: 'light', language: 'zh_CN' },
  { width: 1024, height: 768, theme: 'dark', language: 'en_US' },
  { width: 390, height: 844, theme: 'light', language: 'en_US' },
] as const;

for (const { width, height, ...look } of looks) {
  test(`axe finds nothing on the returns shelf at ${width} px @night`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const { house, numbers, username } = await houseWithGone(2);
    const [late = '', fresh = ''] = numbers;
    await lieFor((await shelved(house, late)).id, 61);
    await shelved(house, fresh, { shelf: 'B-02', source: 'overseas' });
    const found: string[] = [];
    const lookAt = async (what: string) => {
      for (const fault of await faults(page)) found.push(`${what}: ${fault}`);
    };
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
    await enter(page, '/order/withheld', { user: username, ...look, own: true });
    await page.getByRole('tab', { name: /退件|Returns/ }).click();
    await expect(page.getByText(late).first()).toBeVisible();
    await lookAt('merchant');
    expect(found).toEqual([]);
  });
}
