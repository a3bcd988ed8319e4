import type { OrderStep } from '@alpaca/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepLongResult } from '../../../../../scripts/results.ts';
import type { AskableCarrier } from '../../platform/carrier.ts';
import type { Ctx } from '../../platform/context.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { sequencesOf } from '../../testing/sequences.ts';
import { bookJob, cancelJob } from './booking/booking.jobs.ts';
import { stateOf } from './orderRows.ts';
import * as repo from './orders.repository.ts';
import {
  type CarrierMood,
  carrierMoods,
  openTestCarrier,
  type TestCarrier,
} from './ordersTestCarrier.ts';
import { type OrdersKit, openOrdersKit, perKgMinor } from './ordersTestKit.ts';
import { axesOf, dueMove } from './ordersTestMoves.ts';
import * as orders from './placing/placing.service.ts';
import * as steps from './steps/orderSteps.service.ts';

const sequences = sequencesOf(200);
// So much of them with a carrier that books again whenever it is asked.
const strictShare = 0.3;
// Merchants know nothing of each other, so their sequences may be tried side by side.
const lanes = 4;

let app: TestApp;
let kit: OrdersKit;
let carrier: TestCarrier;
/** The carrier as it is spoken to; a test may break it. */
let spoken: AskableCarrier;
const speakTo = (which: TestCarrier) => {
  carrier = which;
  spoken = which.carrier;
};
beforeAll(async () => {
  app = await testApp();
  speakTo(openTestCarrier());
  kit = await openOrdersKit(app, {
    get dedupes() {
      return spoken.dedupes;
    },
    labelsByHand: true,
    book: (...asked) => spoken.book(...asked),
    find: (...asked) => spoken.find(...asked),
    cancel: (...asked) => spoken.cancel(...asked),
  });
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});

type Op =
  | 'submit'
  | 'resubmit'
  | 'edit'
  | 'pay'
  | 'void'
  | 'refund'
  | 'topUp'
  | 'book'
  /** Two workers have the job at once. */
  | 'bookByTwo'
  | 'cancel'
  /** Two minutes go by: what was late has arrived, and a carrier has finished what it was asked. */
  | 'wait';
interface Step {
  op: Op;
  /** A small number, so that orders meet again. */
  order: number;
  mood: CarrierMood;
  kg: number;
  line: keyof OrdersKit['products'];
  /** Done at the same time as the step before. */
  atOnce: boolean;
}
const stepArb: fc.Arbitrary<Step> = fc.record({
  op: fc.constantFrom<Op>(
    'submit',
    'submit',
    'resubmit',
    'edit',
    'pay',
    'void',
    'refund',
    'topUp',
    'book',
    'book',
    'bookByTwo',
    'cancel',
    'cancel',
    'wait',
  ),
  order: fc.nat({ max: 2 }),
  mood: fc.constantFrom(...carrierMoods, 'ok'),
  kg: fc.integer({ min: 1, max: 4 }),
  line: fc.constantFrom('label', 'receipt', 'warehouse'),
  atOnce: fc.boolean(),
});

const tried = { sequences: 0, strict: 0, steps: 0, atOnce: 0, taken: 0, refused: 0, booked: 0 };

/** What must be true of a merchant at any moment, whatever was done and answered. */
const check = async (own: Ctx, merchantId: string, fundsMinor: bigint) => {
  const rows = (await own.db
    .selectFrom('orders')
    .where('merchant_id', '=', merchantId)
    .selectAll()
    .execute()) as repo.OrderRow[];
  const sum = (some: repo.OrderRow[]) =>
    some.reduce((all, row) => all + (row.quoted_minor ?? 0n), 0n);
  const heldFor = rows.filter(
    ({ booking, settlement }) =>
      settlement === 'unpaid' &&
      ['inFlight', 'booked', 'cancelling', 'awaitingWeight'].includes(booking),
  );
  const paidFor = rows.filter(({ settlement }) => settlement === 'paid');
  expect(await kit.balances(merchantId)).toEqual({
    wallet: fundsMinor - sum(heldFor) - sum(paidFor),
    held: sum(heldFor),
  });
  expect(carrier.bookedTwice(), 'bookings made twice').toBe(0);
  for (const row of rows) {
    const standing = carrier.standing(row.order_no);
    expect(standing, `${row.status}/${row.booking}`).toBeLessThanOrEqual(1);
    if (row.booking === 'booked') expect(standing, row.status).toBe(1);
    if (['voided', 'refunded', 'failed', 'draft'].includes(row.status))
      expect(standing, row.status).toBe(0);
  }
  return rows;
};

