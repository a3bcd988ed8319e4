import { expect, type Page, test } from '@playwright/test';
import { serveDevelopers } from '../support/devBuild.ts';
import { menuPathsOf, users } from '../support/menuSteps.ts';
import { enter, goTo, sideOf } from '../support/shellSteps.ts';

// One after the other: the build is made once.
test.describe.configure({ mode: 'default', timeout: 420_000 });

let developers: Awaited<ReturnType<typeof serveDevelopers>>;
test.beforeAll(async () => {
  developers = await serveDevelopers();
});
test.afterAll(() => developers.stop());

/** What the console is told while a page is on show, each once and with the page's path. */
const listen = (page: Page) => {
  const said = new Map<string, string>();
  let at = '';
  const hear = (text: string) => {
    const line = text.slice(0, 700);
    if (!said.has(line)) said.set(line, at);
  };
  page.on('pageerror', (error) => hear(String(error)));
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) hear(message.text());
  });
  return {
    visit: (path: string) => {
      at = path;
    },
    said: () => [...said].map(([line, path]) => `${path}: ${line}`),
  };
};

const isQuiet = async (page: Page) => {
  await page.locator('main h1:visible').first().waitFor();
  await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0, { timeout: 45_000 });
  // What React or antd dislike they say when something is drawn, or in the moment after.
  await page.waitForTimeout(150);
};

// What opens a dialog or a drawer on most pages.
const openers = /^(新增|添加|新建|导出|批量|表格设置|保存为视图|更多条件)/;

/** Opens each dialog that a page's buttons lead to, and closes it again. */
const openDialogs = async (page: Page) => {
  const buttons = page.locator('main').getByRole('button', { name: openers, disabled: false });
  const layers = page.locator('.ant-modal-wrap:visible, .ant-drawer-open, dialog[open]');
  const count = Math.min(await buttons.count(), 6);
  for (let index = 0; index < count; index += 1) {
    const button = buttons.nth(index);
    if (!(await button.isVisible()) || (await button.getAttribute('aria-disabled'))) continue;
    await button.click();
    await page.waitForTimeout(150);
    // What is still on its way in does not hear the first one.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(layers).toHaveCount(0, { timeout: 2_000 });
    }).toPass();
  }
};

for (const user of users) {
  test(`no page or dialog makes a developer's console complain: ${user}`, async ({ page }) => {
    const heard = listen(page);
    await enter(page, '/dashboard/analysis', { user, port: developers.port });
    await expect(sideOf(page).getByRole('link').first()).toBeVisible();
    for (const path of await menuPathsOf(user)) {
      heard.visit(path);
      await goTo(page, path);
      await isQuiet(page);
      await openDialogs(page);
    }
    expect(heard.said()).toEqual([]);
  });
}
