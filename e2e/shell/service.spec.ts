import type { Page } from '@playwright/test';
import { enter, expect, test } from '../announcements/bellSteps.ts';
import { faults } from '../support/axe.ts';
import { sites } from '../support/sites.ts';

const buttonOf = (page: Page) =>
  page.getByRole('button', { name: /^(在线客服|Customer service)(，|,|$)/ });
const panelOf = (page: Page) =>
  page.getByRole('dialog', { name: /^(客服与帮助|Support and help)$/ });

const placeOf = async (page: Page) => {
  const box = await buttonOf(page).boundingBox();
  if (!box) throw new Error('the button is not there');
  return { ...box, centreX: box.x + box.width / 2, centreY: box.y + box.height / 2 };
};

const drag = async (page: Page, x: number, y: number) => {
  const { centreX, centreY } = await placeOf(page);
  await page.mouse.move(centreX, centreY);
  await page.mouse.down();
  await page.mouse.move((centreX + x) / 2, (centreY + y) / 2, { steps: 4 });
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
};

test("shows the tenant's chat in a frame of its own, and the help centre", async ({
  page,
  person,
}) => {
  await enter(page, person);
  await expect(buttonOf(page)).toHaveAttribute('aria-expanded', 'false');
  await buttonOf(page).click();
  const panel = panelOf(page);
  await expect(panel).toBeVisible();
  const frame = panel.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(frame).not.toHaveAttribute('sandbox', /allow-top-navigation|allow-same-origin/);
  await expect(frame.contentFrame().getByRole('main')).toContainText('演示环境');

  const opened = page.waitForEvent('popup');
  await panel.getByRole('link', { name: '打开帮助中心' }).click();
  const help = await opened;
  await expect(help).toHaveURL(`${sites.yunling}/help/zh_CN.html`);
  await expect(help.getByRole('heading', { level: 1 })).toHaveText('帮助中心：快速上手');
});

test('closing and opening again keeps the conversation', async ({ page, person }) => {
  await enter(page, person);
  await buttonOf(page).click();
  const frame = page.frame({ url: /\/help\/chat/ }) ?? (await page.waitForEvent('framenavigated'));
  await frame.evaluate('window.said = "hello"');
  await panelOf(page).getByRole('button', { name: '收起' }).click();
  await expect(panelOf(page)).toBeHidden();
  await expect(buttonOf(page)).toBeFocused();
  await buttonOf(page).click();
  expect(await frame.evaluate('window.said')).toBe('hello');
});

test('a merchant of a tenant without a chat writes to its operators', async ({ page }) => {
  await page.goto(sites.haituo);
  await page.getByLabel('用户名').fill('seabreeze');
  await page.getByLabel('密码', { exact: true }).fill('Alpaca2026');
  await page.getByRole('button', { name: '登录' }).click();
  await buttonOf(page).click();
  const panel = panelOf(page);
  await expect(panel.getByLabel('输入消息')).toBeVisible();
  await expect(panel.locator('iframe')).toHaveCount(0);
  await expect(panel.getByRole('link', { name: '打开帮助中心' })).toBeVisible();
});

test('can be dragged and is there again after a reload', async ({ page, person }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, person);
  await drag(page, 500, 300);
  const placed = await placeOf(page);
  expect(Math.abs(placed.centreX - 500)).toBeLessThan(3);
  expect(Math.abs(placed.centreY - 300)).toBeLessThan(3);
  // A drag is no click.
  await expect(panelOf(page)).toBeHidden();
  await page.reload();
  await expect(buttonOf(page)).toBeVisible();
  expect(await placeOf(page)).toEqual(placed);
  await buttonOf(page).click();
  await expect(panelOf(page)).toBeVisible();
});

test('a smaller window takes it along', async ({ page, person }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, person);
  await drag(page, 1300, 800);
  for (const size of [
    { width: 390, height: 844 },
    { width: 800, height: 400 },
  ]) {
    await page.setViewportSize(size);
    const { x, y, width, height } = await placeOf(page);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(size.width);
    expect(y + height).toBeLessThanOrEqual(size.height);
  }
});

test('moves by arrow keys, and Escape closes what Enter opened', async ({ page, person }) => {
  await enter(page, person);
  await expect(buttonOf(page)).toBeVisible();
  const before = await placeOf(page);
  await buttonOf(page).focus();
  for (let i = 0; i < 5; i += 1) await page.keyboard.press('ArrowLeft');
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowUp');
  const after = await placeOf(page);
  expect(before.centreX - after.centreX).toBeGreaterThan(60);
  expect(before.centreY - after.centreY).toBeGreaterThan(40);
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(buttonOf(page)).toBeFocused();
  await page.reload();
  await expect(buttonOf(page)).toBeVisible();
  expect(await placeOf(page)).toEqual(after);
});

test('at first it stands in the margin and covers no control', async ({ page, person }) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await enter(page, person);
    await expect(buttonOf(page)).toBeVisible();
    const mine = await placeOf(page);
    expect(mine.width).toBeLessThanOrEqual(26);
    const controls = page
      .locator('a, button, input, select, [role=button]')
      .filter({ visible: true });
    for (const control of await controls.all()) {
      const box = await control.boundingBox();
      const name = await control.getAttribute('aria-label');
      if (!box || name?.startsWith('在线客服')) continue;
      const apart =
        box.x + box.width <= mine.x ||
        box.y + box.height <= mine.y ||
        box.y >= mine.y + mine.height;
      expect(apart, (await control.textContent()) ?? '').toBe(true);
    }
  }
});

test('is not printed', async ({ page, person }) => {
  await enter(page, person);
  await expect(buttonOf(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(buttonOf(page)).toBeHidden();
});

test('in English', async ({ page, person }) => {
  await enter(page, person, { language: 'en_US' });
  await buttonOf(page).click();
  const panel = panelOf(page);
  await expect(panel.locator('iframe').contentFrame().getByRole('main')).toContainText('demo');
  await expect(panel.getByRole('link')).toHaveAttribute('href', /\/help\/en_US\.html$/);
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds no serious fault, ${theme}`, async ({ page, person }) => {
    await enter(page, person, { theme });
    await buttonOf(page).click();
    await expect(panelOf(page).locator('iframe').contentFrame().getByRole('main')).toBeVisible();
    expect(await faults(page, '[popover]:popover-open', '[aria-controls]')).toEqual([]);
  });
}