/** What may come of an operation, by the step that the table of moves has for it. */
const stepsOf = (op: Op, { charge_at }: repo.OrderRow): OrderStep[] => {
  switch (op) {
    case 'resubmit':
      return ['submit', 'submitUnpaid'];
    case 'edit':
    case 'pay':
    case 'void':
    case 'refund':
      return [op];
    case 'book':
    case 'bookByTwo':
      return [charge_at === 'label' ? 'bookedAndPaid' : 'booked', 'refused'];
    case 'cancel':
      return ['cancelled', 'cancelRejected'];
    default:
      return [];
  }
};

/** One merchant's orders: what is done to them, and what was written down of it. */
const openMerchant = async (fundsMinor: bigint) => {
  const merchantId = await kit.merchant(fundsMinor);
  const own = kit.as(merchantId);
  // Lost answers shut a node's gate to its carrier; here every question is to be asked.
  const asked = () => ({ ...own, node: { ...own.node } });
  const ids: string[] = [];
  let funds = fundsMinor;

  const rowOf = async ({ order }: Step) => {
    const id = ids[order % Math.max(1, ids.length)];
    return id ? repo.find(own, id) : null;
  };
  const outcome = (answers: { ok: boolean }[]) => answers[0]?.ok ?? false;

  const timePasses = async () => {
    carrier.catchUp();
    await own.db
      .updateTable('orders')
      .set({ sent_at: sql<Date>`sent_at - interval '2 minutes'` })
      .where('merchant_id', '=', merchantId)
      .where('sent_at', 'is not', null)
      .execute();
  };

  const act = async (step: Step, row: repo.OrderRow | null): Promise<boolean | null> => {
    const form = kit.form(kit.products[step.line], step.kg);
    if (step.op === 'submit') {
      ids.push((await kit.submit(own, form)).id);
      return true;
    }
    if (step.op === 'topUp') {
      funds += BigInt(step.kg) * perKgMinor;
      await kit.topUp(merchantId, BigInt(step.kg) * perKgMinor);
      return true;
    }
    if (step.op === 'wait') {
      await timePasses();
      return true;
    }
    if (!row) return null;
    const named = { ...form, customerNo: row.customer_no };
    switch (step.op) {
      case 'resubmit':
        return kit.submit(own, named, row).then(
          () => true,
          () => false,
        );
      case 'edit':
        return orders.save(own, { id: row.id, revision: row.revision, form: named }).then(
          () => true,
          () => false,
        );
      case 'pay':
        return outcome(await steps.pay(own, [row.id]));
      case 'void':
        return outcome(await steps.voidMany(own, [row.id]));
      case 'refund':
        return outcome(await steps.refund(own, [row.id]));
      case 'book':
        carrier.mood(row.order_no, step.mood);
        await kit.run(asked(), bookJob, row.id, row.attempt);
        return null;
      case 'bookByTwo':
        carrier.mood(row.order_no, step.mood);
        await Promise.all([1, 2].map(() => kit.run(asked(), bookJob, row.id, row.attempt)));
        return null;
      case 'cancel':
        carrier.mood(row.order_no, step.mood);
        await kit.run(asked(), cancelJob, row.id, row.attempt);
        return null;
    }
  };

  /**
   * Alone, a step is taken if and only if the moves that were written down let it, and the order is
   * then what they say; payment also needs money, and what a carrier does is its own affair.
   */
  const alone = async (step: Step) => {
    const row = await rowOf(step);
    const took = await act(step, row);
    const names = row ? stepsOf(step.op, row) : [];
    if (!row || names.length === 0) return;
    // Who submits again may choose another line, and with it who prints the label.
    const labelAt = step.line === 'warehouse' ? ('warehouse' as const) : ('merchant' as const);
    const before = { ...stateOf(row), ...(step.op === 'resubmit' && { labelAt }) };
    const due = names.map((name) => dueMove(before, name));
    const after = axesOf(stateOf(await repo.find(own, row.id)));
    const ends = due.flatMap((move) => (move.ok ? [axesOf(move.to)] : []));
    const said = `${names} from ${JSON.stringify(before)}`;
    if (took === null) ends.push(axesOf(before));
    else tried[took ? 'taken' : 'refused'] += 1;
    if (took === false) {
      if (step.op !== 'pay') expect(ends, `${said} was refused`).toEqual([]);
      expect(after, said).toEqual(axesOf(before));
    } else expect(ends, said).toContainEqual(after);
  };

  return {
    async run(all: readonly Step[]) {
      for (let at = 0; at < all.length; ) {
        const some = [all[at] as Step];
        at += 1;
        // While time goes by nothing is under way.
        const waits = () => [some[0], all[at]].some((one) => one?.op === 'wait');
        while (all[at]?.atOnce && some.length < 3 && !waits()) {
          some.push(all[at] as Step);
          at += 1;
        }
        tried.steps += some.length;
        if (some.length === 1) await alone(some[0] as Step);
        else {
          tried.atOnce += 1;
          await Promise.all(some.map(async (step) => act(step, await rowOf(step))));
        }
        await check(own, merchantId, funds);
        // Asked again, a carrier that dedupes must not say no to what it is still at work on.
        if (carrier.carrier.dedupes) carrier.catchUp();
      }
      await timePasses();
      // The worker comes again until nothing is open any more.
      for (const id of ids) {
        const row = await repo.find(own, id);
        carrier.mood(row.order_no, 'ok');
        await kit.run(asked(), bookJob, id, row.attempt);
        await kit.run(asked(), cancelJob, id, row.attempt);
      }
      const rows = await check(own, merchantId, funds);
      expect(rows.filter(({ booking }) => ['inFlight', 'cancelling'].includes(booking))).toEqual(
        [],
      );
      tried.booked += rows.filter(({ status }) => status === 'generated').length;
      tried.sequences += 1;
      if (!carrier.carrier.dedupes) tried.strict += 1;
    },
  };
};

