import { editMenu, listMenus } from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { askAs, callAs } from '../support/api.ts';
import { gathering, looks } from '../support/axe.ts';
import { asOperator, enter, sideOf } from '../support/shellSteps.ts';

// One draft for the tenant: these take turns.
test.describe.configure({ mode: 'serial', timeout: 90_000 });

const admin = 'yunling-admin';
const path = '/system/menus';
const rowOf = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}[，,]`) });
const pagesOfSystem = async (page: Page) => {
  const names = await sideOf(page).getByRole('link').allTextContents();
  return names.filter((name) => ['后台任务', '公告管理'].includes(name));
};
const publish = async (page: Page) => {
  await page.getByRole('button', { name: '预览与发布' }).click();
  const dialog = page.getByRole('dialog', { name: '预览与发布' });
  await dialog.getByRole('button', { name: /^发\s?布$/ }).click();
  await expect(dialog).toHaveCount(0);
};

test('by keyboard alone an entry is moved and published; a page that is open elsewhere follows, and an earlier menu comes back @night', async ({
  page,
  browser,
}) => {
  const operator = await asOperator(browser, '/system/jobs');
  await expect.poll(() => pagesOfSystem(operator)).toEqual(['后台任务', '公告管理']);
  await operator.evaluate('globalThis.isStillThere = true');

  await enter(page, path, { user: admin });
  const row = rowOf(page, '公告管理');
  await rowOf(page, '系统管理').focus();
  for (let n = 0; n < 20; n += 1) {
    if (await row.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(row).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText(/“公告管理”已移到“系统管理”下，第 \d+ 项/)).toBeAttached();
  await expect(row).toBeFocused();
  expect(await pagesOfSystem(operator)).toEqual(['后台任务', '公告管理']);

  // Back to the button of the page by Tab alone, and through the dialog by keys.
  const open = page.getByRole('button', { name: '预览与发布' });
  for (let n = 0; n < 300; n += 1) {
    if (await open.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '预览与发布' });
  await expect(dialog.getByText('没有人失去或得到页面')).toBeVisible();
  await dialog.getByLabel('发布说明').focus();
  await page.keyboard.type('公告放在前面');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => pagesOfSystem(operator)).toEqual(['公告管理', '后台任务']);
  expect(await operator.evaluate('globalThis.isStillThere')).toBe(true);

  await page
    .getByRole('button', { name: /更多操作$/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: '发布历史' }).click();
  const history = page.getByRole('dialog', { name: '发布历史' });
  await expect(history.getByText('公告放在前面')).toBeVisible();
  await history
    .getByRole('button', { name: /^恢\s?复$/ })
    .first()
    .click();
  await page
    .getByRole('dialog', { name: /恢复为草稿/ })
    .getByRole('button', { name: /^恢\s?复$/ })
    .click();
  await expect(page.locator('[data-kind=warning]', { hasText: '1 处未发布的变更' })).toBeVisible();
  await publish(page);
  await expect.poll(() => pagesOfSystem(operator)).toEqual(['后台任务', '公告管理']);
  await operator.context().close();
});

test('a permission is checked while it is typed, who is second is told, and nobody is locked out @night', async ({
  page,
}) => {
  await enter(page, path, { user: admin });
  await rowOf(page, '毛利').click();
  const dialog = page.getByRole('dialog', { name: '编辑“毛利”' });
  const permission = dialog.getByLabel('权限标识');
  await permission.fill('order:void');
  await expect(dialog.getByText('该权限标识已被其他菜单使用')).toBeVisible();
  await permission.fill('order:nothing');
  await expect(dialog.getByText('没有这个权限标识，请从列表中选择')).toBeVisible();
  await permission.fill('ops:margin');
  // Not Escape, which might close the dialog with the list of permissions.
  await dialog.getByLabel('中文名称').click();
  await dialog.getByLabel('中文名称').fill('毛利分析');

  const { entries } = await askAs(admin, listMenus, {});
  const theirs = entries.find(({ component }) => component === 'ops/Margin');
  const {
    id,
    revision,
    parentId: _,
    path: __,
    name: ___,
    state: ____,
    ...form
  } = theirs as never as Record<string, unknown>;
  await callAs(admin, editMenu, { ...form, id, revision, nameThird: 'Marge' });
  await dialog.getByRole('button', { name: /^保\s?存$/ }).click();
  const changed = page.getByRole('dialog').filter({ hasText: 'Marge' }).last();
  await expect(changed).toContainText('第三语言名称');
  await changed.getByRole('button', { name: '保存我的修改' }).click();
  await expect(page.getByRole('button', { name: /^毛利分析（Marge），/ })).toBeVisible();

  await rowOf(page, '系统管理').click();
  const group = page.getByRole('dialog', { name: '编辑“系统管理”' });
  await group.getByRole('checkbox', { name: '隐藏' }).check();
  await group.getByRole('button', { name: /^保\s?存$/ }).click();
  await page.getByRole('button', { name: '预览与发布' }).click();
  const preview = page.getByRole('dialog', { name: '预览与发布' });
  await expect(preview.getByText(/发布后没有管理员能打开/)).toBeVisible();
  await expect(preview.getByRole('button', { name: /^发\s?布$/ })).toBeDisabled();
  await preview.getByRole('button', { name: /^取\s?消$/ }).click();

  await page
    .getByRole('button', { name: /更多操作$/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: '放弃草稿' }).click();
  await page
    .getByRole('dialog', { name: '放弃草稿？' })
    .getByRole('button', { name: '放弃草稿' })
    .click();
  await expect(page.getByText('与已发布的一致')).toBeVisible();
});

test('icons are found by their name or by the menu, with where they are used @night', async ({
  page,
}) => {
  await enter(page, '/system/icons', { user: admin, language: 'en_US' });
  await page.getByLabel('Search by icon or menu name').fill('rate list');
  await expect(page.getByText('TableOutlined')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 icon' })).toBeVisible();
});

test('axe finds nothing serious on the menus, their form, the preview and the icons @night', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  for (const { theme, language, ...viewport } of looks) {
    const page = await (await browser.newContext({ viewport })).newPage();
    const { found, lookAt } = gathering(page);
    await enter(page, path, { user: admin, theme, language });
    await page.locator('[data-entry]').first().waitFor();
    await lookAt(`menus ${viewport.width}`);
    await page.locator('[data-entry]').nth(1).click();
    await page.getByRole('dialog').waitFor();
    await lookAt(`form ${viewport.width}`);
    await page.keyboard.press('Escape');
    await enter(page, '/system/icons', { user: admin, theme, language });
    await page.getByText('TableOutlined').first().waitFor();
    await lookAt(`icons ${viewport.width}`);
    expect(found).toEqual([]);
    await page.context().close();
  }
});
