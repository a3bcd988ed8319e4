import { expect, type Page, test } from '@playwright/test';
import { enter } from '../support/shellSteps.ts';
import { listPath } from './orderListSteps.ts';

const filter = (page: Page) => page.getByRole('search');
const country = (page: Page) => page.getByLabel('国家/地区', { exact: true });

test('a field that went out of sight with its filter comes back empty', async ({ page }) => {
  await enter(page, `${listPath}?countryCode=US`);
  await expect(country(page)).toBeAttached();
  // As going back does.
  await page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, listPath);
  await expect(country(page)).not.toBeAttached();
  await filter(page).getByRole('button', { name: '更多' }).click();
  await expect(country(page)).toBeVisible();
  await expect(filter(page).getByText('美国')).toHaveCount(0);
  await filter(page).getByRole('button', { name: '查询' }).click();
  await page.waitForLoadState('networkidle');
  await expect(page).not.toHaveURL(/countryCode/);
});
