import { setTimeout as sleep } from 'node:timers/promises';
import {
  addShipper,
  createFileTicket,
  downloadFile,
  getLoginUserInfo,
  uploadFile,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKit } from '../../modules/openapi/testing.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { openMover } from '../../platform/move/mover.ts';
import { differences, holdStill } from '../../platform/move/proof.ts';
import { movedTables } from '../../platform/move/tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { multipart } from '../../testing/multipart.ts';
import { onePagePdf } from '../../testing/pdf.ts';
import { openSides, type Sides, yunling } from './moveTestKit.ts';

let cells: Sides;
let app: TestApp;
let visitor: Awaited<ReturnType<TestApp['as']>>;
let key: string;
beforeAll(async () => {
  cells = await openSides();
  app = await testApp(cells.env);
  visitor = await app.as('starfield');
  ({ key } = await openKit(app).makeKey({ scopes: ['money:read'] }));
});
afterAll(async () => {
  await cells?.drop();
});

const shipper = (name: string) => ({
  name,
  countryCode: 'US',
  province: 'CA',
  city: 'San Jose',
  address1: '100 Sample Street',
  phone: '+1 408 555 0100',
  postCode: '95112',
});
const save = (name: string) => visitor.call(addShipper, { body: shipper(name) as never });
/** In how many cells, of those given, a shipper is called so. */
const named = async (cell: 'c1' | 'c2', name: string) => {
  const { client } = cells.sides[cell === 'c1' ? 0 : 1];
  return (await client.query('select from shippers where name = $1', [name])).rowCount;
};
const balance = () => openKit(app).ask(key, '/balance');
const cellOf = async () => (await app.ctxOf()).cell.name;
const job = { name: 'test.moved', lane: 'bulk', run: async () => {} } as const;
const jobsIn = async (cell: 'c1' | 'c2') => {
  const { client } = cells.sides[cell === 'c1' ? 0 : 1];
  const { rows } = await client.query<{ id: string }>(
    `select id from pgboss.job where data ->> 'kind' = 'test.moved' and state < 'completed'`,
  );
  return rows.map(({ id }) => id);
};
/** The last number that each cell gave out. */
const numbers = async (cell: 0 | 1) => {
  const { rows } = await cells.sides[cell].client.query<{ name: string; last: string }>(
    `select sequencename as name, coalesce(last_value, 0) as last from pg_sequences where schemaname = 'public'`,
  );
  return new Map(rows.map(({ name, last }) => [name, BigInt(last)]));
};

