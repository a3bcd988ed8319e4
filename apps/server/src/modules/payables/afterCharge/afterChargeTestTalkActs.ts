import type { Ctx } from '../../../platform/context.ts';
import { didIt } from '../../../testing/sequences.ts';
import { disputes, sweepCostChanges } from '../../costs/testing.ts';
import { confirmOrders } from '../../orders/testing.ts';
import type { ModelChange } from './afterChargeTestModel.ts';
import { type Acts, amountOf, meantOrder, type Run } from './afterChargeTestRun.ts';
import type { Step, TalkOp } from './afterChargeTestSteps.ts';
import * as talks from './afterChargeTestTalks.ts';

// What both sides say about changes of cost, done with the product and reckoned by the model.

/** Mostly one about which something is still to be said. */
const meantChange = ({ changeIds }: Run, { which }: Step) => {
  const all = [...changeIds];
  const open = all.filter(([{ state }]) => ['awaiting', 'disputed', 'proposed'].includes(state));
  const some = open.length > 0 && which > 0 ? open : all;
  return some[which % Math.max(1, some.length)];
};

const revisionOf = async ({ world }: Run, id: string): Promise<number> => {
  const sql = 'select revision from cost_changes where id = $1';
  return (await world.asked<{ revision: number }>(sql, [id]))[0]?.revision as number;
};

type Said = { id: string; revision: number; difference: string; reason: string };
const reason = 'As it was weighed again';

const confirmed = async (own: Ctx, { id, revision }: Pick<Said, 'id' | 'revision'>) =>
  (await disputes.confirm(own, { changes: [{ id, revision }] }))[0]?.ok ?? false;

const acts: Record<talks.ChangeOp, (run: Run, said: Said) => Promise<boolean>> = {
  confirm: ({ own }, seen) => confirmed(own, seen),
  dispute: ({ own }, { id, revision }) =>
    didIt(disputes.dispute(own, { id, revision, text: 'It is lighter', files: [] })),
  accept: ({ own }, { id, revision }) =>
    didIt(disputes.answer(own, { id, revision, act: 'accept' })),
  giveIn: ({ own }, { id, revision }) =>
    didIt(disputes.answer(own, { id, revision, act: 'giveIn' })),
  propose: ({ world }, said) => didIt(disputes.propose(world.staff.first, said)),
  decide: ({ world }, said) => didIt(disputes.decide(world.staff.second, said)),
  withdraw: ({ world }, { id, revision }) =>
    didIt(disputes.withdraw(world.staff.first, { id, revision, reason })),
};

const typedOf = ({ before, after }: ModelChange, { share }: Step) =>
  share > 100 ? after - before + 1 : Math.floor(((after - before) * share) / 100);

const say =
  (op: talks.ChangeOp): Acts<TalkOp>['confirm'] =>
  async (run, step) => {
    const meant = meantChange(run, step);
    if (!meant) return null;
    const [change, id] = meant;
    const minor = Math.max(0, typedOf(change, step));
    const said = { id, revision: await revisionOf(run, id), difference: amountOf(minor), reason };
    return [await acts[op](run, said), talks.say(change, op, minor)];
  };

export const talkActs: Acts<TalkOp> = {
  confirm: say('confirm'),
  dispute: say('dispute'),
  accept: say('accept'),
  giveIn: say('giveIn'),
  propose: say('propose'),
  decide: say('decide'),
  withdraw: say('withdraw'),

  /** Two agree at once, in two windows: one of them does. */
  async confirmByTwo(run, step) {
    const meant = meantChange(run, step);
    if (!meant) return null;
    const [change, id] = meant;
    const seen = { id, revision: await revisionOf(run, id) };
    const both = await Promise.all([1, 2].map(() => confirmed(run.own, seen)));
    return [both.filter(Boolean).length === 1, talks.say(change, 'confirm', 0)];
  },

  async confirmOrders(run, { order: at }) {
    const { order, id } = meantOrder(run, at);
    const [outcome] = await confirmOrders(run.own, [id]);
    return [outcome?.ok ?? false, talks.confirmOrder(order)];
  },

  async silence({ world, merchantId, state }) {
    await world.asked(
      `update cost_changes set due_at = now() - interval '1 hour' where merchant_id = $1 and settled_at is null`,
      [merchantId],
    );
    talks.beSilent(state.orders.flatMap(({ changes }) => changes));
    await sweepCostChanges({ ...world.staff.first, session: null });
    return null;
  },
};
