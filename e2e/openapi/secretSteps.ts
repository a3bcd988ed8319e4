import { expect, type Page } from '@playwright/test';

/** The words of a dialog that shows a key or a secret. */
interface Words {
  made: string;
  copy: string;
  close: string;
  saved: string;
  yes: string;
  cancel: string;
}

/** What is on show once, copied by its button; a slip beside it or Escape loses nothing. */
export const takeSecret = async (page: Page, words: Words, start: RegExp) => {
  const dialog = page.getByRole('dialog', { name: words.made });
  const secret = (await dialog.getByText(start).textContent()) ?? '';
  // What is behind it is out of reach only once it takes presses itself.
  await dialog.getByRole('button', { name: words.copy }).click({ trial: true });
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await dialog.getByRole('button', { name: words.copy }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  return secret;
};

export const closeSecret = async (page: Page, words: Words) => {
  const dialog = page.getByRole('dialog', { name: words.made });
  const question = page.getByRole('dialog', { name: words.saved });
  await dialog.getByRole('button', { name: words.close }).click();
  await question.getByRole('button', { name: words.cancel }).click();
  await expect(question).toBeHidden();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: words.close }).click();
  await question.getByRole('button', { name: words.yes }).click();
  await expect(dialog).toBeHidden();
};

/** All that the browser still has of the page: what is shown, what is kept. */
export const allOf = (page: Page) =>
  page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      location.href,
    ].join('\n'),
  );
