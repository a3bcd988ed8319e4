import { confirmCostChanges, getCostChange, toAmount } from '@alpaca/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx, Session } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { openOwner } from '../../../testing/owner.ts';
import { bookJob } from '../../orders/testing.ts';
import { openPricesKit } from '../../rates/testing.ts';
import { openStationKit, type StationKit } from '../../receiving/testing.ts';
import { addLines } from '../../warehouses/testing.ts';
import { bookBill, passBillOn } from '../billsTestSteps.ts';
import { type Borne, type Box, billed, isBorne, type Rule, weigh } from './threeWeightsTestRule.ts';

// A parcel as it was declared, as we measured it and as its carrier billed it: what the table of its weights says, what
// was charged, what was asked for and what the bill said come to the same, to the cent.

const tries = process.env.ALPACA_LONG ? 1_000 : 30;

const rules: readonly Rule[] = [
  { divisor: 5000, stepG: 500, weighBy: 'box', perKgMinor: 1_337 },
  { divisor: 6000, stepG: 1, weighBy: 'order', perKgMinor: 999 },
  { divisor: 8000, stepG: 100, weighBy: 'order', perKgMinor: 4_501 },
  { divisor: 6000, stepG: 1_000, weighBy: 'box', perKgMinor: 1_000 },
];

let app: TestApp;
let kit: StationKit;
let owner: Awaited<ReturnType<typeof openOwner>>;
let own: Ctx;
let merchant: Awaited<ReturnType<TestApp['as']>>;
const products: string[] = [];
beforeAll(async () => {
  app = await testApp();
  owner = await openOwner(app.database);
  kit = await openStationKit(app);
  own = kit.as(app.merchantId('M100001'));
  merchant = await app.as('starfield');
  await kit.topUp(app.merchantId('M100001'), 100_000_000n);
  const prices = await openPricesKit(kit.operator);
  for (const { divisor, stepG, weighBy, perKgMinor } of rules) {
    Object.assign(prices.form.terms, { divisor, weighBy });
    const productId = await prices.product();
    const step = stepG > 1 ? { stepKg: stepG / 1000 } : {};
    const perKg = toAmount(BigInt(perKgMinor), 'CNY');
    await prices.publish(await prices.draft(await prices.sheet(productId), perKg, step));
    await prices.sell(productId);
    products.push(productId);
  }
  await addLines(await app.ctxOf(), kit.warehouseId, products);
});
afterAll(async () => {
  expect(await kit.faults()).toEqual([]);
  expect((await owner.query('select * from payable_faults')).rows).toEqual([]);
  await owner.end();
  await kit.close();
  await app.stop();
});

const side = fc.integer({ min: 5, max: 30 });
const box: fc.Arbitrary<Box> = fc.record({
  g: fc.integer({ min: 50, max: 6_000 }),
  sides: fc.tuple(side, side, side),
});
const parcel = fc.integer({ min: 1, max: 3 }).chain((count) => {
  const boxes = fc.array(box, { minLength: count, maxLength: count });
  return fc.record({ declared: boxes, measured: boxes });
});
const borne: fc.Arbitrary<Borne> = fc.constantFrom(
  { minor: 0, percent: 0 },
  { minor: 250, percent: 0 },
  { minor: 0, percent: 12.5 },
);

const sized = ({ g, sides: [length, width, height] }: Box) => ({
  weight: g / 1000,
  ...{ length, width, height },
});

const placed = async (productId: string, boxes: readonly Box[]) => {
  const form = kit.form(productId, 1, { boxes: boxes.map(sized) });
  const { id, transactionOrderNo: no } = await kit.submit(own, form);
  await kit.run(own, bookJob, id, 1);
  return { id, no };
};

const tolerate = async ({ minor, percent }: Borne) => {
  await owner.query('delete from cost_tolerances');
  await owner.query(
    `insert into cost_tolerances (tenant_id, id, currency, amount_minor, share_percent) values ($1, $2, 'CNY', $3, $4)`,
    [own.tenant.id, newId(), minor, percent],
  );
};

