import { setTimeout as pause } from 'node:timers/promises';
import {
  addStaff,
  deleteStaff,
  editStaff,
  endStaffSessions,
  getUserPermissionByToken,
  listStaff,
  login,
  resetStaffPassword,
  type SeenNode,
  seeAs,
  setFirstPassword,
  setStaffState,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner, openOwner } from '../../testing/owner.ts';
import { hire, newRole } from './staffTestSteps.ts';

type Visitor = ReturnType<TestApp['withToken']>;

let app: TestApp;
let admin: Visitor;
let desk: string;
beforeAll(async () => {
  app = await testApp();
  admin = await app.as('yunling-admin');
  desk = await newRole(admin, ['dashboard:analysis', 'order:list']);
});
afterAll(() => app.stop());

const found = async (id: string, by = admin) => {
  const { records } = (await by.call(listStaff, { query: { pageSize: 1000 } })).result;
  return records.find((one) => one.id === id);
};
const linkIn = (path: string) => path.split('#')[1] as string;
const signIn = (username: string, password: string) =>
  app.anonymous().call(login, { body: { username, password } });

describe('somebody new', () => {
  const body = { realname: '谢雨', kind: 'operator' as const, isIt: false };

  test('chooses their password by a link that is good once', async () => {
    const roles = [{ roleId: desk, until: null }];
    const { result } = await admin.call(addStaff, { body: { ...body, username: 'xie', roles } });
    expect(await found(result.id)).toMatchObject({ state: 'waiting', signedInTime: null });
    const link = linkIn(result.path);
    const chosen = { body: { link, password: 'Chosen2026x' } };
    expect((await app.anonymous().call(setFirstPassword, chosen)).status).toBe(200);
    expect((await app.anonymous().call(setFirstPassword, chosen)).body.errorKey).toBe(
      'auth.firstLinkInvalid',
    );
    expect((await signIn('xie', 'Chosen2026x')).status).toBe(200);
    expect(await found(result.id)).toMatchObject({
      state: 'enabled',
      sessions: 1,
      signedInTime: expect.any(String),
      roles: [{ roleId: desk, until: null, over: false }],
    });
  });

  test('has a user name, phone and address that nobody else has', async () => {
    const taken = { username: 'yunling-op', phone: '13800000021', email: 'CHEN@yunling.example' };
    const reply = await admin.call(addStaff, { body: { ...body, ...taken, roles: [] } });
    expect(reply).toMatchObject({ status: 409, body: { errorKey: 'register.taken' } });
    expect(JSON.stringify(reply.body)).toContain('"phone"');
  });
});

describe('a colleague', () => {
  test('who is disabled is out at once, and comes back with nothing lost', async () => {
    const { id, visitor } = await hire(app, admin, [desk]);
    expect((await visitor.call(getUserPermissionByToken)).status).toBe(200);
    expect((await admin.call(setStaffState, { body: { id, disabled: true } })).status).toBe(200);
    expect((await visitor.call(getUserPermissionByToken)).status).toBe(401);
    expect(await found(id)).toMatchObject({ state: 'disabled', sessions: 0 });
    await admin.call(setStaffState, { body: { id, disabled: false } });
    expect(await found(id)).toMatchObject({ roles: [{ roleId: desk }] });
  });

  test('whose password is reset is out, and in again by the newest link only', async () => {
    const { id, username, visitor } = await hire(app, admin, [desk]);
    const first = (await admin.call(resetStaffPassword, { body: { id } })).result;
    const second = (await admin.call(resetStaffPassword, { body: { id } })).result;
    expect((await visitor.call(getUserPermissionByToken)).status).toBe(401);
    const use = (path: string) =>
      app.anonymous().call(setFirstPassword, {
        body: { link: linkIn(path), password: 'Chosen2026y' },
      });
    expect((await use(first.path)).body.errorKey).toBe('auth.firstLinkInvalid');
    expect((await use(second.path)).status).toBe(200);
    expect((await signIn(username, 'Chosen2026y')).status).toBe(200);
  });

  test('has all sessions ended', async () => {
    const { id, visitor } = await hire(app, admin, [desk]);
    const { result } = await admin.call(endStaffSessions, { body: { id } });
    expect(result).toEqual({ ended: 1 });
    expect((await visitor.call(getUserPermissionByToken)).status).toBe(401);
  });

  test('of whom something tells is kept and never comes back; of whom nothing does is deleted', async () => {
    const { id } = await hire(app, admin, [desk]);
    expect((await admin.call(deleteStaff, { body: { id } })).result).toEqual({ kept: true });
    expect(await found(id)).toBeUndefined();
    const left = await admin.call(listStaff, { query: { state: 'left', pageSize: 1000 } });
    expect(left.result.records.find((one) => one.id === id)).toMatchObject({
      state: 'left',
      lock: 'left',
      roles: [],
    });
    const back = await admin.call(setStaffState, { body: { id, disabled: false } });
    expect(back.body.errorKey).toBe('staff.gone');
    const unused = { username: 'unused', realname: '', kind: 'operator', isIt: false, roles: [] };
    const body = { ...unused, realname: '没来', kind: 'operator' as const };
    const made = (await admin.call(addStaff, { body })).result;
    expect((await admin.call(deleteStaff, { body: { id: made.id } })).result.kept).toBe(false);
    expect(await asOwner(app.database, 'select from users where id = $1', [made.id])).toEqual([]);
  });

  test('is never oneself', async () => {
    const id = app.userId('yunling-admin');
    for (const call of [deleteStaff, resetStaffPassword, endStaffSessions] as const) {
      expect((await admin.call(call, { body: { id } })).body.errorKey).toBe('staff.own');
    }
    const off = await admin.call(setStaffState, { body: { id, disabled: true } });
    expect(off.body.errorKey).toBe('staff.own');
  });

  test('of a merchant is nobody’s here', async () => {
    const id = app.userId('starfield-clerk');
    const reply = await admin.call(setStaffState, { body: { id, disabled: true } });
    expect(reply).toMatchObject({ status: 404, body: { errorKey: 'user.notFound' } });
  });
});

