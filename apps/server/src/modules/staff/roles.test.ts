import {
  addRole,
  deleteRole,
  editRole,
  editStaff,
  getRoleHistory,
  getUserPermissionByToken,
  listRolePermissions,
  listRoles,
  listStaff,
  previewRole,
  type Role,
  type RoleNode,
  revertRole,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workCtx } from '../../platform/jobs/workCtx.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { forgetAll } from '../auth/index.ts';
import { overGrants } from './overGrants.ts';
import { hire, newRole } from './staffTestSteps.ts';

type Visitor = ReturnType<TestApp['withToken']>;

let app: TestApp;
let admin: Visitor;
beforeAll(async () => {
  app = await testApp();
  admin = await app.as('yunling-admin');
});
afterAll(() => app.stop());

const roleOf = async (id: string, by = admin) =>
  (await by.call(listRoles)).result.find((one) => one.id === id) as Role;
const formOf = ({ id, revision, nameZh, nameEn, twoFactor, permissions }: Role) => ({
  id,
  revision,
  nameZh,
  nameEn,
  twoFactor,
  permissions,
});
/** What the list of orders is of no use without. */
const alongWithOrders = 'order:detail';
const mayDo = async (visitor: Visitor) =>
  (await visitor.call(getUserPermissionByToken)).result.auth
    .map(({ action }) => action)
    .filter((action) => action !== alongWithOrders)
    .sort();

test('a change is told before it is saved, person by person', async () => {
  const id = await newRole(admin, ['order:list', 'order:track']);
  const other = await newRole(admin, ['order:track', 'ops:merchants']);
  const one = await hire(app, admin, [id]);
  const two = await hire(app, admin, [id, other]);
  const permissions = ['order:list', 'ops:merchants', 'ops:products'];
  const { result } = await admin.call(previewRole, {
    body: { id, twoFactor: true, permissions },
  });
  expect(result.added.map(({ permission }) => permission)).toEqual([
    'ops:merchants',
    'ops:products',
  ]);
  expect(result.removed).toEqual([{ permission: 'order:track', title: expect.any(String) }]);
  expect(result.people).toEqual([
    {
      name: one.username,
      gains: ['ops:merchants', 'ops:products'],
      loses: ['order:track'],
      secondFactor: true,
    },
    { name: two.username, gains: ['ops:products'], loses: [], secondFactor: true },
  ]);
  expect(await mayDo(one.visitor)).toEqual(['order:list', 'order:track']);
});

test('who has a role may do something else as soon as it is saved', async () => {
  const id = await newRole(admin, ['order:list', 'order:track']);
  const { visitor } = await hire(app, admin, [id]);
  expect(await mayDo(visitor)).toEqual(['order:list', 'order:track']);
  const form = { ...formOf(await roleOf(id)), permissions: ['order:list', 'ops:merchants'] };
  expect((await admin.call(editRole, { body: form })).status).toBe(200);
  expect(await mayDo(visitor)).toEqual(['ops:merchants', 'order:list']);
});

test('a role is as it was before at one press, and that is a change like any other', async () => {
  const id = await newRole(admin, ['order:list']);
  const first = await roleOf(id);
  const save = async (change: Partial<Role>) =>
    admin.call(editRole, { body: { ...formOf(await roleOf(id)), ...change } });
  await save({ permissions: ['order:list', 'ops:products'] });
  await save({ permissions: ['ops:products'], nameEn: 'Second name', twoFactor: true });
  const reply = await admin.call(revertRole, { body: { id, revision: 3, to: 1 } });
  expect(reply.result).toEqual({ revision: 4 });
  expect(await roleOf(id)).toEqual({ ...first, revision: 4 });
  const back = await admin.call(revertRole, { body: { id, revision: 4, to: 3 } });
  expect(back.status).toBe(200);
  expect(await roleOf(id)).toMatchObject({
    nameEn: 'Second name',
    permissions: ['ops:products'],
    twoFactor: true,
  });
  const { result } = await admin.call(getRoleHistory, { query: { id } });
  expect(result.map(({ revision, by }) => [revision, by])).toEqual([
    [5, '何岭'],
    [4, '何岭'],
    [3, '何岭'],
    [2, '何岭'],
  ]);
  const late = await admin.call(revertRole, { body: { id, revision: 3, to: 1 } });
  expect(late.body.errorKey).toBe('record.changedMeanwhile');
});

