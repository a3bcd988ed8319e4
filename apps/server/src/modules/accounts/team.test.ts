import {
  addTeamMember,
  editTeamMember,
  everyMembersPermissions,
  getLogList,
  getUserPermissionByToken,
  impliedPermissions,
  listTeam,
  listTeamPermissions,
  listWallets,
  login,
  type PermissionNode,
  setTeamMemberPassword,
  setTeamMemberState,
  withNeeds,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { comparable } from '../../testing/alike.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { revisionOf } from '../../testing/revisions.ts';
import { forgetAll } from '../auth/index.ts';
import { startSession } from '../auth/testing.ts';
import type { Visitor } from './accountsTestSteps.ts';

let app: TestApp;
let owner: Visitor;
beforeAll(async () => {
  app = await testApp();
  owner = await app.as('starfield');
});
afterAll(() => app.stop());

const tryLogin = (username: string, password: string) =>
  app.anonymous().call(login, { body: { username, password } });

let made = 0;
const form = (permissions: string[], more: object = {}) => {
  made += 1;
  const username = `member${made}`;
  return { username, password: 'Newpass123', realname: `成员${made}`, permissions, ...more };
};

const add = (visitor: Visitor, permissions: string[], more?: object) =>
  visitor.call(addTeamMember, { body: form(permissions, more) as never });

/** A member with these permissions, and a session of theirs. */
const member = async (permissions: string[]) => {
  const { id } = (await add(owner, permissions)).result;
  const token = await startSession(await app.ctxOf(), id);
  return { id, visitor: app.withToken(token) };
};

const edit = async (visitor: Visitor, id: string, permissions: string[], more: object = {}) => {
  const body = { id, revision: await revisionOf(app, 'member', id), realname: '改名', permissions };
  return visitor.call(editTeamMember, { body: { ...body, ...more } as never });
};

const mayDo = async (visitor: Visitor) =>
  (await visitor.call(getUserPermissionByToken)).result.auth.map(({ action }) => action).sort();

const listed = async (visitor: Visitor, query: object = {}) =>
  (await visitor.call(listTeam, { query: { pageSize: 100, ...query } })).result.records;

const managerPermissions = ['system:team', 'system:teamAdd', 'system:teamEdit', 'order:list'];

describe('a new member', () => {
  test('signs in and may do what was chosen, and what everyone may', async () => {
    const body = form(['order:list', 'order:detail']);
    const reply = await owner.call(addTeamMember, { body: body as never });
    expect(reply.status).toBe(200);
    const signedIn = await tryLogin(body.username, body.password);
    const visitor = app.withToken(signedIn.result.token);
    expect(await mayDo(visitor)).toEqual(
      [...everyMembersPermissions, 'order:list', 'order:detail'].sort(),
    );
    expect((await visitor.call(listWallets)).status).toBe(403);
  });

  test('needs a name of their own in the whole tenant', async () => {
    for (const username of ['kapok', 'YUNLING-OP', 'starfield']) {
      const reply = await add(owner, [], { username });
      expect(reply.body.errorKey).toBe('register.taken');
      expect(reply.result).toMatchObject({ issues: [{ path: 'username', key: 'web.verify.18' }] });
    }
    const reply = await add(owner, [], { email: 'Owner@Kapok.example' });
    expect(reply.result).toMatchObject({ issues: [{ path: 'email', key: 'web.verify.27' }] });
    expect((await add(await app.as('seabreeze', 'haituo'), [], { username: 'kapok' })).status).toBe(
      200,
    );
  });

  test('of two who choose the same name at once one is added', async () => {
    const username = 'same-name';
    const replies = await Promise.all([add(owner, [], { username }), add(owner, [], { username })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each(['order:nonsense', 'ops:merchants', 'system:users', 'financial:topUpAudit'])(
    'is never given %s',
    async (permission) => {
      const reply = await add(owner, ['order:list', permission]);
      expect(reply.status).toBe(422);
    },
  );
});

describe('what can be granted', () => {
  const flat = (nodes: PermissionNode[]): string[] =>
    nodes.flatMap((node) => [node.permission, ...flat(node.children)]).filter(Boolean);

  test('is what one holds oneself, less what everyone has and what comes along', async () => {
    const { result } = await owner.call(listTeamPermissions);
    const all = await mayDo(owner);
    const every: readonly string[] = [...everyMembersPermissions, ...impliedPermissions];
    expect(flat(result).sort()).toEqual(all.filter((one) => !every.includes(one)));
    expect(flat(result).some((one) => one.startsWith('ops:'))).toBe(false);
    const { visitor } = await member(managerPermissions);
    expect(flat((await visitor.call(listTeamPermissions)).result).sort()).toEqual(
      [...managerPermissions].sort(),
    );
  });

  test('stands in groups by the jobs it belongs to', async () => {
    const { result } = await owner.call(listTeamPermissions);
    expect(result.map(({ title }) => title)).toContain('下单');
    expect(result.find(({ key }) => key === 'placing')?.children.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['专线下单', '保存和提交订单']),
    );
  });

  test('brings along what it needs, for new members and old', async () => {
    const { id, visitor } = await member(['single:special']);
    const whole = [...everyMembersPermissions, ...withNeeds(['single:special'])].sort();
    expect(await mayDo(visitor)).toEqual(whole);
    await edit(owner, id, ['order:labels']);
    expect(await mayDo(visitor)).toEqual(
      [
        ...everyMembersPermissions,
        'order:detail',
        'order:labels',
        'order:list',
        'order:print',
      ].sort(),
    );
    const manager = await member(managerPermissions);
    expect((await add(manager.visitor, ['order:labels'])).body.errorKey).toBe('team.cannotGrant');
  });

  test('a manager cannot pass on what was not given to them, new or by editing', async () => {
    const { visitor } = await member(managerPermissions);
    expect((await add(visitor, ['financial:overview'])).body.errorKey).toBe('team.cannotGrant');
    const { id } = (await add(visitor, ['order:list'])).result;
    expect((await edit(visitor, id, ['financial:overview'])).body.errorKey).toBe(
      'team.cannotGrant',
    );
    expect((await edit(visitor, id, ['system:team'])).status).toBe(200);
  });

  test("holds only as long as the merchant's owner may do it", async () => {
    const { visitor } = await member(['order:list', 'order:track']);
    const roles = `role_id in (select id from roles where code = 'merchantOwner')`;
    const gone = `delete from role_permissions where permission = 'order:track' and ${roles} returning *`;
    const rows = await asOwner<{ tenant_id: string; role_id: string }>(app.database, gone);
    // A node remembers a session for a few seconds.
    forgetAll(app.node);
    expect(await mayDo(visitor)).not.toContain('order:track');
    for (const { tenant_id, role_id } of rows) {
      await asOwner(app.database, `insert into role_permissions values ($1, $2, 'order:track')`, [
        tenant_id,
        role_id,
      ]);
    }
    forgetAll(app.node);
    expect(await mayDo(visitor)).toContain('order:track');
  });
});

describe('managing', () => {
  test('new permissions hold from the next call on', async () => {
    const { id, visitor } = await member(['order:list', 'financial:overview']);
    expect((await visitor.call(listWallets)).status).toBe(200);
    expect((await edit(owner, id, ['order:list'])).status).toBe(200);
    expect((await visitor.call(listWallets)).status).toBe(403);
    expect((await listed(owner)).find((one) => one.id === id)).toMatchObject({ realname: '改名' });
  });

  test('a disabled member is out at once and can come back', async () => {
    const { id, visitor } = await member(['order:list']);
    const state = (disabled: boolean) => owner.call(setTeamMemberState, { body: { id, disabled } });
    expect((await state(true)).status).toBe(200);
    expect((await visitor.call(getUserPermissionByToken)).status).toBe(401);
    const [{ username } = { username: '' }] = (await listed(owner, { state: 'disabled' })).filter(
      (one) => one.id === id,
    );
    expect((await tryLogin(username, 'Newpass123')).status).toBe(422);
    await state(false);
    expect((await tryLogin(username, 'Newpass123')).status).toBe(200);
  });

  test('a new password ends the sessions of the old one', async () => {
    const { id, visitor } = await member([]);
    const body = { id, password: 'Another22' };
    expect((await owner.call(setTeamMemberPassword, { body })).status).toBe(200);
    expect((await visitor.call(getUserPermissionByToken)).status).toBe(401);
    const { username } = (await listed(owner)).find((one) => one.id === id) ?? { username: '' };
    expect((await tryLogin(username, 'Another22')).status).toBe(200);
  });

  const everyWay = (visitor: Visitor, id: string) => [
    edit(visitor, id, ['order:list']),
    visitor.call(setTeamMemberState, { body: { id, disabled: true } }),
    visitor.call(setTeamMemberPassword, { body: { id, password: 'Stolen123' } }),
  ];

  test('the owner is managed by nobody, not even by themselves', async () => {
    const id = app.userId('starfield');
    const { visitor } = await member(managerPermissions);
    for (const who of [visitor, owner]) {
      for (const reply of await Promise.all(everyWay(who, id))) {
        expect(reply.body.errorKey).toBe('team.locked');
      }
    }
    expect((await tryLogin('starfield', 'Alpaca2026')).status).toBe(200);
  });

  test('nobody manages themselves, or who may do more than they', async () => {
    const manager = await member(managerPermissions);
    const above = await member(['financial:overview']);
    for (const id of [manager.id, above.id]) {
      for (const reply of await Promise.all(everyWay(manager.visitor, id))) {
        expect(reply.body.errorKey).toBe('team.locked');
      }
    }
    const seen = await listed(manager.visitor);
    expect(seen.find(({ isOwner }) => isOwner)?.lock).toBe('owner');
    expect(seen.find(({ id }) => id === manager.id)?.lock).toBe('self');
    expect(seen.find(({ id }) => id === above.id)?.lock).toBe('beyond');
    const mayTake = await member(['order:list']);
    expect((await listed(manager.visitor)).find(({ id }) => id === mayTake.id)?.lock).toBe('');
  });

  test("other merchants' and tenants' users and the tenant's people do not exist", async () => {
    const ids = [app.userId('kapok'), app.userId('yunling-op'), app.userId('seabreeze', 'haituo')];
    const nobody = await Promise.all(everyWay(owner, newId()));
    for (const id of ids) {
      const replies = await Promise.all(everyWay(owner, id));
      expect(replies.map(comparable)).toEqual(nobody.map(comparable));
    }
    expect(nobody[0]?.body.errorKey).toBe('user.notFound');
  });

  test('is refused without the button, whatever else one may do', async () => {
    const { visitor } = await member(['system:team']);
    expect((await add(visitor, [])).status).toBe(403);
    for (const reply of await Promise.all(everyWay(visitor, newId()))) {
      expect(reply.status).toBe(403);
    }
  });

  test('leaves lines that name the member and never a password', async () => {
    const admin = await app.as('yunling-admin');
    const { records } = (await admin.call(getLogList, { query: { pageSize: 100 } })).result;
    expect(records.map(({ content }) => content)).toContain('新增成员 member1');
    const text = JSON.stringify(
      await asOwner(app.database, `select params from operation_logs where menu = 'team'`),
    );
    expect(text).not.toMatch(/Newpass123|Another22/);
  });
});

test("the list has the merchant's own users, the owner first, and finds by name", async () => {
  const all = await listed(owner);
  expect(all[0]).toMatchObject({ username: 'starfield', isOwner: true, lock: 'owner' });
  expect(all.map(({ username }) => username)).not.toContain('kapok');
  expect((await listed(owner, { search: '小满' })).map(({ username }) => username)).toEqual([
    'starfield-lin',
  ]);
  expect(await listed(owner, { search: '没有这个人' })).toEqual([]);
});
