import { type Access, calls, mayHold, permissions, permissionsFor } from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetAll } from '../modules/auth/index.ts';
import { startSession } from '../modules/auth/testing.ts';
import { newId } from '../platform/ids.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { anybodys } from '../testing/callAccess.ts';
import { isRefused } from '../testing/knock.ts';
import { asOwner } from '../testing/owner.ts';

let app: TestApp;
let member: { id: string; token: string };
let operator: { id: string; token: string };
beforeAll(async () => {
  app = await testApp();
  member = await addUser('merchant', 'walker', app.userId('starfield'));
  operator = await addUser('operator', 'staff-walker', null);
});
afterAll(() => app.stop());

/** Someone who holds nothing at all, not even what every member has. */
const addUser = async (kind: 'merchant' | 'operator', username: string, like: string | null) => {
  const ctx = await app.ctxOf();
  const id = newId();
  await asOwner(
    app.database,
    `insert into users (tenant_id, id, merchant_id, kind, username, password_hash, realname)
     values ($1, $2, (select merchant_id from users where tenant_id = $1 and id = $3), $4, $5, '', $5)`,
    [ctx.tenant.id, id, like, kind, username],
  );
  return { id, token: await startSession(ctx, id) };
};

const guarded = Object.entries(calls).filter(([, { access }]) => access !== 'open');

const named = guarded.filter(([, { access }]) => access !== 'signedIn');

const passedBy = async (token: string, asked = guarded) => {
  const passed: string[] = [];
  for (const [name, call] of asked) if (!(await isRefused(app, call, token))) passed.push(name);
  return passed.sort();
};

const openedBy = (permission: string) =>
  named
    .filter(([, { access }]) => permissionsFor(access).some((one) => one === permission))
    .map(([name]) => name);

/** What this user holds from now on, and nothing else: as rows, past every rule about them. */
const give = async (id: string, permission: string | null) => {
  const ctx = await app.ctxOf();
  await asOwner(app.database, 'delete from user_permissions where user_id = $1', [id]);
  if (permission) {
    await asOwner(
      app.database,
      `insert into user_permissions (tenant_id, user_id, merchant_id, permission)
       select tenant_id, id, merchant_id, $3 from users where tenant_id = $1 and id = $2`,
      [ctx.tenant.id, id, permission],
    );
  }
  forgetAll(app.node);
};

test('being signed in is enough only for the calls of this list', () => {
  const enough = guarded.filter(([, { access }]) => access === 'signedIn').map(([name]) => name);
  expect(enough.sort()).toEqual(Object.keys(anybodys).sort());
});

test('a member with no permission passes those calls and no other', async () => {
  expect(await passedBy(member.token)).toEqual(Object.keys(anybodys).sort());
});

describe('a member with a single permission passes the calls that name it and no other', () => {
  test.each(permissions.filter((one) => mayHold('merchant', one)))('%s', async (permission) => {
    await give(member.id, permission);
    expect(await passedBy(member.token, named)).toEqual(openedBy(permission).sort());
  });
});

describe('whatever the rows say', () => {
  const rowsLie = async (sql: string, values: unknown[]) => {
    for (const table of ['role_permissions', 'user_roles']) {
      await asOwner(app.database, `alter table ${table} disable trigger user`);
    }
    await asOwner(
      app.database,
      'alter table user_permissions drop constraint if exists user_permissions_kind',
    );
    await asOwner(app.database, sql, values);
    forgetAll(app.node);
  };
  const isFor = (access: Access, kind: 'merchant' | 'operator') =>
    permissionsFor(access).some((one) => mayHold(kind, one));
  const allow = async (role: string) =>
    rowsLie(
      `insert into role_permissions (tenant_id, role_id, permission)
       select r.tenant_id, r.id, p from roles r, unnest($1::text[]) p where r.code = $2
       on conflict do nothing`,
      [[...permissions], role],
    );
  const due = (kind: 'merchant' | 'operator') =>
    guarded
      .filter(([, { access }]) => access === 'signedIn' || isFor(access, kind))
      .map(([name]) => name)
      .sort();

  test('a merchant’s user passes no call of the tenant’s own people', async () => {
    await allow('merchantOwner');
    await rowsLie(
      `insert into user_permissions (tenant_id, user_id, merchant_id, permission)
       select u.tenant_id, u.id, u.merchant_id, p from users u, unnest($1::text[]) p where u.id = $2
       on conflict do nothing`,
      [[...permissions], member.id],
    );
    expect(due('merchant').length).toBeLessThan(guarded.length);
    expect(await passedBy(member.token)).toEqual(due('merchant'));
    const owner = await app.as('starfield');
    expect(await passedBy(owner.token as string)).toEqual(due('merchant'));
  });

  test('one of the tenant’s own people passes no call of merchants', async () => {
    await allow('operator');
    await rowsLie(
      `insert into user_roles (tenant_id, user_id, role_id)
       select tenant_id, $1, id from roles where code in ('operator', 'merchantOwner')
         and tenant_id = (select tenant_id from users where id = $1)`,
      [operator.id],
    );
    expect(await passedBy(operator.token)).toEqual(due('operator'));
  });
});
