import { getUserPermissionByToken, type MenuEntry, type Result } from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';

type Permissions = Result<typeof getUserPermissionByToken>;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const permissionsOf = async (username: string, language = 'zh-CN'): Promise<Permissions> => {
  const headers = { 'accept-language': language };
  return (await (await app.as(username)).call(getUserPermissionByToken, {}, { headers })).result;
};
const flat = (menu: MenuEntry[]): MenuEntry[] =>
  menu.flatMap((entry) => [entry, ...flat(entry.children)]);
const paths = ({ menu }: Permissions) => flat(menu).map((entry) => entry.path);
const actions = ({ auth }: Permissions) => auth.map(({ action }) => action);

const people = ['starfield', 'yunling-op', 'yunling-admin'];

describe.each(people)('%s', (username) => {
  test('sees no empty group', async () => {
    const { menu } = await permissionsOf(username);
    const empty = flat(menu).filter((entry) => !entry.component && entry.children.length === 0);
    expect(menu.length).toBeGreaterThan(3);
    expect(empty.filter((entry) => !entry.meta.internalOrExternal)).toEqual([]);
  });

  test('may do only what there is to do', async () => {
    const { auth, allAuth } = await permissionsOf(username);
    expect(allAuth).toEqual(expect.arrayContaining(auth));
    expect(allAuth.length).toBeGreaterThan(auth.length);
    expect(new Set(allAuth.map(({ action }) => action)).size).toBe(allAuth.length);
  });

  test('sees every page whose permission they hold, and its buttons’ permissions', async () => {
    const { menu, auth } = await permissionsOf(username);
    const held = new Set(auth.map(({ action }) => action));
    const shown = new Set(flat(menu).flatMap((entry) => entry.meta.permissionList));
    expect([...shown].filter((action) => !held.has(action))).toEqual([]);
    expect([...held].filter((action) => !shown.has(action))).toEqual([]);
  });

  test('reads every name in the language asked for', async () => {
    const [zh, en] = await Promise.all([
      permissionsOf(username, 'zh-CN'),
      permissionsOf(username, 'en-US'),
    ]);
    const names = (given: Permissions) => [
      ...flat(given.menu).map((entry) => entry.meta.title),
      ...given.allAuth.map(({ describe }) => describe),
    ];
    expect(paths(en)).toEqual(paths(zh));
    expect(names(zh).filter((name) => name === '')).toEqual([]);
    expect(names(en).filter((name) => name === '' || /[\u4e00-\u9fff]/.test(name))).toEqual([]);
    expect(names(en)).not.toEqual(names(zh));
  });
});

test('merchants order and pay, operators receive and review', async () => {
  const [merchant, operator] = await Promise.all(
    ['starfield', 'yunling-op'].map((name) => permissionsOf(name)),
  );
  expect(actions(merchant as Permissions)).toContain('single:special');
  expect(actions(operator as Permissions)).not.toContain('single:special');
  expect(actions(operator as Permissions)).toContain('ops:receive');
  expect(actions(merchant as Permissions)).not.toContain('ops:receive');
});

test('an administrator sees all that an operator sees, and more', async () => {
  const [operator, administrator] = await Promise.all(
    ['yunling-op', 'yunling-admin'].map((name) => permissionsOf(name)),
  );
  expect(paths(administrator as Permissions)).toEqual(
    expect.arrayContaining(paths(operator as Permissions)),
  );
  expect(actions(administrator as Permissions)).toContain('system:users');
  expect(actions(operator as Permissions)).not.toContain('system:users');
});

test('a menu for IT is shown to an administrator with the flag only', async () => {
  const [hidden] = await asOwner<{ path: string; permission: string }>(
    app.database,
    'select path, permission from menus where it_only limit 1',
  );
  expect(paths(await permissionsOf('yunling-admin'))).toContain(hidden?.path);
  await asOwner(app.database, `update users set is_it = false where username = 'yunling-admin'`);
  const without = await permissionsOf('yunling-admin');
  expect(paths(without)).not.toContain(hidden?.path);
  expect(actions(without)).not.toContain(hidden?.permission);
});

test('a group disappears with its last page', async () => {
  expect(paths(await permissionsOf('kapok'))).toContain('/financial');
  await asOwner(app.database, `delete from role_permissions where permission like 'financial:%'`);
  const rest = await permissionsOf('kapok');
  expect(paths(rest).filter((path) => path.startsWith('/financial'))).toEqual([]);
  expect(paths(rest)).toContain('/dashboard/analysis');
});

test('a permission of another kind of user shows no page', async () => {
  await asOwner(
    app.database,
    `insert into role_permissions (tenant_id, role_id, permission)
     select tenant_id, id, 'ops:receive' from roles where code = 'merchantOwner'`,
  );
  expect(actions(await permissionsOf('kapok'))).not.toContain('ops:receive');
});