test('a tenant moves with all its rows, its jobs, tokens and keys, and comes back with what was written since', async () => {
  const money = async () => (await balance()).body.wallets;
  const before = { money: await money(), shippers: await cells.rows('c1', 'shippers') };
  const jobId = await addJob(await app.ctxOf(), job, { of: 'nobody' });
  await save('before the move');
  const purpose = { query: { purpose: 'labelFile' } } as const;
  const file = (await visitor.call(uploadFile, purpose, multipart('a.pdf', onePagePdf))).result;
  const ticketOf = async () =>
    (await visitor.call(createFileTicket, { body: { key: file.key } })).result.ticket;
  const open = (ticket: string) => {
    const asked = { params: { key: file.key }, query: { ticket } };
    return app.anonymous('yunling').call(downloadFile, asked);
  };
  const ticket = await ticketOf();

  const waiting: ReturnType<typeof save>[] = [];
  const mover = await openMover('yunling', {
    sides: cells.sides,
    say: () => {},
    async at(place) {
      if (place !== 'closed') return;
      waiting.push(save(`asked while it moved ${waiting.length}`));
      await sleep(300);
    },
  });
  const proof = await mover.move('c2');
  expect(proof?.differences).toEqual([]);
  expect(proof?.rows).toBeGreaterThan(3_000);
  expect(await mover.status()).toEqual([
    'yunling lives in c2; c1 → c2: moved',
    expect.stringMatching(/^c1 follows c2: (\d+) of \1 tables$/),
  ]);

  expect(await cellOf()).toBe('c2');
  expect((await visitor.call(getLoginUserInfo)).status).toBe(200);
  expect(await money()).toEqual(before.money);
  expect(await named('c2', 'before the move')).toBe(1);
  expect((await waiting[0])?.status).toBe(200);
  expect(await named('c2', 'asked while it moved 0')).toBe(1);
  // Given in the old cell, and in the new one.
  for (const given of [ticket, await ticketOf()]) expect((await open(given)).status).toBe(200);
  expect([await jobsIn('c1'), await jobsIn('c2')]).toEqual([[], [jobId]]);
  const [there, here] = [await numbers(0), await numbers(1)];
  expect([...there].filter(([name, last]) => (here.get(name) ?? 0n) < last)).toEqual([]);

  expect((await save('in the new cell')).status).toBe(200);
  expect(await cells.rows('c2', 'shippers')).toBe(before.shippers + 3);

  const wayBack = await mover.back();
  expect(wayBack?.differences).toEqual([]);
  expect(await cellOf()).toBe('c1');
  expect(await named('c1', 'in the new cell')).toBe(1);
  expect((await waiting[1])?.status).toBe(200);
  expect(await named('c1', 'asked while it moved 1')).toBe(1);
  expect([await jobsIn('c1'), await jobsIn('c2')]).toEqual([[jobId], []]);
  expect((await save('at home again')).status).toBe(200);
  expect((await balance()).status).toBe(200);

  await mover.finish();
  const [home, away] = cells.sides;
  for (const table of await movedTables(away.client)) {
    expect([table, await cells.rows('c2', table)]).toEqual([table, 0]);
  }
  for (const { client } of [home, away]) {
    const left = await client.query(`
      select pubname::text from pg_publication
      union all select subname from pg_subscription s join pg_database d on d.oid = s.subdbid
        where d.datname = current_database()
      union all select slot_name from pg_replication_slots where database = current_database()
      union all select tenant_id::text from moves.closed
      union all select tenant_id::text from moves.journal
      union all select tenant_id::text from moves.jobs
      union all select tenant_id::text from moves.intended`);
    expect(left.rows).toEqual([]);
  }
  expect(await named('c1', 'at home again')).toBe(1);
}, 300_000);

test('what is refused on arrival shows, and aborting leaves everything as it was', async () => {
  const [home, away] = cells.sides;
  const mover = await openMover('yunling', { sides: cells.sides, say: () => {} });
  // A leftover where the tenant is to go.
  const { rows } = await home.client.query(
    'select to_jsonb(m) as row from merchants m where tenant_id = $1 limit 1',
    [yunling],
  );
  await away.client.query('set session_replication_role = replica');
  await away.client.query(
    'insert into merchants select * from jsonb_populate_record(null::merchants, $1)',
    [rows[0]?.row],
  );
  await expect(mover.move('c2')).rejects.toThrow('refuses what comes');
  expect((await save('meanwhile')).status).toBe(200);
  await mover.abort();
  expect(await mover.status()).toEqual(['yunling lives in c1; nothing is on its way']);
  expect(await cells.rows('c2', 'shippers')).toBe(0);
  expect(await cells.rows('c2', 'merchants')).toBe(0);
  expect((await save('afterwards')).status).toBe(200);
}, 300_000);

test('rows that differ are found, by their table', async () => {
  const sums = async () => {
    const still = await holdStill(cells.sides[0]);
    const found = await still.sums([yunling]);
    await still.end();
    return found;
  };
  // What was asked with a key is written a moment later.
  await app.stop();
  const before = await sums();
  expect(differences(before, await sums())).toEqual([]);
  await cells.sides[0].client.query(
    `update shippers set name = name || '!' where id = (select id from shippers where tenant_id = $1 limit 1)`,
    [yunling],
  );
  const found = differences(before, await sums());
  expect(found.map(({ table }) => table)).toEqual(['public.shippers']);
  expect(found[0]?.there?.rows).toBe(found[0]?.here?.rows);
});