// There is always an order to begin with.
const sequence = fc
  .array(stepArb, { minLength: 3, maxLength: 14 })
  .map(([first, ...rest]) => [{ ...(first as Step), op: 'submit' as const }, ...rest]);
const runOne = async (all: Step[], funds: number) => (await openMerchant(BigInt(funds))).run(all);

const tryMany = (count: number) =>
  Promise.all(
    Array.from({ length: lanes }, () =>
      fc.assert(fc.asyncProperty(sequence, fc.constantFrom(0, 3_000, 20_000), runOne), {
        numRuns: Math.ceil(count / lanes),
        endOnFailure: true,
        includeErrorInReport: true,
      }),
    ),
  );

test('orders, money and carrier agree after any operations and answers in any order', async () => {
  await tryMany(sequences * (1 - strictShare));
  speakTo(openTestCarrier({ dedupes: false }));
  await tryMany(sequences * strictShare);
  speakTo(openTestCarrier());
  expect(await kit.faults()).toEqual([]);
  expect(await asOwner(app.database, 'select * from order_count_faults')).toEqual([]);
  console.log(`tried: ${JSON.stringify(tried)}`);
  keepLongResult('order-sequences', 'Random operations and carrier answers against orders', tried);
}, 14_400_000);

describe('a carrier that books whenever it is asked has one booking of an order', () => {
  const run = async (all: [op: Op, mood?: CarrierMood, atOnce?: 'atOnce'][]) => {
    speakTo(openTestCarrier({ dedupes: false }));
    await runOne(
      all.map(
        ([op, mood = 'ok', atOnce]): Step => ({
          op,
          mood,
          order: 0,
          kg: 1,
          line: 'label',
          atOnce: Boolean(atOnce),
        }),
      ),
      20_000,
    );
    speakTo(openTestCarrier());
  };
  test('where several jobs ask at once', () =>
    run([['submit'], ['book'], ['book', 'ok', 'atOnce'], ['book', 'ok', 'atOnce']]));
  test('where it is asked again while its first answer is late', () =>
    run([['submit'], ['book', 'late'], ['book'], ['wait'], ['book']]));
});

test('a cancellation whose answer was lost is not refused afterwards', async () => {
  const steps = (
    [
      ['submit', 'ok'],
      ['book', 'ok'],
      ['void', 'ok'],
      ['cancel', 'lost'],
      ['cancel', 'refuse'],
    ] as const
  ).map(([op, mood]): Step => ({ op, mood, order: 0, kg: 1, line: 'receipt', atOnce: false }));
  await runOne(steps, 20_000);
});

test('without looking for a booking before asking again, one is made twice and found', async () => {
  const { book } = carrier.carrier;
  let twice = 0;
  spoken = {
    ...carrier.carrier,
    find: async () => null,
    // A carrier that makes another booking of every request.
    book: (account, order, signal) => {
      twice += 1;
      return book(account, { ...order, reference: `${order.reference}${twice}` }, signal);
    },
  };
  const steps = ['submit', 'book', 'book'].map(
    (op, at): Step => ({
      op: op as Op,
      order: 0,
      mood: at === 1 ? 'lost' : 'ok',
      kg: 1,
      line: 'label',
      atOnce: false,
    }),
  );
  await expect(runOne(steps, 20_000)).rejects.toThrow();
  spoken = carrier.carrier;
  await runOne(steps, 20_000);
});
