import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import type { Ctx } from '../context.ts';
import { singleQueries } from '../db/tx.ts';
import { addKey, monthId, readRing } from './dataKeys.ts';
import { fieldIndex, isSealed, openField, openWhole, sealField, sealWhole } from './index.ts';
import { openKeeper } from './keepers/openKeeper.ts';

let app: TestApp;
let ctx: Ctx;
let other: Ctx;
const folder = mkdtempSync(join(tmpdir(), 'alpaca-keys-'));
beforeAll(async () => {
  app = await testApp();
  ctx = await app.ctxOf('yunling');
  other = await app.ctxOf('haituo');
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

const phone = '+86 138 0000 0001';

test('what is sealed opens again, never looks alike, and tells nothing', () => {
  const sealed = sealField(ctx, 'users.phone', phone);
  expect(sealed).toMatch(new RegExp(`^e1\\.${monthId()}\\.`));
  expect(openField(ctx, 'users.phone', sealed)).toBe(phone);
  expect(sealField(ctx, 'users.phone', phone)).not.toBe(sealed);
  expect(sealField(ctx, 'users.phone', '')).toBe('');
  expect(JSON.stringify(ctx.tenant)).not.toMatch(/key/i);
});

test('it opens for no other tenant, in no other place, and not when a bit is turned', () => {
  const sealed = sealField(ctx, 'users.phone', phone);
  expect(() => openField(other, 'users.phone', sealed)).toThrow();
  expect(() => openField(ctx, 'users.email', sealed)).toThrow();
  const flipped = `${sealed.slice(0, -2)}${sealed.at(-2) === 'A' ? 'B' : 'A'}${sealed.at(-1)}`;
  expect(() => openField(ctx, 'users.phone', flipped)).toThrow();
});

test('what was kept before fields were sealed is given back as it is', () => {
  expect(openField(ctx, 'users.phone', phone)).toBe(phone);
  expect(openWhole(ctx, 'orders.form', { phone })).toEqual({ phone });
  expect(isSealed(phone)).toBe(false);
});

test('a document is sealed whole', () => {
  const form = { consignee: { phone, lines: [1, 2] } };
  const sealed = sealWhole(ctx, 'orders.form', form);
  expect(isSealed(sealed)).toBe(true);
  expect(openWhole(ctx, 'orders.form', sealed)).toEqual(form);
});

test('a number is found however it is written, by its own tenant and as what it is', () => {
  expect(fieldIndex(ctx, 'phone', '0086-13800000001')).toBe(fieldIndex(ctx, 'phone', phone));
  expect(fieldIndex(ctx, 'email', ' Lin@Acme.Example')).toBe(
    fieldIndex(ctx, 'email', 'lin@acme.example'),
  );
  expect(fieldIndex(other, 'phone', phone)).not.toBe(fieldIndex(ctx, 'phone', phone));
  expect(fieldIndex(ctx, 'number', phone)).not.toBe(fieldIndex(ctx, 'phone', phone));
});

const ringOf = (of: Ctx, keeper = app.node.keeper) => {
  const db = singleQueries({ ...of, tenant: { id: of.tenant.id } });
  return readRing(db, keeper, of.tenant.id).then(({ ring }) => ring);
};

test('two nodes that make a tenant’s keys at once have the same', async () => {
  await asOwner(app.database, 'delete from data_keys where tenant_id = $1', [other.tenant.id]);
  const rings = await Promise.all(Array.from({ length: 6 }, () => ringOf(other)));
  const [first] = rings;
  const sealed = rings.map((ring) => ring.seal('users.phone', phone));
  for (const ring of rings) {
    expect(ring.index('phone', '1')).toBe(first?.index('phone', '1'));
    for (const each of sealed) expect(ring.open('users.phone', each)).toBe(phone);
  }
});

test('a new key seals nothing until every node has had time to read it', async () => {
  const id = `${monthId()}b`;
  const copy = `insert into data_keys (tenant_id, id, purpose, month, wrapped, wrapped_by, created_at)
    select tenant_id, $2, purpose, month, wrapped, wrapped_by, now() from data_keys
    where tenant_id = $1 and id = $3`;
  const was = ctx.tenant.ring.current();
  await asOwner(app.database, "update data_keys set created_at = now() - interval '1 hour'");
  // Wrapped for another name it can't be unwrapped, and is left out without harm to the others.
  await asOwner(app.database, copy, [ctx.tenant.id, id, was]);
  expect((await ringOf(ctx)).current()).toBe(was);
  await asOwner(app.database, 'delete from data_keys where id = $1', [id]);
  await addKey(singleQueries(ctx), app.node.keeper, ctx.tenant.id, id);
  expect((await ringOf(ctx)).current()).toBe(was);
  await asOwner(app.database, "update data_keys set created_at = now() - interval '1 hour'");
  const ring = await ringOf(ctx);
  expect(ring.current()).toBe(id);
  expect(ring.open('users.phone', sealField(ctx, 'users.phone', phone))).toBe(phone);
});

test('one tenant’s session does not see another’s data keys', async () => {
  const rows = await ctx.db.selectFrom('data_keys').select('tenant_id').execute();
  expect(new Set(rows.map(({ tenant_id }) => tenant_id))).toEqual(new Set([ctx.tenant.id]));
});

const keyFile = (name: string, content: object) => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return `file:${path}`;
};
const newKey = () => randomBytes(32).toString('base64');

test('without the master key nothing opens; a former one of the file still unwraps', async () => {
  const [a, b] = [newKey(), newKey()];
  const first = openKeeper(keyFile('a.json', { current: 'a', keys: { a } }));
  const second = openKeeper(keyFile('b.json', { current: 'b', keys: { a, b } }));
  const stranger = openKeeper(keyFile('c.json', { current: 'a', keys: { a: b } }));
  const wrapped = await first.wrap('tenant|2611', Buffer.alloc(32, 7));
  expect(await second.unwrap('tenant|2611', wrapped)).toEqual(Buffer.alloc(32, 7));
  await expect(second.unwrap('other|2611', wrapped)).rejects.toThrow();
  await expect(stranger.unwrap('tenant|2611', wrapped)).rejects.toThrow();
});

test('a key file that is none is refused in words that hold no key', () => {
  const key = newKey();
  const path = keyFile('bad.json', { current: 'b', keys: { a: key } });
  expect(() => openKeeper(path)).toThrow(/no key file:b/);
  writeFileSync(path.slice(5), `{"current": "a", "keys": {"a": "${key}"`);
  const said = () => openKeeper(path);
  expect(said).toThrow(/not JSON/);
  expect(said).not.toThrow(key.slice(0, 8));
  expect(() =>
    openKeeper(keyFile('short.json', { current: 'a', keys: { a: 'c2hvcnQ=' } })),
  ).toThrow(/32 bytes/);
});
