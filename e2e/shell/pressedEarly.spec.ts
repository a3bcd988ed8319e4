import { expect, type Locator, type Page, test } from '@playwright/test';
import { enter } from '../support/shellSteps.ts';

// Whoever wants no motion has none of this.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// The library measures what it is about to show for some frames, whole and unseen, then shrinks it
// and lets it grow. On a busy machine frames are long enough to press in; here they wait until told.
const holdable = (page: Page) =>
  page.addInitScript(`{
    const frame = requestAnimationFrame.bind(window);
    const waiting = new Map();
    let held = false;
    let last = 1e9;
    window.requestAnimationFrame = (then) => (held ? (waiting.set(++last, then), last) : frame(then));
    const cancel = cancelAnimationFrame.bind(window);
    window.cancelAnimationFrame = (id) => waiting.delete(id) || cancel(id);
    window.holdFrames = (on) => {
      held = on;
      for (const then of on ? [] : waiting.values()) frame(then);
      if (!on) waiting.clear();
    };
  }`);

/** Presses the place where something stands already, before anybody can see it: did it take that? */
const takesUnseen = async (page: Page, open: Promise<void>, target: Locator, whole: Locator) => {
  await open;
  await expect(whole).toHaveCSS('opacity', '0');
  const place = await target.boundingBox();
  if (!place) throw new Error('It has no place.');
  const x = place.x + place.width / 2;
  const y = place.y + place.height / 2;
  await whole.evaluate((node) => {
    const look = ({ target }: Event) =>
      node.toggleAttribute('data-took', node.contains(target as Node));
    addEventListener('mousedown', look, { capture: true, once: true });
  });
  await page.mouse.click(x, y);
  const took = await whole.evaluate((node) => node.hasAttribute('data-took'));
  await page.evaluate('holdFrames(false)');
  return took;
};

test('a dialog that nobody sees yet cannot be answered', async ({ page }) => {
  await holdable(page);
  await enter(page, '/system/team');
  const add = page.getByRole('button', { name: '新增成员' });
  await add.waitFor();
  await page.evaluate('holdFrames(true)');
  const dialog = page.getByRole('dialog', { name: '新增成员' });
  const no = dialog.getByRole('button', { name: /取\s*消/ });
  expect(await takesUnseen(page, add.click(), no, dialog)).toBe(false);
  await no.click();
  await expect(dialog).toHaveCount(0);
});

test('of a list that nobody sees yet nothing can be chosen', async ({ page }) => {
  await holdable(page);
  await enter(page, '/single/trial');
  const country = page.getByLabel('目的国家/地区');
  const option = page.locator('.ant-select-item-option').first();
  await country.waitFor();
  await page.evaluate('holdFrames(true)');
  const list = page.locator('.ant-select-dropdown');
  expect(await takesUnseen(page, country.fill('US'), option, list)).toBe(false);
  await country.fill('US');
  await option.click();
  await expect(page.locator('.ant-select', { has: country }).getByTitle(/美国/)).toBeVisible();
});
