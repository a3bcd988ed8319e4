import type { ChangeReason, ChangeSettler, ChangeStep } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { type Command, post, postOne } from '../finance/index.ts';
import { endTalks } from './changeStory.ts';
import * as repo from './changes.repository.ts';
import { isTolerable } from './tolerance.ts';
import { toleranceFor } from './tolerances.repository.ts';

type ChargeKind = Extract<Command, { op: 'charge' }>['lines'][number]['kind'];

/** What a change is in the ledger. */
const kindOf: Record<ChangeReason, ChargeKind> = {
  measured: 'freight',
  bill: 'freight',
  remote: 'surcharge',
  storage: 'surcharge',
  other: 'surcharge',
  duty: 'duty',
  return: 'return',
};

/** It is earned and let go in one: its merchant sees both, and pays nothing. */
const absorb = async (ctx: Ctx, change: repo.NewChange) => {
  const id = await repo.insert(ctx, change, { status: 'absorbed' });
  const { order, currency, reason, beforeMinor, afterMinor } = change;
  const minor = afterMinor - beforeMinor;
  await postOne(ctx, {
    op: 'absorb',
    key: `costChange:${id}`,
    merchantId: order.merchant_id,
    currency,
    subjectId: id,
    note: order.order_no,
    lines: [{ kind: kindOf[reason], minor }],
  });
  const step = { changeId: id, merchantId: order.merchant_id, amountMinor: minor };
  await repo.addSteps(ctx, [{ ...step, step: 'absorbed' }]);
  return id;
};

/**
 * A parcel costs more than was charged. What is tolerable the house bears; of the rest its merchant hears, and
 * is debited when nobody disputes it until its day.
 */
export const announceChange = async (ctx: Ctx, change: repo.NewChange, dueAt: Date) => {
  const { order, currency } = change;
  const about = { merchantId: order.merchant_id, productId: order.product_id, currency };
  if (isTolerable(change, await toleranceFor(ctx, about))) return absorb(ctx, change);
  const id = await repo.insert(ctx, change, { status: 'awaiting', dueAt });
  await repo.tellOrders(ctx, [order.id]);
  const amountMinor = change.afterMinor - change.beforeMinor;
  const step = { changeId: id, merchantId: order.merchant_id, amountMinor };
  await repo.addSteps(ctx, [{ ...step, step: 'announced' }]);
  return id;
};

/** A parcel costs less: what was charged too much is given back at once by the caller. */
export const recordCredit = async (ctx: Ctx, change: repo.NewChange) => {
  const id = await repo.insert(ctx, change, { status: 'credited' });
  await repo.tellOrders(ctx, [change.order.id]);
  const amountMinor = change.afterMinor - change.beforeMinor;
  const step = { changeId: id, merchantId: change.order.merchant_id, amountMinor };
  await repo.addSteps(ctx, [{ ...step, step: 'credited' }]);
  return id;
};

/** What its merchant has paid for it, or is to pay. */
const linesOf = ({ reason }: repo.ChangeRow, minor: bigint) => [{ kind: kindOf[reason], minor }];

const ofChange = (change: repo.ChangeRow) => ({
  merchantId: change.merchant_id,
  currency: change.currency,
  subjectId: change.id,
  note: change.order_no,
});

export interface Settlement {
  by: ChangeSettler;
  step: ChangeStep;
  note?: string;
  /** What each comes to; all of the announced difference where nothing is said. */
  agreedMinor?: (change: repo.ChangeRow) => bigint;
}

/**
 * Ends locked changes, all in one posting: each is debited what was agreed, even if the wallet goes below, or
 * withdrawn where nothing is left of it.
 */
export const settleChanges = async (
  ctx: Ctx,
  changes: readonly repo.ChangeRow[],
  { by, step, note, agreedMinor = ({ after_minor }) => after_minor }: Settlement,
) => {
  if (changes.length === 0) return;
  const priced = changes.map((change) => {
    const agreed = agreedMinor(change);
    return { change, agreed, minor: agreed - change.before_minor };
  });
  const commands = priced
    .filter(({ minor }) => minor > 0n)
    .map(({ change, minor }) => ({
      op: 'charge' as const,
      key: `costChange:${change.id}`,
      ...ofChange(change),
      lines: linesOf(change, minor),
      below: true,
    }));
  const posted = commands.length > 0 ? await post(ctx, commands) : [];
  const refused = posted.find(({ outcome }) => outcome === 'refused');
  if (refused) throw new Error(`the ledger refused a cost change: ${refused.reason}`);
  const settled = priced.map(({ change, agreed, minor }) => ({
    id: change.id,
    agreedMinor: agreed,
    status: minor > 0n ? ('debited' as const) : ('withdrawn' as const),
  }));
  await repo.settle(ctx, settled, by);
  await repo.tellOrders(
    ctx,
    changes.map(({ order_id }) => order_id),
  );
  await repo.addSteps(
    ctx,
    priced.map(({ change, minor }) => ({
      changeId: change.id,
      merchantId: change.merchant_id,
      step,
      amountMinor: minor,
      note: note ?? '',
    })),
  );
};

/**
 * The parcel never leaves: what was announced is withdrawn, what was debited goes back. What was credited
 * stays, since the order's own charge is smaller by it already; what the house bore cost its merchant nothing.
 */
export const undoChanges = async (ctx: Ctx, order: Pick<repo.ChangedOrder, 'id' | 'order_no'>) => {
  const changes = await repo.lockOfOrder(ctx, order.id);
  const debited = changes.filter(({ status }) => status === 'debited');
  for (const change of debited) {
    const minor = (change.agreed_minor as bigint) - change.before_minor;
    await postOne(ctx, {
      op: 'refund',
      key: `costChange:${change.id}:back`,
      ...ofChange(change),
      lines: linesOf(change, minor),
    });
  }
  const over = [...debited, ...changes.filter(({ status }) => repo.isOpen(status))];
  if (over.length === 0) return;
  await repo.settle(
    ctx,
    over.map(({ id, before_minor }) => ({
      id,
      agreedMinor: before_minor,
      status: 'withdrawn' as const,
    })),
    'rule',
  );
  await repo.addSteps(
    ctx,
    over.map(({ id, merchant_id, status }) => ({
      changeId: id,
      merchantId: merchant_id,
      step: status === 'debited' ? ('givenBack' as const) : ('withdrawn' as const),
    })),
  );
  await endTalks(ctx, over, 'withdrawn');
  await repo.tellOrders(ctx, [order.id]);
};
