import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../platform/clock/days.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { commands, openReceivablesKit, type ReceivablesKit } from './receivablesTestKit.ts';

// What statements leave unpaid and what no statement has yet is what the ledger says is owed, to the cent, whatever
// happens in which order.

let app: TestApp;
let kit: ReceivablesKit;
beforeAll(async () => {
  app = await testApp();
  kit = await openReceivablesKit(app);
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});

const { charge, topUp, adjust, refund } = commands;

const minor = fc.integer({ min: 1, max: 99_999 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('charge' as const), minor }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('topUp' as const), minor }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('adjust' as const), minor }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fine' as const), minor }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refund' as const), minor }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sweep' as const), minor }) },
);
const cycle = fc.constantFrom('weekly', 'halfMonthly', 'monthly');
const history = fc.array(fc.tuple(step, fc.integer({ min: 0, max: 12 })), {
  minLength: 3,
  maxLength: 12,
});

interface Unpaid {
  no: string;
  unpaid_minor: bigint;
}
const unpaidOf = (merchantId: string) =>
  kit.ask<Unpaid>(
    `select s.no, u.unpaid_minor from statements s join statement_sums u on u.tenant_id = s.tenant_id and u.id = s.id
     where s.merchant_id = $1 order by s.to_day`,
    [merchantId],
  );

test('the sums agree after every step, and nothing that is paid is owed again', async () => {
  await fc.assert(
    fc.asyncProperty(history, cycle, async (steps, how) => {
      const merchant = await kit.creditMerchant('2026-02-28', how);
      const charged: ReturnType<typeof charge>[] = [];
      let day = '2026-03-01';
      let before: Unpaid[] = [];
      for (const [{ do: what, minor: amount }, later] of steps) {
        day = addDays(day, later);
        if (what === 'charge') {
          const one = charge(amount);
          charged.push(one);
          await merchant.post(day, one);
        } else if (what === 'topUp') await merchant.post(day, topUp(amount));
        else if (what === 'adjust') await merchant.post(day, adjust(amount));
        else if (what === 'fine') await merchant.post(day, adjust(-amount));
        else if (what === 'refund') {
          const one = charged.pop();
          if (one) await merchant.post(day, refund(one));
        } else await kit.sweep(day);
        expect(await kit.faults()).toEqual([]);
        const after = await unpaidOf(merchant.merchantId);
        for (const [at, { no, unpaid_minor }] of before.entries()) {
          expect(after[at]?.no).toBe(no);
          expect(Number(after[at]?.unpaid_minor)).toBeLessThanOrEqual(Number(unpaid_minor));
        }
        before = after;
      }
    }),
    { numRuns: process.env.ALPACA_LONG ? 200 : 8 },
  );
}, 600_000);

test('a statement that says otherwise than the ledger is found', async () => {
  const merchant = await kit.creditMerchant('2026-06-30');
  await merchant.post('2026-07-03', charge(30_000));
  await kit.sweep('2026-08-01');
  const bend = (by: number) =>
    kit.ask(
      'update statements set charged_until_minor = charged_until_minor + $2 where merchant_id = $1',
      [merchant.merchantId, by],
    );
  await bend(1);
  const found = (await kit.faults()).map(({ fault }) => fault);
  expect(found).toContain('statement says otherwise than the ledger');
  await bend(-1);
  expect(await kit.faults()).toEqual([]);
});
