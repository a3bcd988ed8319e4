import { setTimeout as pause } from 'node:timers/promises';
import {
  deleteMenu,
  editRole,
  listRoles,
  type Permission,
  previewMenu,
  type Role,
} from '@alpaca/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeEntry, entryOf, publish } from '../modules/menus/testing.ts';
import { hire, newRole } from '../modules/staff/testing.ts';
import type { Ctx } from '../platform/context.ts';
import { inTx } from '../platform/db/tx.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { asOwner } from '../testing/owner.ts';

// People and roles have one guard against locking everybody out, the menu has another. Here both are tried.

let app: TestApp;
afterAll(() => app.stop());
let admin: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  app = await testApp();
  admin = await app.as('yunling-admin');
});

/** What the page for menus asks for here: nothing else does, so that it can go from hand to hand. */
const key: Permission = 'ops:labelDesigns';
const roles = async () => (await admin.call(listRoles)).result;
const roleOf = async (id: string) => (await roles()).find((role) => role.id === id) as Role;

const without = async (role: Role, permission: Permission) =>
  admin.call(editRole, {
    body: {
      id: role.id,
      revision: role.revision,
      nameZh: role.nameZh,
      nameEn: role.nameEn,
      twoFactor: role.twoFactor,
      permissions: role.permissions.filter((one) => one !== permission),
    },
  });

const administrators = async () =>
  (await roles()).find(
    ({ kind, permissions }) => kind === 'administrator' && permissions.includes('system:users'),
  ) as Role;

const lockedOut = async () =>
  (
    await asOwner<{ pages: string[] | null }>(
      app.database,
      'select alpaca.pages_locked_out(tenant_id) as pages from users where id = $1',
      [app.userId('yunling-admin')],
    )
  )[0]?.pages;

test('a page that administration needs stays with somebody, whichever permission it asks for', async () => {
  const reply = await without(await administrators(), 'system:menus');
  expect(reply.body.errorKey).toBe('staff.lastAdministrator');
  expect(await lockedOut()).toBeNull();
});

describe('where the page for menus asks for something else', () => {
  let holders: string;
  beforeEach(async () => {
    const entry = await entryOf(admin, 'ops/LabelDesigns').catch(() => null);
    if (!entry) return;
    const { id, revision } = entry;
    await admin.call(deleteMenu, { body: { id, revision } });
    await changeEntry(admin, 'system/Menus', { permission: key });
    holders = await newRole(admin, [key], 'administrator');
    await asOwner(
      app.database,
      'delete from role_permissions where permission = $1 and role_id <> $2',
      [key, holders],
    );
  });

  const hold = (until: string | null) =>
    asOwner(
      app.database,
      `insert into user_roles (tenant_id, user_id, role_id, expires_at)
       select tenant_id, id, $2, $3 from users where id = $1
       on conflict (tenant_id, user_id, role_id) do update set expires_at = excluded.expires_at`,
      [app.userId('yunling-admin'), holders, until],
    );

  /** What somebody else does meanwhile in a transaction that is not over yet. */
  const meanwhile = async <T>(change: (ctx: Ctx) => Promise<unknown>, work: () => Promise<T>) => {
    const done = Promise.withResolvers<void>();
    const changed = Promise.withResolvers<void>();
    const other = inTx(await app.ctxOf(), async (ctx) => {
      await change(ctx);
      await sql`set constraints all immediate`.execute(ctx.db);
      changed.resolve();
      await done.promise;
    });
    await Promise.race([changed.promise, other]);
    const working = work();
    await Promise.race([working, pause(500)]);
    done.resolve();
    await other;
    return working;
  };

  test('who holds that until a day is nobody who stays', async () => {
    await hold('2041-01-01T00:00:00Z');
    const { result } = await admin.call(previewMenu, { query: { as: 'it' } });
    expect(result.lockedOut).toHaveLength(1);
    expect((await publish(admin)).body.errorKey).toBe('menu.lockedOut');
    // The table says so by itself, too.
    await expect(
      inTx(await app.ctxOf(), async ({ db }) => {
        const menus = (permission: string) => db.updateTable('menus').set({ permission });
        await menus('').where('permission', '=', key).execute();
        await menus(key).where('component', '=', 'system/Menus').execute();
      }),
    ).rejects.toThrow(/no administrator could open/);
  });

  test('a role and the menu changed at once: the second one is refused, and somebody has the page', async () => {
    await hold(null);
    const taken = await meanwhile(
      (ctx) => ctx.db.deleteFrom('role_permissions').where('permission', '=', key).execute(),
      () => publish(admin),
    );
    expect(taken.body.errorKey).toBe('menu.lockedOut');
    expect(await lockedOut()).toBeNull();

    await asOwner(
      app.database,
      `insert into role_permissions (tenant_id, role_id, permission)
       select tenant_id, id, $2 from roles where id = $1`,
      [holders, key],
    );
    const role = await roleOf(holders);
    const published = await meanwhile(
      async ({ db }) => {
        const menus = (permission: string) => db.updateTable('menus').set({ permission });
        await menus('').where('permission', '=', key).execute();
        await menus(key).where('component', '=', 'system/Menus').execute();
      },
      () => without(role, key),
    );
    expect(published.body.errorKey).toBe('staff.lastAdministrator');
    expect(await lockedOut()).toBeNull();
  });

  test('the one person who can open it is neither disabled nor loses the role', async () => {
    const other = await hire(app, admin, [(await administrators()).id], {
      kind: 'administrator',
      isIt: true,
    });
    expect(await lockedOut()).toBeNull();
    const me = app.userId('yunling-admin');
    const { db } = await app.ctxOf();
    const ways = [
      db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', me),
      db.deleteFrom('user_roles').where('user_id', '=', me).where('role_id', '=', holders),
      db.deleteFrom('role_permissions').where('permission', '=', key),
    ];
    for (const way of ways) {
      await expect(way.execute()).rejects.toMatchObject({ message: 'staff.lastAdministrator' });
    }
    // Nobody needs the other one for it.
    await db
      .updateTable('users')
      .set({ disabled_at: new Date() })
      .where('id', '=', other.id)
      .execute();
  });
});
