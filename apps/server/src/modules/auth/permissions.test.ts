import {
  getUserPermissionByToken,
  type MenuEntry,
  mayHold,
  permissions,
  type Result,
} from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
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

describe('the tables keep each side of the counter to itself', () => {
  const kinds = ['merchant', 'operator', 'administrator'] as const;

  test('by the rule of the contract', async () => {
    const rows = await asOwner<{ kind: 'merchant'; permission: string; may: boolean }>(
      app.database,
      `select k as kind, p as permission, alpaca.may_hold(k, p) as may
       from unnest($1::text[]) k, unnest($2::text[]) p`,
      [[...kinds], [...permissions]],
    );
    expect(rows.length).toBe(kinds.length * permissions.length);
    expect(rows.filter(({ kind, permission, may }) => mayHold(kind, permission) !== may)).toEqual(
      [],
    );
  });

  /** As the application itself would write it. */
  const write = async (statement: RawBuilder<unknown>) => statement.execute((await app.ctxOf()).db);
  const roleOf = (code: string) => sql`(select id from roles where code = ${code})`;

  test.each([
    ['merchantOwner', 'ops:receive'],
    ['merchantOwner', 'financial:topUpAudit'],
    ['merchantOwner', 'system:users'],
    ['operator', 'single:special'],
    ['administrator', 'financial:recharge'],
  ])('a role of %s never holds %s', async (code, permission) => {
    const { id } = (await app.ctxOf()).tenant;
    const statement = sql`insert into role_permissions (tenant_id, role_id, permission)
      values (${id}, ${roleOf(code)}, ${permission})`;
    await expect(write(statement)).rejects.toMatchObject({ constraint: 'role_permissions_kind' });
  });

  test('nor does a member, and no role is given across', async () => {
    const { id } = (await app.ctxOf()).tenant;
    const starfield = sql`(select id from users where username = 'starfield')`;
    const merchant = sql`(select merchant_id from users where username = 'starfield')`;
    const chosen = sql`insert into user_permissions (tenant_id, user_id, merchant_id, permission)
      values (${id}, ${starfield}, ${merchant}, 'ops:merchants')`;
    await expect(write(chosen)).rejects.toMatchObject({ constraint: 'user_permissions_kind' });
    const given = sql`insert into user_roles (tenant_id, user_id, role_id)
      values (${id}, ${starfield}, ${roleOf('administrator')})`;
    await expect(write(given)).rejects.toMatchObject({ constraint: 'user_roles_kind' });
    await expect(
      write(sql`update roles set kind = 'operator' where code = 'merchantOwner'`),
    ).rejects.toMatchObject({ constraint: 'roles_side' });
    await expect(
      write(
        sql`update users set kind = 'operator', merchant_id = null where username = 'starfield-lin'`,
      ),
    ).rejects.toMatchObject({ constraint: 'users_side' });
  });
});
