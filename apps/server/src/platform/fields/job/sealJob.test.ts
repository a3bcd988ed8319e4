import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { readMetrics } from '../../../testing/metrics.ts';
import { asOwner, openOwner } from '../../../testing/owner.ts';
import type { Ctx } from '../../context.ts';
import { aboutKey, addKey, monthId } from '../dataKeys.ts';
import { fieldIndex, isSealed, openField, openWhole, sealField } from '../index.ts';
import { keeperOf } from '../keepers/fileKeeper.ts';
import { keyIdOf, makeRing } from '../ring.ts';
import { openRings } from '../rings.ts';
import { rewrapKeys } from './rotate.ts';
import { sealWith } from './sealTenant.ts';

let app: TestApp;
let ctx: Ctx;
beforeAll(async () => {
  app = await testApp();
  ctx = await app.ctxOf();
});
afterAll(() => app.stop());

const all = <Row extends object>(text: string, ...values: unknown[]) =>
  asOwner<Row>(app.database, text, values);

/** Of each test its own: taking thousands of people away again costs more than the test. */
let turn = 0;
const called = (n: number) => `plain-${turn}-${n}`;
const phoneOf = (n: number) => String(17_000_000_000 + turn * 100_000 + n);
beforeEach(async () => {
  turn += 1;
  await all('delete from sealing_passes');
});

/** People of the release before this one. */
const plainPeople = (count: number) =>
  all(
    `insert into users (tenant_id, id, kind, username, password_hash, realname, phone, email)
     select $1, gen_random_uuid(), 'operator', $3 || n, '', 'P', ($4::bigint + n)::text,
       'Plain.' || $5::text || '.' || n || '@acme.example' from generate_series(1, $2::int) n`,
    ctx.tenant.id,
    count,
    `plain-${turn}-`,
    phoneOf(0),
    turn,
  );

interface Person {
  n: number;
  phone: string;
  phone_index: string | null;
  email: string;
  email_index: string | null;
  revision: number;
}
const people = () =>
  all<Person>(
    `select split_part(username, '-', 3)::int as n, phone, phone_index, email, email_index, revision
     from users where username like $1 || '%' order by 1`,
    `plain-${turn}-`,
  );

const expectSealed = (rows: readonly Person[], phone = phoneOf) => {
  for (const { n, email_index, ...row } of rows) {
    expect([isSealed(row.phone), isSealed(row.email)]).toEqual([true, true]);
    expect(openField(ctx, 'users.phone', row.phone)).toBe(phone(n));
    expect(openField(ctx, 'users.email', row.email)).toBe(`Plain.${turn}.${n}@acme.example`);
    expect(row.phone_index).toBe(fieldIndex(ctx, 'phone', phone(n)));
    expect(email_index).toBe(fieldIndex(ctx, 'email', `plain.${turn}.${n}@acme.example`));
  }
};

test('what lies plain is sealed and found, and nothing else of a row moves', async () => {
  await plainPeople(4_100);
  await all(
    `insert into merchant_cards (tenant_id, merchant_id, contacts)
     select tenant_id, merchant_id, '[{"name": "Lin", "phone": "17000000000"}]' from merchants
     where tenant_id = $1 and code = 'M100001'
     on conflict (tenant_id, merchant_id) do update set contacts = excluded.contacts`,
    ctx.tenant.id,
  );
  const told = await sealWith(ctx);
  expect(told.find(({ place }) => place === 'users.phone')).toMatchObject({
    sealed: 4_100,
    remaining: 0,
  });
  const rows = await people();
  expect(rows).toHaveLength(4_100);
  expectSealed(rows);
  expect(new Set(rows.map(({ revision }) => revision))).toEqual(new Set([1]));
  const [card] = await all<{ contacts: string }>(
    'select contacts from merchant_cards where tenant_id = $1',
    ctx.tenant.id,
  );
  expect(isSealed(card?.contacts ?? '')).toBe(true);
  expect(openWhole(ctx, 'merchant_cards.contacts', card?.contacts)).toEqual([
    { name: 'Lin', phone: '17000000000' },
  ]);
  expect(await sealWith(ctx)).toEqual([]);
});

test('while others write, nothing that they wrote is lost', async () => {
  await plainPeople(4_100);
  const last = new Map<number, string>();
  let ended = false;
  const write = async (from: number) => {
    const owner = await openOwner(app.database);
    for (let i = 0; !ended; i += 1) {
      const n = from + ((i * 97) % 1_300);
      const phone = `16${String(n).padStart(5, '0')}${String(i).padStart(4, '0')}`;
      // Of two releases side by side one still writes as it always did.
      const said = i % 2 ? phone : sealField(ctx, 'users.phone', phone);
      const index = i % 2 ? null : fieldIndex(ctx, 'phone', phone);
      await owner.query(
        'update users set phone = $2, phone_index = $3 where username = $1 and tenant_id = $4',
        [called(n), said, index, ctx.tenant.id],
      );
      last.set(n, phone);
    }
    await owner.end();
  };
  const writing = [write(1), write(1_401), write(2_801)];
  await sealWith(ctx);
  ended = true;
  await Promise.all(writing);
  expect(last.size).toBeGreaterThan(2);
  const told = await sealWith(ctx, { again: true });
  expect(told.find(({ place }) => place === 'users.phone')?.remaining).toBe(0);
  expectSealed(await people(), (n) => last.get(n) ?? phoneOf(n));
});

