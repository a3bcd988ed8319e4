import { getLogDetail, getLogList, getLogSealing } from '@alpaca/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { readMetrics } from '../../../testing/metrics.ts';
import { asOwner, openOwner } from '../../../testing/owner.ts';
import { firstHash, nextHash } from './canonical.ts';
import { checkLog } from './logCheck.sweep.ts';
import { earlierRoots } from './roots.ts';
import { sealLog } from './seal.service.ts';
import { sealEveryMs, startSealing } from './startSealing.ts';
import { verifyLog } from './verify.ts';

let app: TestApp;
let ctx: Ctx;
beforeAll(async () => {
  app = await testApp();
  ctx = await app.ctxOf();
});
afterAll(() => app.stop());

const dayMs = 86_400_000;
/** Each test has a tenth of days of its own, so that no root of one is another's. */
let days = 1_000;
let day = '';
beforeEach(async () => {
  for (const table of ['log_seals', 'log_days', 'log_checks', 'operation_logs']) {
    await asOwner(app.database, `delete from ${table}`);
  }
  days -= 40;
  day = new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
});
const dayAfter = () => new Date(Date.parse(day) + dayMs + 3_600_000);

const addLine = async (at = `${day} 12:00:00+00`, ofCtx = ctx, tenantId = ctx.tenant.id) => {
  const id = newId();
  await sql`
    insert into operation_logs (tenant_id, id, operator, call, menu, type, cost_ms, created_at)
    values (${tenantId}, ${id}, 'Somebody', 'setLanguage', 'account', 'update', 1, ${at}::timestamptz)`.execute(
    ofCtx.db,
  );
  return id;
};

const seals = () =>
  asOwner<{ log_id: string; seq: string }>(
    app.database,
    'select log_id, seq::text from log_seals s order by s.day, s.seq',
  );

/** Three lines of a day that is closed, its root kept outside. */
const sealedDay = async () => {
  const ids = [await addLine(), await addLine(), await addLine()];
  await sealLog(ctx, dayAfter());
  expect(await verifyLog(ctx)).toEqual([]);
  return ids as [string, string, string];
};

/** What an owner of the database who knows how it is done would do to hide what they did. */
const recompute = async () => {
  const lines = await sql<{ id: string; bytes: string }>`
    select l.id, jsonb_build_array(l.tenant_id, l.id, l.merchant_id, l.user_id, l.operator, l.call, l.menu,
      l.type, l.params, l.about, l.changes, l.cost_ms,
      to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text as bytes
    from operation_logs l where l.tenant_id = ${ctx.tenant.id}
      and (l.created_at at time zone 'UTC')::date = ${day}::date order by l.created_at, l.id`.execute(
    ctx.db,
  );
  await asOwner(app.database, 'delete from log_seals where day = $1', [day]);
  let hash = firstHash(ctx.tenant.id, day);
  for (const [at, { id, bytes }] of lines.rows.entries()) {
    hash = nextHash(hash, bytes);
    await asOwner(app.database, 'insert into log_seals values ($1, $2, $3, $4, $5)', [
      ctx.tenant.id,
      id,
      day,
      at + 1,
      hash,
    ]);
  }
  await asOwner(app.database, 'update log_days set count = $1, last_hash = $2 where day = $3', [
    lines.rows.length,
    hash,
    day,
  ]);
};

const alter = (id: string) =>
  asOwner(app.database, `update operation_logs set operator = 'Nobody' where id = $1`, [id]);
const remove = (id: string) =>
  asOwner(app.database, 'delete from operation_logs where id = $1', [id]);

test('a line that the database’s owner alters is found, and which one', async () => {
  const [, id] = await sealedDay();
  await alter(id);
  expect(await verifyLog(ctx)).toEqual([{ fault: 'altered', day, id }]);
});

test('so is one that is removed, and one that is inserted into a day that is over', async () => {
  const [, , id] = await sealedDay();
  await remove(id);
  expect(await verifyLog(ctx)).toEqual([{ fault: 'removed', day, id }]);
  const more = await addLine();
  await sealLog(ctx, dayAfter());
  expect(await verifyLog(ctx)).toContainEqual({ fault: 'inserted', day, id: more });
});

/** What a database's owner may do to its lines. */
const changes = (insert: () => Promise<string>) =>
  [
    ['altered', ([id]: string[]) => alter(id as string)],
    ['removed', ([id]: string[]) => remove(id as string)],
    ['inserted', insert],
  ] as const;

test.each(changes(() => addLine()))(
  'a chain that is computed anew over a line %s is found by the root outside',
  async (_, change) => {
    const ids = await sealedDay();
    await change(ids);
    await recompute();
    expect(await verifyLog(ctx)).toEqual([{ fault: 'root', day }]);
    // Sealing goes on and keeps the first root.
    await sealLog(ctx, dayAfter());
    expect(await verifyLog(ctx)).toEqual([{ fault: 'root', day }]);
  },
);

/** Three lines of a day that goes on, the last sealed a minute after the others. */
const openDay = async () => {
  const ids = [await addLine(), await addLine()];
  await sealLog(ctx, new Date(`${day}T12:00:30Z`));
  ids.push(await addLine(`${day} 12:00:40+00`));
  await sealLog(ctx, new Date(`${day}T12:01:30Z`));
  expect(await verifyLog(ctx)).toEqual([]);
  return ids as [string, string, string];
};

