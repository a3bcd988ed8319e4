import type { WithholdReason } from '@alpaca/contract';
import { expect } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { didIt } from '../../testing/sequences.ts';
import { sweepCostChanges } from '../costs/testing.ts';
import {
  bookAgain,
  changeLine,
  giveUp,
  interceptOrder,
  letOrderGoOn,
  payArrears,
  settleAndGoOn,
  withhold,
} from '../orders/index.ts';
import { bookJob, voidMany } from '../orders/testing.ts';
import { receive, receiveRest, smallSize } from '../receiving/testing.ts';
import * as model from './physicalTestModel.ts';
import { type Acts, didLocked, meantOrder, namedBox, type Run } from './physicalTestRun.ts';
import type { HereOp, Step } from './physicalTestSteps.ts';

// Each step of parcels that come and lie here, done with the product and reckoned by the model.

const scanned = ({ world }: Run, step: Step, number: string) => ({
  scanId: newId(),
  warehouseId: world.kit.warehouseId,
  station: 'M',
  scannedAt: '2026-11-17 09:00:00',
  number,
  weight: step.kg,
  ...smallSize,
  alike: step.alike,
  weightAgreed: true,
  photos: [],
  ...(step.wish && { withhold: { reason: step.wish as 'battery' } }),
});

const scan = async (run: Run, step: Step, times: number) => {
  const { order, no } = meantOrder(run, step);
  const line = namedBox(step, order);
  const sent = scanned(run, step, line ? `${no}-${line}` : no);
  const { alike, wish } = step;
  const due = model.scan(run.state, order, { line, alike, g: step.kg * 1000, wish });
  const first = await receive(run.world.staff, sent);
  expect(first.received?.lines ?? null).toEqual(due);
  expect(first.stop === null).toBe(due !== null);
  if (times > 1) expect(await receive(run.world.staff, sent)).toEqual(first);
  if (due) run.world.tried.received += 1;
  return [due !== null, due !== null] as [boolean, boolean];
};

const openReasonIds = async ({ world }: Run, orderId: string, reason: WithholdReason) =>
  (
    await world.asked<{ id: string }>(
      'select id from withholdings where order_id = $1 and reason = $2 and ended_at is null',
      [orderId, reason],
    )
  ).map(({ id }) => id);

const giveUpAs =
  (how: 'return' | 'destroy'): Acts<HereOp>['return'] =>
  async (run, step) => {
    const { order, id } = meantOrder(run, step);
    return [
      await didLocked(run, id, (ctx, row) => giveUp(ctx, row, how, 'operator')),
      model.giveUp(order, how),
    ];
  };