test('killed in the midst it goes on where it was', async () => {
  await plainPeople(6_100);
  const { worker, sweep } = JSON.parse(app.database.cells).c1;
  const job = spawn(process.execPath, ['apps/server/src/main/keys.ts', 'seal'], {
    env: {
      ...process.env,
      ALPACA_DEV: '1',
      ALPACA_CELLS: JSON.stringify({ c1: { worker, sweep } }),
    },
    stdio: 'ignore',
  });
  const gone = once(job, 'exit');
  const owner = await openOwner(app.database);
  const passed = () =>
    owner.query(`select after from sealing_passes
      where place = 'users.phone' and after is not null and done_at is null for update`);
  await owner.query('begin');
  await expect
    .poll(async () => (await passed()).rowCount, { timeout: 100_000, interval: 2 })
    .toBe(1);
  // Its next part waits for the row that is held, and dies with it.
  job.kill('SIGKILL');
  await gone;
  await owner.query('rollback');
  await owner.end();
  const plain = () => all<{ phone: string }>("select phone from users where phone like '17%'");
  const left = (await plain()).length;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(6_100);
  const told = await sealWith(ctx);
  expect(told.find(({ place }) => place === 'users.phone')).toMatchObject({
    sealed: 6_100,
    remaining: 0,
  });
  expectSealed(await people());
}, 180_000);

test('what an old key sealed is sealed anew by the key of now', async () => {
  await plainPeople(3);
  await sealWith(ctx);
  const tenantId = ctx.tenant.id;
  await all("update data_keys set created_at = now() - interval '1 hour'");
  await addKey(ctx.db, app.node.keeper, tenantId, '2401');
  const [row] = await all<{ wrapped: Buffer; wrapped_by: string }>(
    "select wrapped, wrapped_by from data_keys where id = '2401' and tenant_id = $1",
    tenantId,
  );
  if (!row) return expect.fail();
  const wrapped = { wrapped: row.wrapped, by: row.wrapped_by };
  const key = await app.node.keeper.unwrap(aboutKey(tenantId, '2401'), wrapped);
  const current = { id: '2401', key };
  const old = makeRing({ tenantId, current, fields: new Map([['2401', key]]), index: null });
  const phone = old.seal('users.phone', phoneOf(2));
  await all('update users set phone = $1 where username = $2', phone, called(2));
  const ring = await openRings(app.node.keeper, app.node.log).of(ctx.cell, tenantId);
  const told = await sealWith({ ...ctx, tenant: { ...ctx.tenant, ring } });
  expect(told).toEqual([]);
  const again = await sealWith({ ...ctx, tenant: { ...ctx.tenant, ring } }, { again: true });
  expect(again.find(({ place }) => place === 'users.phone')?.sealed).toBe(1);
  const rows = await people();
  expect(rows.map((one) => keyIdOf(one.phone))).toEqual(Array(3).fill(monthId()));
  expectSealed(rows);
});

test('a number that is here twice, written otherwise, stays plain and is told', async () => {
  await plainPeople(2);
  const again = `${phoneOf(1).slice(0, 3)} ${phoneOf(1).slice(3)}`;
  await all('update users set phone = $1 where username = $2', again, called(2));
  const told = await sealWith(ctx);
  expect(told.find(({ place }) => place === 'users.phone')).toMatchObject({
    sealed: 1,
    remaining: 1,
  });
  const { body } = await readMetrics(app);
  expect(body).toContain('alpaca_plain_fields{cell="c1",place="users.phone"} 1');
  await all('update users set phone = null where username = $1', called(2));
  expect((await sealWith(ctx)).at(0)).toMatchObject({ place: 'users.phone', remaining: 0 });
});

test('another master key takes over, and the former is needed no more', async () => {
  const key = Buffer.alloc(32, 9).toString('base64');
  const next = keeperOf({ current: 'next', keys: { next: key } });
  const both = { ...next, unwrap: app.node.keeper.unwrap };
  const before = await all<{ id: string }>(
    'select id from data_keys where tenant_id = $1',
    ctx.tenant.id,
  );
  const rotating = { ...ctx, node: { ...ctx.node, keeper: both } };
  expect(await rewrapKeys(rotating)).toBe(before.length);
  expect(await rewrapKeys(rotating)).toBe(0);
  const ring = await openRings(next, app.node.log).of(ctx.cell, ctx.tenant.id);
  const sealed = sealField(ctx, 'users.phone', '17000000009');
  expect(ring.open('users.phone', sealed)).toBe('17000000009');
  expect(ring.index('phone', '1')).toBe(ctx.tenant.ring.index('phone', '1'));
});
