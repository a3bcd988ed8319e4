import { toMinor } from '@alpaca/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Parcel } from '../../margin/testing.ts';
import { openReportsKit, type ReportsKit } from '../reportsTestKit.ts';
import { rebuildReports } from './reports.sweep.ts';

let kit: ReportsKit;
let parcels: Parcel[];
beforeAll(async () => {
  kit = await openReportsKit();
  parcels = [];
  for (let at = 0; at < 6; at += 1) parcels.push(await kit.parcel());
  await bringAbout([quiet]);
}, 240_000);
afterAll(() => kit.close());

const dayOf = (day: number) => `2026-09-${String(day).padStart(2, '0')}`;

/** What befalls some parcels: paid on another day, billed, given back, delivered or not after all, received late. */
const happened = fc.array(
  fc.record({
    at: fc.nat(5),
    day: fc.integer({ min: 1, max: 28 }),
    country: fc.constantFrom('US', 'DE', 'JP'),
    billed: fc.option(fc.integer({ min: 1, max: 3_000 })),
    compensated: fc.option(fc.integer({ min: 1, max: 900 })),
    refunded: fc.boolean(),
    received: fc.integer({ min: 1, max: 28 }),
    story: fc.constantFrom('delivered', 'online', 'none'),
    reason: fc.option(fc.constantFrom('absent', 'addressWrong')),
  }),
  { minLength: 2, maxLength: 6 },
);
type Happened = typeof happened extends fc.Arbitrary<infer T> ? T : never;

/** Something of each kind, whatever else happens. */
const quiet: Happened[number] = {
  at: 0,
  day: 3,
  country: 'US',
  billed: null,
  compensated: null,
  refunded: false,
  received: 1,
  story: 'delivered',
  reason: 'absent',
};

let changes = 0;
const bringAbout = async (all: Happened) => {
  for (const { at, day, country, billed, compensated, refunded, received, story, reason } of all) {
    const { id, no } = parcels[at] as Parcel;
    await kit.ask(
      `update orders set paid_at = $2::timestamptz, country_code = $3, updated_at = now(),
         settlement = $4, refunded_at = case when $4 = 'refunded' then now() end where id = $1`,
      [id, `${dayOf(day)}T04:00:00Z`, country, refunded ? 'refunded' : 'paid'],
    );
    if (billed) await kit.billed([no, 'freight', (billed / 100).toFixed(2)]);
    if (compensated)
      await kit.post({ op: 'compensate', subjectId: id, minor: BigInt(compensated) });
    if (story !== 'none') {
      await kit.story(id, {
        at: story === 'delivered' ? `${dayOf(day)}T20:00:00Z` : null,
        status: story,
      });
    }
    await kit.received(id, `${dayOf(received)}T02:00:00Z`);
    changes += 1;
    await kit.ask(
      `insert into track_changes (tenant_id, order_id, change, merchant_id, status, reason, occurred_at)
       select tenant_id, id, $2, merchant_id, 'online', $3, $4::timestamptz from orders where id = $1`,
      [id, 1_000 + changes, reason, `${dayOf(day)}T20:00:00Z`],
    );
  }
  await kit.ask('update margin_marks set ledger_seq = 0');
  await kit.sweep();
  await kit.sum();
};

test('sums are those of the rows they are of, folded or not, whatever happened', async () => {
  await fc.assert(
    fc.asyncProperty(happened, fc.boolean(), async (all, isFolded) => {
      await bringAbout(all);
      if (isFolded) await kit.fold();
      expect(await kit.faults()).toEqual([]);
    }),
    { numRuns: 5 },
  );
}, 240_000);

test('a report says what its orders say', async () => {
  const [honest] = await kit.ask<{ parcels: string; charged: string }>(`
    select count(*) filter (where charged_minor > 0 and not is_refunded) as parcels, sum(charged_minor) as charged
    from order_margins where day between '2026-01-01' and '2026-12-31'`);
  for (const by of ['country', 'product'] as const) {
    const { total, rows, asOf } = await kit.costs({ by });
    expect(asOf).not.toBeNull();
    expect(total.parcels).toBe(Number(honest?.parcels));
    expect(toMinor(total.charged, 'CNY')).toBe(BigInt(honest?.charged ?? 0));
    expect(rows.reduce((sum, row) => sum + row.parcels, 0)).toBe(total.parcels);
  }
});

test('whatever went past the sums is mended by making them anew', async () => {
  await kit.ask('delete from cost_days');
  await kit.ask('update delivery_days set parcels = parcels + 1');
  await kit.ask(`update failure_days set failures = failures + 1`);
  await kit.ask('delete from scan_hours');
  expect((await kit.faults()).length).toBeGreaterThan(0);
  await rebuildReports(kit.ctx);
  await kit.sum();
  expect(await kit.faults()).toEqual([]);
});

test('a sum that goes wrong is found', async () => {
  for (const table of ['cost_days', 'failure_days', 'scan_hours']) {
    const value = { cost_days: 'parcels', failure_days: 'failures', scan_hours: 'scans' }[table];
    await kit.fold();
    await kit.ask(`update ${table} set ${value} = ${value} + 1`);
    expect((await kit.faults()).length, table).toBeGreaterThan(0);
    await kit.ask(`update ${table} set ${value} = ${value} - 1`);
  }
  expect(await kit.faults()).toEqual([]);
});

test('a batch that is opened again has not left', async () => {
  const insert = (what: string, id: string, detail: object) =>
    kit.ask(
      `insert into batch_events (tenant_id, batch_id, id, what, detail)
       select tenant_id, id, $2, $1, $3 from dispatch_batches limit 1`,
      [what, id, JSON.stringify(detail)],
    );
  const id = (nth: number) => `018f0000-0000-7000-8000-00000000000${nth}`;
  await kit.ask(
    `insert into dispatch_batches (tenant_id, id, warehouse_id, product_id, day, batch_no, created_by)
     select o.tenant_id, gen_random_uuid(), w.id, o.product_id, current_date, 'RB1', u.id
     from orders o join warehouses w on w.tenant_id = o.tenant_id join users u on u.tenant_id = o.tenant_id and u.kind = 'operator'
     where o.id = $1 limit 1`,
    [parcels[0]?.id],
  );
  const left = async () => (await kit.throughput({ kind: 'dispatched' })).total.dispatched;
  await insert('closed', id(1), { orders: 2, boxes: 5 });
  expect(await left()).toBe(5);
  await kit.fold();
  await insert('reopened', id(2), { reason: 'x' });
  expect(await left()).toBe(0);
  await insert('closed', id(3), { orders: 1, boxes: 3 });
  expect(await left()).toBe(3);
  expect(await kit.faults()).toEqual([]);
  await kit.fold();
  expect(await kit.faults()).toEqual([]);
});
