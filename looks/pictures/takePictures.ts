import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Language, languages } from '@alpaca/contract';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { chapters } from '../../apps/web/src/features/tour/chapters.ts';
import { helpShots } from './helpShots.ts';
import { shots } from './shots.ts';

const folder = join(import.meta.dirname, '../../apps/web/public');

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

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** A part of a page with some room around it, which a drawer has of its own; of what is tall its beginning says enough. */
const pictureOf = async (page: Page, part: Locator, tall = 0.9) => {
  await part.scrollIntoViewIfNeeded();
  const around = (await part.getAttribute('role')) === 'dialog' ? 0 : 12;
  const { x, y, width, height } = (await part.boundingBox()) as Box;
  const clip = {
    x: Math.max(0, x - around),
    y: Math.max(0, y - around),
    width: width + 2 * around,
    height: Math.min(height, width * tall) + 2 * around,
  };
  return page.screenshot({ clip });
};

const keep = async (page: Page, language: Language, name: string, png: Buffer) => {
  const file = join(folder, name.replace('/', `/${language}/`));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.webp`, await asWebp(page, png));
};

for (const language of languages) {
  for (const chapter of chapters) {
    test(`tour/${chapter}, ${language}`, async ({ page }) => {
      await shots[chapter](page, language);
      await settled(page);
      await keep(page, language, `tour/${chapter}`, await page.screenshot());
    });
  }
  test.describe(() => {
    // Seen in full by whoever presses one.
    test.use({ viewport: { width: 1280, height: 900 }, deviceScaleFactor: 2 });
    for (const [name, { shot, part, tall }] of Object.entries(helpShots)) {
      test(`help/${name}, ${language}`, async ({ page }) => {
        await shot(page, language);
        await settled(page);
        await keep(page, language, `help/${name}`, await pictureOf(page, part(page), tall));
      });
    }
  });
}
