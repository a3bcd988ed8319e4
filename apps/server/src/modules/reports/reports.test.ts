import {
  getCashForecast,
  getCostReport,
  getDeliveryReport,
  getFailureReport,
  getThroughput,
  getWaits,
  toMinor,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../platform/clock/days.ts';
import type { Parcel } from '../margin/testing.ts';
import { openReportsKit, type ReportsKit } from './reportsTestKit.ts';

let kit: ReportsKit;
let parcels: Parcel[];
beforeAll(async () => {
  kit = await openReportsKit();
  parcels = [];
  for (let at = 0; at < 4; at += 1) parcels.push(await kit.parcel());
  await kit.sweep();
  await kit.sum();
}, 240_000);
afterAll(() => kit.close());

const idOf = (at: number) => (parcels[at] as Parcel).id;

const paidOn = async (at: number, day: string, country: string) => {
  await kit.ask('update orders set paid_at = $2::timestamptz, country_code = $3 where id = $1', [
    idOf(at),
    `${day}T04:00:00Z`,
    country,
  ]);
};

test('a parcel costs what was charged for it, beside the days before', async () => {
  await paidOn(0, '2026-06-10', 'US');
  await paidOn(1, '2026-06-11', 'US');
  await paidOn(2, '2026-06-11', 'DE');
  await paidOn(3, '2026-06-08', 'US');
  await kit.ask('update margin_marks set ledger_seq = 0');
  await kit.sweep();
  const report = await kit.costs({ from: '2026-06-10', to: '2026-06-12' });
  expect(report).toMatchObject({
    period: { beforeFrom: '2026-06-07', beforeTo: '2026-06-09', every: 1 },
    total: { parcels: 3, charged: '60.00', perParcel: '20.00', perKg: '10.00' },
    before: { parcels: 1, charged: '20.00', perParcel: '20.00' },
    steps: [
      { day: '2026-06-10', now: '20.00', before: null },
      { day: '2026-06-11', now: '20.00', before: '20.00' },
      { day: '2026-06-12', now: null, before: null },
    ],
  });
  expect(report.rows.map(({ key, parcels, before }) => [key, parcels, before.parcels])).toEqual([
    ['US', 2, 1],
    ['DE', 1, 0],
  ]);
  const german = await kit.costs({ from: '2026-06-10', to: '2026-06-12', countryCode: 'DE' });
  expect(german.total.parcels).toBe(1);
});

test('a longer period goes by seven days', async () => {
  const { period, steps } = await kit.costs({ from: '2026-05-01', to: '2026-06-30' });
  expect(period.every).toBe(7);
  expect(steps.map(({ day }) => day).slice(0, 2)).toEqual(['2026-05-01', '2026-05-08']);
  expect(steps).toHaveLength(9);
  expect(steps[5]).toMatchObject({ day: '2026-06-05', now: '20.00' });
});

test('days to delivery stand against what the line promises', async () => {
  const [line] = await kit.ask<{ days: number }>(
    `select p.transit_days_max as days from orders o
     join products p on p.tenant_id = o.tenant_id and p.id = o.product_id where o.id = $1`,
    [idOf(0)],
  );
  const promised = line?.days ?? 0;
  for (const [at, took] of [promised - 1, promised, promised + 1].entries()) {
    await kit.received(idOf(at), '2026-03-01T04:00:00Z');
    await kit.story(idOf(at), { at: `${addDays('2026-03-01', took)}T04:00:00Z` });
  }
  // A parcel that arrived before anybody had it tells nothing.
  await kit.received(idOf(3), '2026-03-20T04:00:00Z');
  await kit.story(idOf(3), { at: '2026-03-02T04:00:00Z' });
  await kit.sum();
  const { total, rows, asOf } = await kit.deliveries({ from: '2026-03-01', to: '2026-04-30' });
  expect(asOf).not.toBeNull();
  const sums = {
    delivered: 3,
    promised: 3,
    kept: 2,
    keptPercent: 66.7,
    halfDays: promised,
    mostDays: promised + 1,
  };
  expect(total).toEqual(sums);
  expect(rows.reduce((sum, row) => sum + row.delivered, 0)).toBe(3);
  expect(rows[0]?.promisedDays).toBe(promised);

  await kit.story(idOf(2), { at: null, status: 'online' });
  expect((await kit.deliveries({ from: '2026-03-01', to: '2026-04-30' })).total.delivered).toBe(3);
  await kit.sum();
  expect((await kit.deliveries({ from: '2026-03-01', to: '2026-04-30' })).total).toMatchObject({
    delivered: 2,
    keptPercent: 100,
  });
});

/** Something that went wrong on a day, as its source has it. */
const wentWrong = (kind: 'refused' | 'withheld' | 'onTheWay', reason: string, nth: number) => {
  const at = '2026-02-10T04:00:00Z';
  const id = `018f0000-0000-7000-9000-00000000000${nth}`;
  if (kind === 'refused') {
    return kit.ask(
      `insert into order_events (tenant_id, order_id, id, merchant_id, step, actor, status, detail, created_at)
       select tenant_id, id, $2, merchant_id, 'refused', 'system', 'failed', $3, $4::timestamptz from orders where id = $1`,
      [idOf(0), id, JSON.stringify({ reason: JSON.parse(reason) }), at],
    );
  }
  if (kind === 'withheld') {
    return kit.ask(
      `insert into withholdings (tenant_id, id, merchant_id, order_id, warehouse_id, reason, deadline, by_default,
         outcome, ended_at, created_at)
       select o.tenant_id, $2, o.merchant_id, o.id, w.id, $3, now(), 'return', 'released', now(), $4::timestamptz
       from orders o join warehouses w on w.tenant_id = o.tenant_id where o.id = $1 limit 1`,
      [idOf(0), id, reason, at],
    );
  }
  return kit.ask(
    `insert into track_changes (tenant_id, order_id, change, merchant_id, status, reason, occurred_at)
     select tenant_id, id, $2, merchant_id, 'online', $3, $4::timestamptz from orders where id = $1`,
    [idOf(0), 5_000 + nth, reason, at],
  );
};

test('failures are told by their reasons in the reader’s words', async () => {
  await wentWrong('refused', '{"key":"noRate"}', 1);
  await wentWrong('refused', '{"text":"nope","kind":"postCode"}', 2);
  await wentWrong('refused', '{"text":"nope"}', 3);
  await wentWrong('withheld', 'damaged', 4);
  await wentWrong('withheld', 'intercepted', 5);
  await wentWrong('onTheWay', 'absent', 6);
  await wentWrong('onTheWay', 'absent', 7);
  const of = { from: '2026-02-10', to: '2026-02-10' };
  const { total, before, rows, steps } = await kit.failures(of);
  expect(total.failures).toBe(6);
  expect(before.failures).toBe(0);
  expect(steps).toEqual([{ day: '2026-02-10', now: 6, before: 0 }]);
  expect(rows.map(({ kind, reason, failures }) => `${kind} ${reason} ${failures}`)).toEqual([
    'onTheWay absent 2',
    'withheld damaged 1',
    'refused noRate 1',
    'refused postCode 1',
    'refused refused 1',
  ]);
  expect(rows.map(({ text }) => text)).toContain('邮编不在派送范围');
  expect(rows.every(({ text }) => !/[a-z]\.[a-z]/i.test(text))).toBe(true);
  expect((await kit.failures({ ...of, kind: 'withheld' })).total.failures).toBe(1);
  await kit.fold();
  expect((await kit.failures(of)).rows).toEqual(rows);
});

test('money lasts as long as it is spent, once what waits is paid', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const query = { from: addDays(today, -9), to: addDays(today, 1) };
  const ask = async () => (await kit.merchant.call(getCashForecast, { query })).result.wallets[0];
  const before = await ask();
  await kit.ask(
    `update orders set booking = 'waitingPayment', status = 'ordering', settlement = 'unpaid', paid_at = null,
       quoted_minor = 12345 where id = $1`,
    [(await kit.unpaid()).id],
  );
  const row = await ask();
  expect(toMinor(row?.waiting ?? '0', 'CNY') - toMinor(before?.waiting ?? '0', 'CNY')).toBe(
    12_345n,
  );
  expect(row?.waitingOrders).toBe((before?.waitingOrders ?? 0) + 1);
  const [available, waiting, left, spent] = ['available', 'waiting', 'left', 'spent'].map((key) =>
    toMinor(row?.[key as 'left'] ?? '0', 'CNY'),
  ) as [bigint, bigint, bigint, bigint];
  expect(left).toBe(available - waiting);
  const [honest] = await kit.ask<{ spent: string }>(
    `select sum(e.amount_minor) as spent
     from ledger_entries e join tenants t on t.tenant_id = e.tenant_id
     where e.merchant_id = $1 and e.currency = 'CNY' and e.kind not in ('topUp', 'exchange')
       and (e.kind = 'refund' or e.amount_minor > 0) 
       and (e.created_at at time zone t.zone)::date between $2::date and $3::date`,
    [kit.merchantId, query.from, query.to],
  );
  expect(spent).toBe(BigInt(honest?.spent ?? 0));
  const days = Number((left * 11n) / spent);
  expect(row?.lastsDays).toBe(Math.min(days, 3_650));
});

