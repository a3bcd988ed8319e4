import { expect, test } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { overflow } from '../tracking/trackSteps.ts';
import { opened, places } from './serviceSteps.ts';

// The tenant has its hours once.
test.describe.configure({ timeout: 120_000, mode: 'serial' });

for (const light of places) {
  const place = { ...light, theme: 'dark' } as const;
  const { words, language, width } = place;
  test(`an operator sets the office hours, and they stand when opened again: ${language}, ${width} px, dark`, {
    tag: width > 1000 ? '@night' : [],
  }, async ({ browser }) => {
    const page = await opened(browser, place, 'yunling-op', '/ops/service');
    expect(await faults(page)).toEqual([]);
    const open = async () => {
      await page.getByRole('button', { name: words.hours, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: words.hoursOf });
      await expect(dialog.getByLabel(words.note)).toBeVisible();
      return dialog;
    };
    const dialog = await open();
    expect(await faults(page, '.ant-modal')).toEqual([]);
    expect(await overflow(page)).toBe(0);

    const note = `周末值班 ${width}`;
    const from = width > 400 ? '10:15' : '10:45';
    await dialog.getByRole('checkbox', { name: words.saturday }).check();
    await dialog.getByLabel(words.from).fill(from);
    await dialog.getByLabel(words.to).fill('15:30');
    await dialog.getByLabel(words.note).fill(note);
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.saved).first()).toBeVisible();
    await expect(dialog).toBeHidden();

    const again = await open();
    await expect(again.getByRole('checkbox', { name: words.saturday })).toBeChecked();
    await expect(again.getByLabel(words.from)).toHaveValue(from);
    await expect(again.getByLabel(words.to)).toHaveValue('15:30');
    await expect(again.getByLabel(words.note)).toHaveValue(note);
    // A day on which nobody answers has no times to fill in.
    await again.getByRole('checkbox', { name: words.saturday }).uncheck();
    await expect(again.getByLabel(words.from)).toBeDisabled();
    await page.context().close();
  });
}
