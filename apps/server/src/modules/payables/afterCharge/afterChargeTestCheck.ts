import { expect } from 'vitest';
import { findOrderRows } from '../../orders/index.ts';
import { summaries } from '../../orders/testing.ts';
import { owedFor } from './afterChargeTestBills.ts';
import { creditedOf, stateOf } from './afterChargeTestCod.ts';
import * as model from './afterChargeTestModel.ts';
import { amountOf, type Run } from './afterChargeTestRun.ts';
import { confirmStatusOf } from './afterChargeTestTalks.ts';

interface KeptChange {
  id: string;
  order_id: string;
  reason: string;
  before_minor: number;
  after_minor: number;
  status: string;
  proposed_minor: number | null;
  agreed_minor: number | null;
}

/** What was agreed to in the end, as the product keeps it. */
const agreedOf = (change: model.ModelChange) =>
  model.isOpen(change) ? null : change.before + change.agreed;

const keyOf = (orderId: string | undefined, ...facts: unknown[]) => [orderId, ...facts].join(' ');

/** The product's changes are the model's, each with the id that it was first seen with. */
const checkChanges = async (
  { world, merchantId, state, orderIds, changeIds }: Run,
  said: string,
) => {
  const rows = await world.asked<KeptChange>(
    `select id, order_id, reason, status, before_minor::int, after_minor::int, proposed_minor::int, agreed_minor::int
     from cost_changes where merchant_id = $1`,
    [merchantId],
  );
  const known = new Set(changeIds.values());
  const fresh = new Map(
    rows
      .filter(({ id }) => !known.has(id))
      .map((row) => [keyOf(row.order_id, row.reason, row.before_minor, row.after_minor), row.id]),
  );
  const changes = state.orders.flatMap((order) => order.changes);
  for (const change of changes) {
    if (changeIds.has(change)) continue;
    const { order, reason, before, after } = change;
    changeIds.set(
      change,
      fresh.get(keyOf(orderIds.get(order)?.id, reason, before, after)) ?? 'none',
    );
    world.tried.changes += 1;
  }
  const due = changes.map((change) => ({
    id: changeIds.get(change),
    order_id: orderIds.get(change.order)?.id,
    reason: change.reason,
    status: change.state,
    before_minor: change.before,
    after_minor: change.after,
    proposed_minor: change.proposed === null ? null : change.before + change.proposed,
    agreed_minor: agreedOf(change),
  }));
  const byId = (a: { id?: string | undefined }, b: { id?: string | undefined }) =>
    (a.id ?? '') < (b.id ?? '') ? -1 : 1;
  expect(rows.toSorted(byId), said).toEqual(due.toSorted(byId));
};

/** What stands charged for each subject and kind: one net charge each, and never less than went back. */
const checkCharges = async (
  { world, merchantId, state, orderIds, changeIds }: Run,
  said: string,
) => {
  const rows = await world.asked<{ subject_id: string; net: number; charges: number }>(
    `select subject_id, sum(charged_minor - refunded_minor)::int as net, count(*)::int as charges
     from charges where merchant_id = $1 and charged_minor > refunded_minor group by subject_id`,
    [merchantId],
  );
  const due = [
    ...state.orders.map((order) => [orderIds.get(order)?.id, order.charged] as const),
    ...[...changeIds].map(([change, id]) => [id, change.paid] as const),
  ].filter(([, net]) => net !== 0);
  expect(new Map(rows.map(({ subject_id, net }) => [subject_id, net])), said).toEqual(new Map(due));
  expect(
    rows.filter(({ charges }) => charges > 1),
    said,
  ).toEqual([]);
};

const checkOrders = async ({ own, state, orderIds }: Run, said: string) => {
  const ids = [...orderIds.values()].map(({ id }) => id);
  const shown = await summaries(own, await findOrderRows(own, ids));
  for (const order of state.orders) {
    const one = shown.get(orderIds.get(order)?.id as string);
    const taken = model.takenFor(order);
    expect(one, said).toMatchObject({
      status: order.status,
      settlementStatus: order.settlement,
      confirmStatus: confirmStatusOf(order),
      paidAmount: taken > 0 ? amountOf(taken) : null,
    });
  }
};

const checkClaims = async ({ world, merchantId, claimIds }: Run, said: string) => {
  if (claimIds.size === 0) return;
  const rows = await world.asked<{ id: string }>(
    `select c.id, c.state, coalesce(c.offered_minor, 0)::int as offered,
       (select coalesce(sum(t.amount_minor), 0)::int from transfers t
         where t.tenant_id = c.tenant_id and t.op = 'compensate' and t.key = 'claim:' || c.id) as paid
     from claims c where c.merchant_id = $1 order by c.id`,
    [merchantId],
  );
  const due = [...claimIds].map(([{ state, offered }, id]) => ({
    id,
    state,
    offered,
    paid: state === 'paid' ? offered : 0,
  }));
  expect(rows, said).toEqual(due.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
};

const checkCods = async ({ world, merchantId, cods, orderIds }: Run, said: string) => {
  const rows = await world.asked<{ id: string }>(
    `select o.id, o.state, o.remitted_minor::int as came, (o.credit_minor - o.fee_minor)::int as paid,
       (select coalesce(sum(case t.op when 'codFee' then -t.amount_minor else t.amount_minor end), 0)::int
         from transfers t where t.tenant_id = o.tenant_id and t.subject_id = o.id
         and t.op in ('collect', 'makeGood', 'codFee')) as moved
     from cod_orders o where o.merchant_id = $1 order by o.id`,
    [merchantId],
  );
  const due = cods.map((cod) => ({
    id: orderIds.get(cod.order)?.id as string,
    state: stateOf(cod),
    came: cod.came,
    paid: cod.paid,
    moved: cod.paid ?? 0,
  }));
  expect(rows, said).toEqual(due.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
};

const checkOwed = async ({ world, payeeId, bills }: Run, said: string) => {
  if (bills.length === 0) return;
  const rows = await world.asked<{ owed: number }>(
    'select coalesce(sum(balance_minor), 0)::int as owed from payable_balances where payee_id = $1',
    [payeeId],
  );
  expect(rows, said).toEqual([{ owed: owedFor(bills) }]);
};

/** The product and the model say the same of a run's orders, changes, claims, bills and money. */
export const checkRun = async (run: Run, said: string) => {
  await checkChanges(run, said);
  await checkCharges(run, said);
  await checkOrders(run, said);
  await checkClaims(run, said);
  await checkCods(run, said);
  await checkOwed(run, said);
  const { wallet, held } = await run.world.kit.balances(run.merchantId);
  run.state.collected = creditedOf(run.cods);
  const due = [model.walletOf(run.state), model.heldOf(run.state)];
  expect([wallet, held].map(Number), said).toEqual(due);
};
