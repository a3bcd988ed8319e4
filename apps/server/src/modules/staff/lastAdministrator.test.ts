import {
  deleteStaff,
  editRole,
  editStaff,
  listRoles,
  listStaff,
  type Role,
  type StaffMember,
  setStaffState,
} from '@alpaca/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { hire } from './staffTestSteps.ts';

type Visitor = ReturnType<TestApp['withToken']>;

let app: TestApp;
let admin: Visitor;
let role: Role;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  admin = await app.as('yunling-admin');
  role = (await admin.call(listRoles)).result.find(
    ({ kind, permissions }) => kind === 'administrator' && permissions.includes('system:users'),
  ) as Role;
});

const tenantsAdministrators = `select count(*)::int as n from users u
  where u.kind = 'administrator' and u.disabled_at is null
    and u.tenant_id = (select tenant_id from users where id = $1) and exists (
      select from user_roles g join role_permissions p on p.role_id = g.role_id and p.tenant_id = g.tenant_id
      where g.user_id = u.id and g.expires_at is null and p.permission = 'system:users')`;
const left = async () =>
  (
    await asOwner<{ n: number }>(app.database, tenantsAdministrators, [app.userId('yunling-admin')])
  )[0]?.n;

const person = async (id: string): Promise<StaffMember> =>
  (await admin.call(listStaff, { query: { pageSize: 1000 } })).result.records.find(
    (one) => one.id === id,
  ) as StaffMember;

/** As a form of this person would send it, with other roles. */
const withRoles = async (id: string, roles: { roleId: string; until: string | null }[]) => {
  const { revision, realname, kind, isIt } = await person(id);
  return { body: { id, revision, realname, kind, isIt, roles } };
};

const inRole = (permissions: string[]) => ({
  body: {
    id: role.id,
    revision: role.revision,
    nameZh: role.nameZh,
    nameEn: role.nameEn,
    twoFactor: role.twoFactor,
    permissions,
  },
});

describe('the last one who can look after people and roles stays', () => {
  test('whatever would take it away by a call', async () => {
    const without = role.permissions.filter((one) => !one.startsWith('system:'));
    expect((await admin.call(editRole, inRole(without))).body.errorKey).toBe(
      'staff.lastAdministrator',
    );
    // Another who is one as well may go, and so may the first; but not both.
    const other = await hire(app, admin, [role.id], { kind: 'administrator', isIt: true });
    const me = app.userId('yunling-admin');
    const ways = {
      disabled: async () => other.visitor.call(setStaffState, { body: { id: me, disabled: true } }),
      deleted: async () => other.visitor.call(deleteStaff, { body: { id: me } }),
      roleTaken: async () => other.visitor.call(editStaff, await withRoles(me, [])),
      untilADay: async () =>
        other.visitor.call(
          editStaff,
          await withRoles(me, [{ roleId: role.id, until: '2041-01-01' }]),
        ),
    };
    // The other is one until a day only: not somebody who stays.
    await admin.call(
      editStaff,
      await withRoles(other.id, [{ roleId: role.id, until: '2042-01-01' }]),
    );
    for (const [way, take] of Object.entries(ways)) {
      const { errorKey } = (await take()).body;
      expect([way, errorKey]).toEqual([
        way,
        expect.stringMatching(/staff\.(lastAdministrator|beyond)/),
      ]);
      expect(await left()).toBe(1);
    }
  });

  test('by the tables themselves, whoever writes', async () => {
    const me = app.userId('yunling-admin');
    const ways = [
      'delete from user_roles where user_id = $1',
      `update user_roles set expires_at = now() + interval '1 year' where user_id = $1`,
      'update users set disabled_at = now() where id = $1',
      `update users set kind = 'operator' where id = $1`,
      `delete from role_permissions where permission = 'system:users'
         and tenant_id = (select tenant_id from users where id = $1)`,
      'delete from roles where id in (select role_id from user_roles where user_id = $1)',
    ];
    for (const way of ways) {
      await expect(asOwner(app.database, way, [me]), way).rejects.toMatchObject({
        message: 'staff.lastAdministrator',
      });
    }
    expect(await left()).toBe(1);
  });
});

test('two who take it from each other at the same time: one of them stays', async () => {
  const first = await hire(app, admin, [role.id], { kind: 'administrator', isIt: true });
  const second = await hire(app, admin, [role.id], { kind: 'administrator', isIt: true });
  await first.visitor.call(setStaffState, {
    body: { id: app.userId('yunling-admin'), disabled: true },
  });
  const off = (by: typeof first, id: string) =>
    by.visitor.call(setStaffState, { body: { id, disabled: true } });
  const replies = await Promise.all([off(first, second.id), off(second, first.id)]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await left()).toBe(1);
});
