import type { Page } from '@playwright/test';
import { seedId } from '../../apps/server/seeds/seedId.ts';
import { startSession } from '../../apps/server/src/modules/auth/testing.ts';
import type { Session } from '../../apps/server/src/platform/context.ts';
import { makeCtx } from '../../apps/server/src/platform/http/open.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { test as base, expect, type Person, userOf } from './bellSteps.ts';

/** Someone of the tenant's staff whom no other test knows. */
const operatorBeside = async ({ ctx }: Person): Promise<Person> => {
  const { node, tenant } = ctx;
  const all = makeCtx(node, tenant, null, 'zh_CN');
  const userId = newId();
  const user = { kind: 'operator', username: userId, password_hash: '', realname: '测试运营' };
  await all.db
    .insertInto('users')
    .values({ tenant_id: tenant.id, id: userId, ...user })
    .execute();
  const roleId = seedId(`${tenant.id}/role/operator`);
  await all.db
    .insertInto('user_roles')
    .values({ tenant_id: tenant.id, user_id: userId, role_id: roleId })
    .execute();
  const token = await startSession(all, userId);
  const session = { userId, merchantId: null, kind: 'operator' } as Session;
  return {
    ctx: makeCtx(node, tenant, session, 'zh_CN'),
    userId,
    token,
    user: await userOf(token),
  };
};

export const test = base.extend<{ operator: Person; other: Page }>({
  operator: async ({ person }, use) => use(await operatorBeside(person)),
  /** A page of another browser. */
  other: async ({ browser }, use) => {
    const context = await browser.newContext({ locale: 'zh-CN' });
    await use(await context.newPage());
    await context.close();
  },
});

export { expect };

/** Resolves once the page's socket has said that it is open; to be called before the page is. */
export const socketOf = (page: Page) =>
  page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));

export const rowOf = (page: Page, text: string) =>
  page.getByRole('row').filter({ hasText: text }).first();

export const announcementsPage = '/system/announcements';

interface Text {
  zh: string;
  en: string;
}

/** Writes both languages into the open form. */
export const write = async (page: Page, title: Text, content: Text) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('中文标题').fill(title.zh);
  await dialog.getByRole('textbox', { name: '中文正文' }).fill(content.zh);
  await dialog.getByRole('tab', { name: 'English' }).click();
  await dialog.getByLabel('英文标题').fill(title.en);
  await dialog.getByRole('textbox', { name: '英文正文' }).fill(content.en);
  return dialog;
};

/** Chooses one user by name in the dialog for it. */
export const chooseUser = async (page: Page, username: string) => {
  await page.getByRole('dialog').getByText('指定用户').click();
  await page.getByRole('button', { name: '选择用户' }).click();
  const dialog = page.getByRole('dialog', { name: '选择用户' });
  await dialog.getByRole('searchbox', { name: '搜索用户' }).fill(username);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(username)).toBeVisible();
  await dialog.getByRole('checkbox').last().click();
  await dialog.getByRole('button', { name: '确定（1 位）' }).click();
  await expect(dialog).toBeHidden();
};