test('stations are told by what they got done in an hour', async () => {
  const { total, hours, stations } = await kit.throughput({ kind: 'received' });
  expect(total.received).toBe(parcels.length);
  expect(hours.reduce((sum, { scans }) => sum + scans, 0)).toBe(parcels.length);
  expect(stations).toMatchObject([{ station: 'A1', scans: 4, hours: 1, perHour: 4 }]);
  await kit.fold();
  expect((await kit.throughput({ kind: 'received' })).stations).toEqual(stations);
});

test('what waits is told with its age, the oldest first, to who can see to it', async () => {
  await kit.ask(
    `update orders set booking = 'cancelling', updated_at = now() - interval '50 hours' where id = $1`,
    [(await kit.unpaid()).id],
  );
  const { rows } = (await kit.operator.call(getWaits, {})).result;
  const refund = rows.find(({ key }) => key === 'refundAsked');
  expect(refund).toMatchObject({ hours: 50, path: '/order/list?cancelling=true' });
  const ages = rows.map(({ hours }) => hours ?? -1);
  expect(ages).toEqual(ages.toSorted((a, b) => b - a));
  expect(rows.every(({ count }) => count > 0)).toBe(true);
});

test('another merchant and another tenant see nothing of it', async () => {
  const query = kit.period;
  const kapok = await kit.app.as('kapok');
  const mine = { from: '2026-06-01', to: '2026-06-30' };
  expect((await kit.costs(mine)).total.parcels).toBeGreaterThan(0);
  expect((await kapok.call(getCostReport, { query: mine })).result.rows).toEqual([]);
  expect(
    (await kapok.call(getFailureReport, { query: { from: '2026-02-10', to: '2026-02-10' } })).result
      .rows,
  ).toEqual([]);
  expect(
    (await kapok.call(getDeliveryReport, { query: { from: '2026-03-01', to: '2026-04-30' } }))
      .result.rows,
  ).toEqual([]);
  const elsewhere = await kit.app.as('haituo-op', 'haituo');
  expect((await elsewhere.call(getThroughput, { query })).result.total.received).toBe(0);
});

test('reports are for whom they are about', async () => {
  const query = kit.period;
  for (const call of [getCostReport, getCashForecast, getFailureReport, getDeliveryReport]) {
    expect((await kit.operator.call(call, { query } as never)).status).toBe(403);
  }
  expect((await kit.merchant.call(getThroughput, { query })).status).toBe(403);
  expect((await kit.merchant.call(getWaits, {})).status).toBe(403);
});
