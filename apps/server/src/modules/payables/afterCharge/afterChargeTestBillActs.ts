import { expect } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { didIt, madeOrNone } from '../../../testing/sequences.ts';
import { bookBill, passBillOn } from '../billsTestSteps.ts';
import * as runs from '../runs/runs.service.ts';
import * as model from './afterChargeTestBills.ts';
import { type Acts, amountOf, meantOrder, type Run } from './afterChargeTestRun.ts';
import type { BillOp, Step } from './afterChargeTestSteps.ts';

// Carriers' bills, done with the product and reckoned by the model.

const linesOf = (run: Run, { billed }: Step): model.ModelLine[] =>
  billed.map(({ order: at, fee, minor, weightG }) => ({
    order: meantOrder(run, at).order,
    fee,
    minor,
    weightG,
    twiceOf: null,
    isPassed: false,
    passedAs: null,
  }));

const rowOf = ({ orderIds }: Run, { order, fee, minor, weightG }: model.ModelLine) => ({
  number: orderIds.get(order)?.no as string,
  fee,
  amount: amountOf(minor),
  ...(weightG !== null && { weightKg: weightG / 1000 }),
});

const seen = async ({ world }: Run, table: 'carrier_bills' | 'payment_runs', id: string) => {
  const sql = `select revision from ${table} where id = $1`;
  const [row] = await world.asked<{ revision: number }>(sql, [id]);
  return { id, revision: row?.revision as number };
};

/** A bill comes in, is booked, and replaces the one that it corrects. */
const book = async (run: Run, step: Step, corrects: model.ModelBill | null) => {
  const { world, payeeId, bills, billIds } = run;
  const bill: model.ModelBill = {
    earlier: [],
    isReplaced: false,
    lines: linesOf(run, step),
    paid: 0,
  };
  const rows = bill.lines.map((line) => rowOf(run, line));
  const before = corrects ? billIds.get(corrects) : undefined;
  billIds.set(bill, await bookBill(world.staff.first, payeeId, rows, before));
  model.book(bills, bill, corrects);
  world.tried.bills += 1;
};

const meantBill = ({ bills }: Run, { which }: Step) => bills[which % Math.max(1, bills.length)];

/** A bill that corrects nothing is none. */
const isCorrection = ({ lines }: model.ModelBill, others: readonly model.ModelLine[]) =>
  lines.length !== others.length ||
  lines.some(({ order, fee, minor, weightG }, at) => {
    const other = others[at] as model.ModelLine;
    const isSame = order === other.order && fee === other.fee && minor === other.minor;
    return !isSame || weightG !== other.weightG;
  });

/** Passes a bill on as often at once as is asked. */
const pass = async (run: Run, step: Step, times: number): Promise<[boolean, boolean] | null> => {
  const bill = meantBill(run, step);
  if (!bill) return null;
  const billId = run.billIds.get(bill)?.id as string;
  const ctx = run.world.staff.first;
  const did = await didIt(passBillOn(ctx, billId, times));
  if (!bill.isReplaced) {
    model.passOn(run.state, bill);
    model.giveBack(run.state, bill);
  }
  return [did, !bill.isReplaced];
};

export const billActs: Acts<BillOp> = {
  async bill(run, step) {
    await book(run, step, null);
    return null;
  },

  async correct(run, step) {
    const bill = meantBill(run, step);
    if (!bill || bill.isReplaced || !isCorrection(bill, linesOf(run, step))) return null;
    await book(run, step, bill);
    return null;
  },

  passOn: (run, step) => pass(run, step, 1),
  passOnByTwo: (run, step) => pass(run, step, 2),

  /** Asked for by one, approved by another, sent. */
  async payBill(run, step) {
    const bill = meantBill(run, step);
    if (!bill) return null;
    const { first, second } = run.world.staff;
    const left = bill.isReplaced ? 0 : model.totalOf(bill) - bill.paid;
    const billId = run.billIds.get(bill)?.id as string;
    const asked = { bills: [await seen(run, 'carrier_bills', billId)] };
    const made = await madeOrNone(runs.add(first, asked));
    if (!made) return [false, left > 0];
    const seenRun = () => seen(run, 'payment_runs', made.id);
    const approve = async (by: Ctx) =>
      didIt(runs.decide(by, { ...(await seenRun()), act: 'approve' }));
    expect(await approve(first), 'approved by who asked for it').toBe(false);
    await approve(second);
    await runs.pay(first, { ...(await seenRun()), payDay: '2026-11-18', reference: 'BOC' });
    bill.paid += left;
    return [true, left > 0];
  },
};
