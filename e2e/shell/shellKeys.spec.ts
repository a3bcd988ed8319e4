import { expect, test } from '@playwright/test';
import { enter, sideOf } from '../support/shellSteps.ts';

const keysOf = (name: string) => ({ name, exact: true });

test('? shows the keys, rests while somebody types, and gives the focus back', async ({ page }) => {
  await enter(page, '/order/list');
  const group = sideOf(page).getByRole('button', { name: '订单管理' });
  await group.focus();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', keysOf('键盘快捷键'));
  await expect(dialog.getByText('查找页面、订单或单号')).toBeVisible();
  await expect(dialog.getByText('Ctrl K')).toBeVisible();
  // The focus stays inside until it is closed.
  for (let at = 0; at < 4; at += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.closest("dialog, body").tagName')).toMatch(
      /DIALOG|BODY/,
    );
    await expect(sideOf(page).locator(':focus')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(group).toBeFocused();

  const field = page.getByRole('search').getByRole('combobox').first();
  await field.focus();
  await page.keyboard.type('a?');
  await expect(field).toHaveValue('a?');
  await expect(dialog).toHaveCount(0);
});

test('the keys are also found in the menu of the account, in English too', async ({ page }) => {
  await enter(page, '/dashboard/analysis', { language: 'en_US' });
  await page.getByRole('button', { name: /M100001/ }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  const dialog = page.getByRole('dialog', keysOf('Keyboard shortcuts'));
  await expect(dialog.getByText('Next order in the list')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});
