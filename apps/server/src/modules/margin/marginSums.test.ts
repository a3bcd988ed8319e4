import { marginGroups, marginWhys, toMinor } from '@alpaca/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MarginKit, openMarginKit, type Parcel } from './marginTestKit.ts';

const fees = ['freight', 'fuel', 'remote', 'duty'] as const;

let kit: MarginKit;
let parcels: Parcel[];
beforeAll(async () => {
  kit = await openMarginKit();
  parcels = [];
  for (let at = 0; at < 14; at += 1) parcels.push(await kit.parcel());
}, 240_000);
afterAll(() => kit.close());

const minor = (amount: string) => toMinor(amount, 'CNY');
const countries = ['US', 'DE', 'JP'];

/** What happens to some parcels: bills, compensation, refunds, on whatever day they were paid. */
const happened = fc.array(
  fc.record({
    at: fc.nat(13),
    day: fc.integer({ min: 1, max: 28 }),
    country: fc.constantFrom(...countries),
    billed: fc.array(fc.tuple(fc.constantFrom(...fees), fc.integer({ min: 1, max: 3_000 })), {
      maxLength: 3,
    }),
    compensated: fc.option(fc.integer({ min: 1, max: 900 })),
  }),
  { minLength: 4, maxLength: 8 },
);

type Happened = typeof happened extends fc.Arbitrary<infer T> ? T : never;

const bringAbout = async (all: Happened) => {
  const lines = all.flatMap(({ at, billed }) =>
    billed.map(([fee, cents]) => [parcels[at]?.no ?? '', fee, (cents / 100).toFixed(2)] as const),
  );
  if (lines.length > 0) await kit.billed(...lines);
  for (const { at, day, country, compensated } of all) {
    const { id } = parcels[at] as Parcel;
    await kit.ask(
      `update orders set paid_at = $2::timestamptz, country_code = $3, updated_at = now() where id = $1`,
      [id, `2026-09-${String(day).padStart(2, '0')}T04:00:00Z`, country],
    );
    if (compensated)
      await kit.post({ op: 'compensate', subjectId: id, minor: BigInt(compensated) });
  }
  // A day of payment is moved by nobody but this test.
  await kit.ask('update margin_marks set ledger_seq = 0');
  await kit.sweep();
};

test('sums are the same by whatever they are grouped, and those of the orders', async () => {
  await fc.assert(
    fc.asyncProperty(happened, async (all) => {
      await bringAbout(all);
      expect(await kit.differences()).toEqual([]);
      const orders = (await kit.list({ pageSize: 1000 })).records;
      const known = orders.filter(({ state }) => state === 'known');
      const of = (key: 'charged' | 'carrier' | 'shares' | 'adjustments' | 'margin') =>
        known.reduce((sum, order) => sum + minor(order[key]), 0n);
      for (const by of marginGroups) {
        const { total, rows } = await kit.summary(by);
        for (const key of ['charged', 'carrier', 'shares', 'adjustments', 'margin'] as const) {
          expect(minor(total[key]), `${by} ${key}`).toBe(of(key));
          expect(rows.reduce((sum, row) => sum + minor(row[key]), 0n)).toBe(of(key));
        }
        expect(rows.reduce((sum, row) => sum + row.orders, 0)).toBe(orders.length);
        expect(total.known + total.unbilled + total.unpriced).toBe(total.orders);
      }
      for (const why of marginWhys) {
        const told = orders.filter(({ whys }) => whys.includes(why)).map(({ id }) => id);
        const { records } = await kit.list({ why, pageSize: 1000 });
        expect(
          records.map(({ id }) => id),
          why,
        ).toEqual(told);
      }
    }),
    { numRuns: 6 },
  );
}, 240_000);

test('pages of a cursor are the list, each order once', async () => {
  const whole = (await kit.list({ pageSize: 1000 })).records.map(({ id }) => id);
  const walked: string[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const { records, next } = await kit.list({ pageSize: 3, ...(after && { after }) });
    walked.push(...records.map(({ id }) => id));
    after = next;
  }
  expect(walked).toEqual(whole);
  const last = (await kit.list({ pageSize: 3, after: 'last' })).records.map(({ id }) => id);
  expect(last).toEqual(whole.slice(-3));
});