test.each(changes(() => addLine(`${day} 11:59:59+00`)))(
  'so is one over a line %s on a day that is not over',
  async (_, change) => {
    const ids = await openDay();
    await change(ids);
    await recompute();
    expect(await verifyLog(ctx)).toEqual([{ fault: 'root', day }]);
    // Sealing goes on upon what it finds, and so does the day when it is over: it is told still.
    await addLine(`${day} 12:02:00+00`);
    await sealLog(ctx, new Date(`${day}T12:02:30Z`));
    await sealLog(ctx, dayAfter());
    expect(await verifyLog(ctx)).toEqual([{ fault: 'root', day }]);
  },
);

test('lines that are altered, removed or put in by an earlier date are named while the day goes on', async () => {
  const [first, second] = await openDay();
  await alter(first);
  await remove(second);
  const late = await addLine(`${day} 11:00:00+00`);
  await sealLog(ctx, new Date(`${day}T12:03:00Z`));
  expect(await verifyLog(ctx)).toEqual([
    { fault: 'altered', day, id: first },
    { fault: 'removed', day, id: second },
    { fault: 'inserted', day, id: late },
  ]);
});

test('what was kept of a day while it went on is in its root when it is over', async () => {
  await openDay();
  await sealLog(ctx, dayAfter());
  expect(await earlierRoots(ctx, day)).toMatchObject([
    { minute: 720, count: 2 },
    { minute: 721, count: 3 },
  ]);
  expect(await verifyLog(ctx)).toEqual([]);
});

test('a day that is taken out whole is missed', async () => {
  await sealedDay();
  for (const table of ['log_seals', 'log_days', 'operation_logs']) {
    await asOwner(
      app.database,
      `delete from ${table} where tenant_id = $1 and ${table === 'operation_logs' ? "created_at < now() - interval '1 hour'" : 'day = $2'}`,
      table === 'operation_logs' ? [ctx.tenant.id] : [ctx.tenant.id, day],
    );
  }
  expect(await verifyLog(ctx)).toContainEqual({ fault: 'dayGone', day });
});

test('a line that is committed after later ones is sealed, once', async () => {
  let late = '';
  const committing = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const writing = inTx(ctx, async (ctx) => {
    late = await addLine(`${day} 11:59:00+00`, ctx);
    begun.resolve();
    await committing.promise;
  });
  await begun.promise;
  const first = await addLine();
  await sealLog(ctx, new Date(`${day}T12:01:00Z`));
  expect((await seals()).map(({ log_id }) => log_id)).toEqual([first]);
  committing.resolve();
  await writing;
  for (let i = 0; i < 2; i++) await sealLog(ctx, new Date(`${day}T12:02:00Z`));
  expect((await seals()).map(({ log_id }) => log_id)).toEqual([first, late]);
  expect(await verifyLog(ctx)).toEqual([]);
});

test('workers that seal at once seal nothing twice', async () => {
  const ids = await Promise.all(Array.from({ length: 60 }, () => addLine()));
  await Promise.all(Array.from({ length: 4 }, () => sealLog(ctx, dayAfter())));
  const sealed = await seals();
  expect(sealed.map(({ log_id }) => log_id).sort()).toEqual(ids.sort());
  expect(sealed.map(({ seq }) => Number(seq))).toEqual(sealed.map((_, at) => at + 1));
  expect(await verifyLog(ctx)).toEqual([]);
});

test('administrators see how far it is sealed, and are told what a check finds', async () => {
  const [id] = await sealedDay();
  const admin = await app.as('yunling-admin');
  const sealing = async () => (await admin.call(getLogSealing, {})).result;
  await checkLog(ctx);
  expect(await sealing()).toMatchObject({ faults: 0, found: [], sealedUntil: expect.any(String) });
  const { records } = (await admin.call(getLogList, { query: { pageSize: 5 } })).result;
  const sealedLine = records.find((line) => line.id === id) ?? expect.fail();
  const { seal } = (await admin.call(getLogDetail, { query: { id: sealedLine.id } })).result;
  expect(seal).toMatchObject({ day, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });

  await alter(id);
  await checkLog(ctx);
  expect(await sealing()).toMatchObject({ faults: 1, found: [expect.stringContaining(id)] });
  expect(app.lines.join('')).toContain('the log was changed');
  expect((await readMetrics(app)).body).toMatch(
    /alpaca_log_faults\{cell="c1",tenant="yunling"\} 1/,
  );
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notices where kind = 'logs.changed'`.execute(ctx.db);
  expect(rows[0]?.count).toBeGreaterThan(0);
});

// The last one: its day is today, and what is kept of that stays.
test('a worker seals the new lines of each tenant, whichever of them is stuck', async () => {
  // Twice its round and half as much again is what a line waits at most.
  expect(sealEveryMs * 2.5).toBeLessThan(60_000);
  const other = await app.ctxOf('haituo');
  const today = new Date().toISOString();
  const lines = { stuck: await addLine(today), free: await addLine(today, other, other.tenant.id) };
  const holder = await openOwner(app.database);
  await holder.query('select pg_advisory_lock(hashtextextended($1, 0))', [`seal ${ctx.tenant.id}`]);
  const cell = app.node.cells.get('c1');
  if (!cell) throw new Error('no cell');
  const sealing = startSealing(app.node, cell, 50);
  const sealed = async () => (await seals()).map(({ log_id }) => log_id);
  await expect.poll(sealed, { timeout: 10_000 }).toContain(lines.free);
  expect(await sealed()).not.toContain(lines.stuck);
  const more = await addLine(today, other, other.tenant.id);
  await expect.poll(sealed, { timeout: 10_000 }).toContain(more);
  await holder.end();
  await expect.poll(sealed, { timeout: 10_000 }).toContain(lines.stuck);
  await sealing.stop();
});