describe('who holds less', () => {
  let lead: Visitor;
  beforeAll(async () => {
    const all = ['dashboard:analysis', 'order:list', 'system:users', 'system:staffEdit'] as const;
    const role = await newRole(admin, all, 'administrator');
    lead = (await hire(app, admin, [role], { kind: 'administrator' })).visitor;
  });

  test('hires whom they could stand in for, and no other', async () => {
    const person = { realname: '新人', kind: 'operator' as const, isIt: false };
    const operator = await asOwner<{ id: string }>(
      app.database,
      `select id from roles where code = 'operator' and tenant_id = (select tenant_id from users where id = $1)`,
      [app.userId('yunling-op')],
    );
    const roles = (roleId: string) => [{ roleId, until: null }];
    const add = (username: string, roleId: string, more: object = {}) =>
      lead.call(addStaff, { body: { ...person, username, roles: roles(roleId), ...more } });
    expect((await add('lead-one', desk)).status).toBe(200);
    expect((await add('lead-two', operator[0]?.id as string)).body.errorKey).toBe(
      'role.cannotGrant',
    );
    expect((await add('lead-three', desk, { isIt: true })).body.errorKey).toBe('staff.beyond');
  });

  test('touches nobody who holds more: a new password for them would be a way to it', async () => {
    const id = app.userId('yunling-op');
    expect(await found(id, lead)).toMatchObject({ lock: 'beyond' });
    for (const call of [deleteStaff, resetStaffPassword, endStaffSessions] as const) {
      expect((await lead.call(call, { body: { id } })).body.errorKey).toBe('staff.beyond');
    }
    const { revision, ...person } = (await found(id)) as NonNullable<
      Awaited<ReturnType<typeof found>>
    >;
    const body = {
      id,
      revision,
      realname: person.realname,
      email: 'mine@lead.example',
      kind: person.kind,
      isIt: false,
      roles: [],
    };
    expect((await lead.call(editStaff, { body })).body.errorKey).toBe('staff.beyond');
  });
});

test('who is IT is managed by IT alone, whatever else they may do', async () => {
  const keeper = await newRole(
    admin,
    ['system:users', 'system:staffEdit', 'dashboard:analysis', 'order:list'],
    'administrator',
  );
  const { visitor } = await hire(app, admin, [keeper], { kind: 'administrator' });
  const it = await hire(app, admin, [desk], { isIt: true });
  const plain = await hire(app, admin, [desk]);
  const reset = (id: string) => visitor.call(resetStaffPassword, { body: { id } });
  expect((await reset(it.id)).body.errorKey).toBe('staff.beyond');
  expect((await reset(plain.id)).status).toBe(200);
});

test('a change waits its turn, and is refused where its maker was let go meanwhile', async () => {
  const role = await newRole(
    admin,
    ['system:users', 'system:staffEdit', 'dashboard:analysis', 'order:list'],
    'administrator',
  );
  const going = await hire(app, admin, [role], { kind: 'administrator' });
  const { id } = await hire(app, admin, [desk]);
  const owner = await openOwner(app.database);
  await owner.query('begin');
  await owner.query(
    `select pg_advisory_xact_lock(hashtextextended('administrators/' || tenant_id, 0))
     from users where id = $1`,
    [going.id],
  );
  await owner.query('update users set disabled_at = now() where id = $1', [going.id]);
  const asked = going.visitor.call(setStaffState, { body: { id, disabled: true } });
  await Promise.race([asked, pause(500)]);
  await owner.query('commit');
  await owner.end();
  expect((await asked).body.errorKey).toBe('session.over');
  expect((await found(id))?.state).not.toBe('disabled');
});

test('what a role that is over gave is not shown as seen', async () => {
  const { id } = await hire(app, admin, [desk], { until: '2041-01-01' });
  const flat = (nodes: readonly SeenNode[]): SeenNode[] =>
    nodes.flatMap((node) => [node, ...flat(node.children)]);
  const list = async () =>
    flat((await admin.call(seeAs, { query: { id } })).result.menu).find(
      ({ path }) => path === '/order/list',
    );
  expect(await list()).toMatchObject({ why: '' });
  await asOwner(app.database, 'update user_roles set expires_at = now() where user_id = $1', [id]);
  expect(await list()).toMatchObject({ why: 'permission', by: [] });
});

test('what somebody sees is shown with the roles behind it, and why not', async () => {
  const { id, username } = await hire(app, admin, [desk]);
  const { result } = await admin.call(seeAs, { query: { id } });
  expect(result.name).toBe(username);
  const flat = (nodes: readonly SeenNode[]): SeenNode[] =>
    nodes.flatMap((node) => [node, ...flat(node.children)]);
  const at = (path: string) => flat(result.menu).find((node) => node.path === path);
  expect(at('/order/list')).toMatchObject({ why: '', by: [expect.stringContaining('Role')] });
  expect(at('/ops/merchants')).toMatchObject({ why: 'permission', by: [] });
  expect(at('/system/users')).toMatchObject({ why: 'kind' });
});
