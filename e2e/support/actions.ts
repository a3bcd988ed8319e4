import { expect, type Locator } from '@playwright/test';

const menuOf = (within: Locator) => within.getByRole('button', { name: /更多操作$|^More actions/ });

/** Does what a row or a page offers: by its button in words, or from the menu behind ⋯. */
export const choose = async (within: Locator, name: string | RegExp) => {
  const button = within.getByRole('button', { name, exact: true });
  await button.or(menuOf(within)).first().waitFor();
  // While the last one is still at it, a button is called “loading …”.
  await expect(within.getByRole('img', { name: 'loading' })).toHaveCount(0);
  if (await button.isVisible()) return button.click();
  await menuOf(within).first().click();
  await within.page().getByRole('menuitem', { name, exact: true }).click();
};

/** What the menu behind ⋯ offers; it is closed again. */
export const offered = async (within: Locator) => {
  const page = within.page();
  await menuOf(within).first().click();
  await page.getByRole('menuitem').first().waitFor();
  const names = await page.getByRole('menuitem').allTextContents();
  await page.keyboard.press('Escape');
  return names;
};
