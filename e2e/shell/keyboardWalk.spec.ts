import { expect, test } from '@playwright/test';
import { menuPathsOf, users } from '../support/menuSteps.ts';
import { enter, goTo, sideOf } from '../support/shellSteps.ts';
import { walkThrough } from './keyboardSteps.ts';

for (const user of users) {
  test(`Tab reaches every control of every page and sticks nowhere: ${user}`, async ({ page }) => {
    test.setTimeout(420_000);
    await enter(page, '/dashboard/analysis', { user, settings: { multiTab: false } });
    await expect(sideOf(page).getByRole('link').first()).toBeVisible();
    const found: Record<string, unknown> = {};
    for (const path of await menuPathsOf(user)) {
      await goTo(page, path);
      await page.locator('main h1').first().waitFor();
      const { trap, missed } = await walkThrough(page);
      if (trap || missed.length > 0) found[path] = { trap, missed };
    }
    expect(found).toEqual({});
  });
}