test('a role that somebody has is not deleted; one that nobody has is', async () => {
  const id = await newRole(admin, ['order:list']);
  const { id: personId } = await hire(app, admin, [id]);
  expect((await admin.call(deleteRole, { body: { id } })).body.errorKey).toBe('role.held');
  await asOwner(app.database, 'delete from user_roles where user_id = $1', [personId]);
  expect((await admin.call(deleteRole, { body: { id } })).status).toBe(200);
  expect(await roleOf(id)).toBeUndefined();
});

test('two roles have two names, in either language', async () => {
  const names = { nameZh: '质检', nameEn: 'Quality' };
  const body = { kind: 'operator' as const, ...names, twoFactor: false, permissions: [] };
  expect((await admin.call(addRole, { body })).status).toBe(200);
  const again = await admin.call(addRole, {
    body: { ...body, nameZh: '另一个', nameEn: 'QUALITY' },
  });
  expect(again.body.errorKey).toBe('role.taken');
});

test('a role never holds what is not for its side', async () => {
  const body = { kind: 'operator' as const, nameZh: '错', nameEn: 'Wrong', twoFactor: false };
  for (const permission of ['single:special', 'no:such']) {
    const reply = await admin.call(addRole, { body: { ...body, permissions: [permission] } });
    expect(reply.body.errorKey).toBe('role.cannotGrant');
  }
});

test('the tree has areas, pages and buttons, and marks what the reader can’t pass on', async () => {
  const role = await newRole(admin, ['order:list', 'system:users'], 'administrator');
  const { visitor } = await hire(app, admin, [role], { kind: 'administrator' });
  const read = async (by: Visitor, kind: 'operator' | 'administrator') =>
    (await by.call(listRolePermissions, { query: { kind } })).result;
  const flat = (nodes: readonly RoleNode[]): RoleNode[] =>
    nodes.flatMap((node) => [node, ...flat(node.children)]);
  const all = flat(await read(admin, 'administrator'));
  expect(new Set(all.map(({ type }) => type))).toEqual(new Set(['group', 'page', 'button']));
  expect(all.every(({ held }) => held)).toBe(true);
  const theirs = flat(await read(visitor, 'administrator')).filter(({ type }) => type !== 'group');
  const held = theirs.filter((node) => node.held).map(({ permission }) => permission);
  expect(held.sort()).toEqual([alongWithOrders, 'order:list', 'system:users']);
  const operators = flat(await read(admin, 'operator')).map(({ permission }) => permission);
  expect(operators).toContain('ops:merchants');
  expect(operators).not.toContain('system:users');
});

describe('who holds less', () => {
  test('changes no role that can do more, and adds nothing that they lack', async () => {
    const big = await newRole(admin, ['ops:merchants']);
    const small = await newRole(admin, ['order:list']);
    const own = await newRole(admin, ['order:list', 'system:users', 'system:roleEdit']);
    const { visitor } = await hire(app, admin, [own]);
    expect(await roleOf(big, visitor)).toMatchObject({ beyond: true });
    const change = async (id: string, permissions: string[]) =>
      (await visitor.call(editRole, { body: { ...formOf(await roleOf(id)), permissions } })).body
        .errorKey;
    expect(await change(big, [])).toBe('role.beyond');
    expect(await change(small, ['order:list', 'ops:merchants'])).toBe('role.cannotGrant');
    expect(await change(own, ['order:list', 'system:users', 'system:roleEdit', 'ops:claims'])).toBe(
      'role.cannotGrant',
    );
    expect(await change(small, [])).toBeUndefined();
    expect((await visitor.call(deleteRole, { body: { id: big } })).body.errorKey).toBe(
      'role.beyond',
    );
  });
});

