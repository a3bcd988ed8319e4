import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { chapters } from '../../apps/web/src/features/tour/chapters.ts';
import { shots } from './shots.ts';

const folder = join(import.meta.dirname, '../../apps/web/public/tour');

/** What is urgent today would hide what a picture is about. */
const dismiss = (page: Page) =>
  page
    .getByRole('button', { name: /^(查看|View)$/ })
    .locator('xpath=following-sibling::button')
    .click({ timeout: 5_000 })
    .catch(() => {});

const settled = async (page: Page) => {
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await dismiss(page);
  // What was said of an act on the way is not what the picture is about.
  await expect(page.locator('.ant-message-notice')).toHaveCount(0);
};

/** A third of what the same picture takes as PNG; the browser is who can draw it so. */
const asWebp = async (page: Page, png: Buffer) => {
  const address = `data:image/png;base64,${png.toString('base64')}`;
  const blank = await page.context().newPage();
  const drawn = (await blank.evaluate(`(async () => {
    const picture = new Image();
    picture.src = ${JSON.stringify(address)};
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    canvas.getContext('2d').drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', 0.86);
  })()`)) as string;
  await blank.close();
  return Buffer.from(drawn.split(',')[1] as string, 'base64');
};

for (const language of languages) {
  for (const chapter of chapters) {
    test(`${chapter}, ${language}`, async ({ page }) => {
      await shots[chapter](page, language);
      await settled(page);
      const picture = await asWebp(page, await page.screenshot());
      mkdirSync(join(folder, language), { recursive: true });
      writeFileSync(join(folder, language, `${chapter}.webp`), picture);
    });
  }
}