type Weighed = ReturnType<typeof weigh>;
const told = (by: string, weighed: Weighed | null, stepG: number) => ({
  by,
  weightKg: weighed && weighed.realG / 1000,
  volumetricKg: weighed && weighed.volumetricG / 1000,
  billableKg: weighed && weighed.billableG / 1000,
  stepKg: weighed && stepG / 1000,
  price: weighed && toAmount(BigInt(weighed.minor), 'CNY'),
});

interface Due {
  reason: 'measured' | 'bill';
  before: number;
  after: number;
  weights: ReturnType<typeof told>[];
}

/** The order's change for a reason is as it is due: its amounts, its state and its table of weights. */
const agreesWith = async (
  orderId: string,
  { reason, before, after, weights }: Due,
  rule: Borne,
) => {
  const { rows } = await owner.query<{ id: string; revision: number }>(
    'select id, revision from cost_changes where order_id = $1 and reason = $2',
    [orderId, reason],
  );
  const [row] = rows;
  if (before === after || (reason === 'bill' && after < before)) {
    expect(row).toBeUndefined();
    return 0;
  }
  const seen = row ?? expect.fail(`no change for ${reason}`);
  const { result } = await merchant.call(getCostChange, { query: { id: seen.id } });
  const amount = (minor: number) => toAmount(BigInt(minor), 'CNY');
  const asked =
    after > before ? (isBorne(rule, before, after) ? 'absorbed' : 'awaiting') : 'credited';
  expect(result.change).toMatchObject({
    before: amount(before),
    after: amount(after),
    difference: amount(after - before),
    state: asked,
  });
  expect(result.weights).toMatchObject(weights);
  if (asked !== 'awaiting') return asked === 'credited' ? after - before : 0;
  await merchant.call(confirmCostChanges, { body: { changes: [seen] } });
  return after - before;
};

test('weights, charge, changes and bill agree to the cent', async () => {
  const payeeId = newId();
  await owner.query(
    `insert into payees (tenant_id, id, code, name, currency, due_days) values ($1, $2, 'W', 'W', 'CNY', 30)`,
    [own.tenant.id, payeeId],
  );
  const one = async (
    at: number,
    boxes: { declared: Box[]; measured: Box[] },
    g: number,
    b: Borne,
  ) => {
    const rule = rules[at] as Rule;
    await tolerate(b);
    const { id, no } = await placed(products[at] as string, boxes.declared);
    for (const [n, { g: ofBox, sides }] of boxes.measured.entries()) {
      const [length, width, height] = sides;
      const number = boxes.measured.length > 1 ? `${no}-${n + 1}` : no;
      await kit.scan(number, { weight: ofBox / 1000, length, width, height });
    }
    const declared = weigh(rule, boxes.declared);
    const measured = weigh(rule, boxes.measured);
    const carrier = weigh(rule, billed(boxes.measured, g));
    const step = rule.stepG;
    const both = [told('declared', declared, step), told('measured', measured, step)];
    const weighed = {
      reason: 'measured' as const,
      before: declared.minor,
      after: measured.minor,
      weights: [...both, told('carrier', null, step)],
    };
    const first = await agreesWith(id, weighed, b);
    const staff = await app.ctxOf('yunling', { userId: app.userId('yunling-op') } as Session);
    const { id: billId } = await bookBill(staff, payeeId, [
      { number: no, fee: 'freight', amount: '1.00', weightKg: g / 1000 },
    ]);
    await passBillOn(staff, billId);
    const byBill = {
      reason: 'bill' as const,
      before: measured.minor,
      // A carrier that weighed no more than we asks for nothing.
      after: g > measured.realG ? carrier.minor : measured.minor,
      weights: [...both, told('carrier', carrier, step)],
    };
    const second = await agreesWith(id, byBill, b);
    const charged = await owner.query<{ minor: number }>(
      `select coalesce(sum(charged_minor - refunded_minor), 0)::int as minor from charges
       where subject_id = $1 or subject_id in (select id from cost_changes where order_id = $1)`,
      [id],
    );
    expect(charged.rows).toEqual([{ minor: declared.minor + first + second }]);
  };
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: rules.length - 1 }),
      parcel,
      fc.integer({ min: 100, max: 20_000 }),
      borne,
      one,
    ),
    { numRuns: tries, endOnFailure: true },
  );
}, 3_600_000);
