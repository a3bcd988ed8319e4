import { calls, isPermission, mayHold, permissions, permissionsFor } from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '../../seeds/seedId.ts';
import { forgetAll } from '../modules/auth/index.ts';
import { startSession } from '../modules/auth/testing.ts';
import { newId } from '../platform/ids.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { anybodys } from '../testing/callAccess.ts';
import { isRefused } from '../testing/knock.ts';
import { asOwner } from '../testing/owner.ts';

type Kind = 'operator' | 'administrator';

let app: TestApp;
let tenantId: string;
let walkers: Record<Kind, { id: string; token: string }>;
beforeAll(async () => {
  app = await testApp();
  tenantId = (await app.ctxOf()).tenant.id;
  walkers = { operator: await walker('operator'), administrator: await walker('administrator') };
});
afterAll(() => app.stop());

const walker = async (kind: Kind) => {
  const id = newId();
  await asOwner(
    app.database,
    `insert into users (tenant_id, id, kind, username, password_hash, realname)
     values ($1, $2, $3, $4, '', $4)`,
    [tenantId, id, kind, `walks-${kind}`],
  );
  return { id, token: await startSession(await app.ctxOf(), id) };
};

const guarded = Object.entries(calls).filter(([, { access }]) => access !== 'open');

/** Who has this role and no other passes the calls that name what it holds, and no other. */
const walk = async (kind: Kind, roleId: string, held: readonly string[]) => {
  const { id, token } = walkers[kind];
  await asOwner(app.database, 'delete from user_roles where user_id = $1', [id]);
  await asOwner(
    app.database,
    'insert into user_roles (tenant_id, user_id, role_id) values ($1, $2, $3)',
    [tenantId, id, roleId],
  );
  forgetAll(app.node);
  const passed: string[] = [];
  for (const [name, call] of guarded) if (!(await isRefused(app, call, token))) passed.push(name);
  const due = guarded.filter(
    ([name, { access }]) =>
      name in anybodys || permissionsFor(access).some((one) => held.includes(one)),
  );
  expect(passed.sort()).toEqual(due.map(([name]) => name).sort());
};

test.each(['operator', 'administrator', 'customerService', 'warehouse', 'finance', 'sales'])(
  'whoever is hired as %s passes what the role names and nothing else',
  async (code) => {
    const roleId = seedId(`${tenantId}/role/${code}`);
    const rows = await asOwner<{ kind: Kind; permission: string }>(
      app.database,
      `select r.kind, p.permission from roles r join role_permissions p on p.role_id = r.id
       where r.id = $1`,
      [roleId],
    );
    expect(rows.length).toBeGreaterThan(3);
    const held = rows.map(({ permission }) => permission);
    await walk(rows[0]?.kind as Kind, roleId, held.filter(isPermission));
  },
);

describe('roles at random', () => {
  // CI has time for some; fifty are walked everywhere else.
  const most = process.env.CI ? 12 : 50;
  // The same every time: what is found once is found again.
  const chance = (n: number) => ((n * 2_654_435_761) % 4_294_967_296) / 4_294_967_296;
  const staffs = permissions.filter((one) => mayHold('operator', one));

  test.each(Array.from({ length: most }, (_, nth) => nth))('the %ith', async (nth) => {
    const kind = nth % 2 === 0 ? 'operator' : 'administrator';
    const share = chance(nth + 1) ** 2;
    const held = staffs.filter((_, at) => chance(nth * 977 + at * 31 + 7) < share);
    const id = newId();
    const name = `Random ${nth}`;
    await asOwner(
      app.database,
      `insert into roles (tenant_id, id, code, name_zh, name_en, kind)
       values ($1, $2, $3, $3, $3, $4)`,
      [tenantId, id, name, kind],
    );
    await asOwner(
      app.database,
      'insert into role_permissions (tenant_id, role_id, permission) select $1, $2, p from unnest($3::text[]) p',
      [tenantId, id, held],
    );
    await walk(kind, id, held);
  });
});