describe('a role given until a day', () => {
  const until = '2040-01-31';

  test('says so, and gives nothing from the moment it is over', async () => {
    const id = await newRole(admin, ['order:list']);
    const person = await hire(app, admin, [id], { until });
    const listed = async () =>
      (await admin.call(listStaff, { query: { search: person.username } })).result.records[0];
    expect(await listed()).toMatchObject({ roles: [{ until, over: false }] });
    const [row] = await asOwner<{ at: string }>(
      app.database,
      `select to_char(expires_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as at
       from user_roles where user_id = $1`,
      [person.id],
    );
    expect(row?.at).toBe('2040-02-01 00:00');
    // So soon that what a node remembers of a session would outlive it.
    await asOwner(
      app.database,
      `update user_roles set expires_at = now() + interval '1.2 seconds' where user_id = $1`,
      [person.id],
    );
    forgetAll(app.node);
    expect(await mayDo(person.visitor)).toEqual(['order:list']);
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect(await mayDo(person.visitor)).toEqual([]);
    expect(await listed()).toMatchObject({ roles: [{ over: true }] });
    expect((await roleOf(id)).holders).toEqual([]);
  });

  test('is told once to the pages that are open', async () => {
    const id = await newRole(admin, ['order:list']);
    const person = await hire(app, admin, [id], { until });
    await asOwner(app.database, 'update user_roles set expires_at = now() where user_id = $1', [
      person.id,
    ]);
    const ctx = workCtx(app.node, (await app.ctxOf()).tenant, null);
    const told = async () =>
      (
        await asOwner<{ n: number }>(
          app.database,
          `select count(*)::int as n from outbox where message->>'cmd' = 'access'
             and message->'userIds' ? $1`,
          [person.id],
        )
      )[0]?.n as number;
    const before = await told();
    await overGrants.run(ctx);
    await overGrants.run(ctx);
    expect(await told()).toBe(before + 1);
  });

  test('can’t be in the past', async () => {
    const id = await newRole(admin, ['order:list']);
    const person = await hire(app, admin, []);
    const body = {
      id: person.id,
      revision: 1,
      realname: '过去',
      kind: 'operator' as const,
      isIt: false,
      roles: [{ roleId: id, until: '2020-01-01' }],
    };
    expect((await admin.call(editStaff, { body })).body.errorKey).toBe('staff.expiryPast');
  });

  test('is passed on for no longer, nor put into a role that others have for good', async () => {
    const id = await newRole(admin, ['order:list']);
    const keys = await newRole(admin, ['system:users', 'system:staffEdit', 'system:roleEdit']);
    const { visitor, id: leadId } = await hire(app, admin, [keys]);
    const lead = (await admin.call(listStaff, { query: { pageSize: 1000 } })).result.records.find(
      (one) => one.id === leadId,
    );
    const roles = [
      { roleId: keys, until: null },
      { roleId: id, until },
    ];
    const body = {
      id: leadId,
      revision: lead?.revision as number,
      realname: 'Lead',
      kind: 'operator' as const,
      isIt: false,
      roles,
    };
    expect((await admin.call(editStaff, { body })).status).toBe(200);
    const person = await hire(app, admin, []);
    const give = async (day: string | null) =>
      visitor.call(editStaff, {
        body: {
          ...body,
          id: person.id,
          revision: 1,
          realname: 'Helper',
          roles: [{ roleId: id, until: day }],
        },
      });
    expect((await give(null)).body.errorKey).toBe('role.cannotGrant');
    expect((await give('2040-02-01')).body.errorKey).toBe('role.cannotGrant');
    expect((await give(until)).status).toBe(200);
    const own = { kind: 'operator' as const, nameZh: '长', nameEn: 'Long', twoFactor: false };
    const reply = await visitor.call(addRole, { body: { ...own, permissions: ['order:list'] } });
    expect(reply.body.errorKey).toBe('role.cannotGrant');
  });
});