export const hereActs: Acts<HereOp> = {
  async submit({ world: { kit }, own, state, orders }, step) {
    const kgs = Array.from({ length: step.boxes }, () => Math.min(4, step.kg));
    const order = model.submit(state, step.line, kgs);
    const boxes = kgs.map((weight) => ({ weight }));
    const form = kit.form(kit.products[step.line], 1, { boxes });
    const { id, transactionOrderNo: no } = await kit.submit(own, form);
    orders.set(order, { id, no });
    return null;
  },

  async book(run, step) {
    const { world, own } = run;
    const { order, id, no } = meantOrder(run, step);
    world.kit.carrier.mood(no, step.takes ? 'ok' : 'refuse');
    model.answer(order, step.takes);
    const [row] = await world.asked<{ attempt: number }>(
      'select attempt from orders where id = $1',
      [id],
    );
    await world.kit.run({ ...own, node: { ...own.node } }, bookJob, id, row?.attempt as number);
    return null;
  },

  scan: (run, step) => scan(run, step, 1),
  scanTwice: (run, step) => scan(run, step, 2),

  /** Two stations have the last box at once: one of them hears that it is here. */
  async scanByTwo(run, step) {
    const { order, no } = meantOrder(run, step);
    const one = { ...step, alike: 1, wish: null };
    const next = { line: null, alike: 1, g: step.kg * 1000, wish: null };
    const due = [1, 2].map(() => model.scan(run.state, order, next));
    const answers = await Promise.all(
      [1, 2].map(() => receive(run.world.staff, scanned(run, one, no))),
    );
    const lines = (all: (readonly number[] | null | undefined)[]) =>
      all.flatMap((some) => some ?? []).sort();
    expect(lines(answers.map(({ received }) => received?.lines))).toEqual(lines(due));
    return null;
  },

  async without(run, step) {
    const { order, id } = meantOrder(run, step);
    const { kit, staff } = run.world;
    const rest = { scanId: newId(), warehouseId: kit.warehouseId, station: 'M', orderId: id };
    const work = receiveRest(staff, rest).then(({ received }) => received !== null);
    return [await didIt(work), model.without(run.state, order)];
  },

  async intercept(run, step) {
    const { order, id } = meantOrder(run, step);
    const work = didLocked(run, id, (ctx, row) => interceptOrder(ctx, row, '').then(() => true));
    return [await work, model.intercept(order)];
  },

  async letGoOn(run, step) {
    const { order, id } = meantOrder(run, step);
    return [await didLocked(run, id, letOrderGoOn), model.letGoOn(order)];
  },

  async withhold(run, step) {
    const { order, id } = meantOrder(run, step);
    // Before it came there is no warehouse that could put it aside.
    const wasHere = ['inWarehouse', 'withheld', 'outWarehouse', 'chargedBack'];
    if (!wasHere.includes(order.status)) return null;
    const reason = step.wish ?? 'damaged';
    const work = didLocked(run, id, async (ctx, row) => {
      const { reasonId } = await withhold(ctx, row, { reason }, 'operator');
      return reasonId;
    });
    return [await work, model.withhold(order, reason)];
  },

  async settle(run, step) {
    const { order, id } = meantOrder(run, step);
    // Arrears are settled by money.
    const reason = [...order.reasons].filter((one) => one !== 'arrears')[step.named % 2];
    if (!reason) return null;
    const reasonIds = await openReasonIds(run, id, reason);
    const work = didLocked(run, id, (ctx, row) => settleAndGoOn(ctx, row, reasonIds, 'operator'));
    return [await work, model.settle(run.state, order, reason)];
  },

  async bookAgain(run, step) {
    const { order, id } = meantOrder(run, step);
    const work = didLocked(run, id, (ctx, row) => bookAgain(ctx, row, 'operator'));
    return [await work, model.bookAgain(order)];
  },

  async pay(run, step) {
    const { order, id } = meantOrder(run, step);
    if (!order.reasons.has('arrears')) return null;
    const work = didLocked(run, id, (ctx, row) => payArrears(ctx, row, 'system'));
    return [await work, model.pay(run.state, order)];
  },

  async topUp({ world, merchantId, state }, { kg }) {
    state.funds += kg * 1000;
    await world.kit.topUp(merchantId, BigInt(kg * 1000));
    return null;
  },

  return: giveUpAs('return'),
  destroy: giveUpAs('destroy'),

  async changeLine(run, step) {
    const { order, id } = meantOrder(run, step);
    if (order.status !== 'withheld') return null;
    const g = order.boxes.reduce((all, box) => all + (box.g ?? 0), 0);
    const choice = { productId: run.world.kit.products[step.line], agreedMinor: BigInt(g) };
    const work = didLocked(run, id, (ctx, row) => changeLine(ctx, row, choice, 'operator'));
    return [await work, model.changeLine(run.state, order, step.line)];
  },

  async debit({ world, merchantId, state }) {
    model.debit(state);
    await world.asked(
      "update cost_changes set due_at = now() - interval '1 hour' where merchant_id = $1 and status = 'awaiting'",
      [merchantId],
    );
    await sweepCostChanges({ ...world.staff, session: null });
    return null;
  },

  async void(run, step) {
    const { order, id } = meantOrder(run, step);
    const [outcome] = await voidMany(run.own, [id]);
    return [outcome?.ok ?? false, model.voidIt(order)];
  },
};
