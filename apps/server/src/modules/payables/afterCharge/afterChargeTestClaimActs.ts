import { didIt, madeOrNone } from '../../../testing/sequences.ts';
import * as claiming from '../../claims/testing.ts';
import * as model from './afterChargeTestClaims.ts';
import { type Acts, amountOf, meantOrder, type Run } from './afterChargeTestRun.ts';
import type { ClaimOp, Step } from './afterChargeTestSteps.ts';

// Claims and what is paid for them, done with the product and reckoned by the model.

const seenClaim = async ({ world }: Run, id: string) => {
  const sql = 'select revision from claims where id = $1';
  const [row] = await world.asked<{ revision: number }>(sql, [id]);
  return { id, revision: row?.revision as number };
};

/** Mostly one that is not over. */
const meantClaim = ({ claimIds }: Run, { which }: Step) => {
  const all = [...claimIds];
  const open = all.filter(([{ state }]) => state !== 'paid' && state !== 'withdrawn');
  const some = open.length > 0 && which > 0 ? open : all;
  return some[which % Math.max(1, some.length)];
};

const typed = (most: number, { share }: Step) =>
  share > 100 ? most + 1 : Math.max(1, Math.floor((most * share) / 100));

type Answer = Parameters<typeof model.answer>[1];

const answer =
  (act: Answer, times = 1): Acts<ClaimOp>['object'] =>
  async (run, step) => {
    const meant = meantClaim(run, step);
    if (!meant) return null;
    const [claim, id] = meant;
    const body = { ...(await seenClaim(run, id)), act, text: 'It was worth more' };
    const tries = Array.from({ length: times }, () => didIt(claiming.settle(run.own, body)));
    const done = (await Promise.all(tries)).filter(Boolean).length;
    const due = model.answer(claim, act);
    if (due && act === 'accept') run.state.compensated += claim.offered;
    return [done === 1, due];
  };

export const claimActs: Acts<ClaimOp> = {
  async file(run, step) {
    const { order, id: orderId } = meantOrder(run, step.order);
    const { kind } = step;
    const wanted = typed(model.declaredMinor, step);
    const body = { orderId, kind, amount: amountOf(wanted), text: 'It is gone', documents: [] };
    const made = await madeOrNone(claiming.file(run.own, body));
    const claim = model.file(run.claims, order, kind, wanted);
    if (claim) run.claimIds.set(claim, made?.id ?? 'none');
    run.world.tried.claims += made ? 1 : 0;
    return [made !== null, claim !== null];
  },

  async offer(run, step) {
    const meant = meantClaim(run, step);
    if (!meant) return null;
    const [claim, id] = meant;
    const minor = typed(claim.wanted, step);
    const body = { ...(await seenClaim(run, id)), amount: amountOf(minor), reason: 'So much' };
    const did = await didIt(claiming.offer(run.world.staff[step.person], body));
    return [did, model.offer(run.claims, claim, minor, step.person)];
  },

  async approve(run, step) {
    const meant = meantClaim(run, step);
    if (!meant) return null;
    const [claim, id] = meant;
    const body = { ...(await seenClaim(run, id)), act: 'approve' as const };
    const did = await didIt(claiming.decideOffer(run.world.staff[step.person], body));
    return [did, model.approve(claim, step.person)];
  },

  acceptOffer: answer('accept'),
  acceptByTwo: answer('accept', 2),
  object: answer('object'),
  withdrawClaim: answer('withdraw'),
};
