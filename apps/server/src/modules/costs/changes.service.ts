import {
  type ChangeReason,
  type ChangeSettler,
  type ChangeStep,
  isOpenChange,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { type Command, post, postOne } from '../finance/index.ts';
import { endTalks } from './changeStory.ts';
import * as repo from './changes.repository.ts';
import { isTolerable } from './tolerance.ts';
import { openTolerances } from './tolerances.repository.ts';

type ChargeKind = Extract<Command, { op: 'charge' }>['lines'][number]['kind'];

/** What a change is in the ledger. */
export const kindOf: Record<ChangeReason, ChargeKind> = {
  measured: 'freight',
  bill: 'freight',
  remote: 'surcharge',
  storage: 'surcharge',
  other: 'surcharge',
  duty: 'duty',
  return: 'return',
};

interface Begun {
  id: string;
  change: repo.NewChange;
}

const differenceOf = ({ beforeMinor, afterMinor }: repo.NewChange) => afterMinor - beforeMinor;

/** Writes them down as they begin, each with the first line of its story. */
const begin = async (
  ctx: Ctx,
  changes: readonly { change: repo.NewChange; as: repo.BegunAs }[],
): Promise<Begun[]> => {
  const ids = await repo.insert(ctx, changes);
  const steps = changes.map(({ change, as }, at) => ({
    changeId: ids[at] as string,
    merchantId: change.order.merchant_id,
    step: as.status === 'awaiting' ? ('announced' as const) : as.status,
    amountMinor: differenceOf(change),
  }));
  await repo.addSteps(ctx, steps);
  return changes.map(({ change }, at) => ({ id: ids[at] as string, change }));
};

/** It is earned and let go in one: its merchant sees both, and pays nothing. */
const absorbFor = ({ id, change }: Begun): Command => ({
  op: 'absorb',
  key: `costChange:${id}`,
  merchantId: change.order.merchant_id,
  currency: change.currency,
  subjectId: id,
  note: change.order.order_no,
  lines: [{ kind: kindOf[change.reason], minor: differenceOf(change) }],
});

/** All of them, or none. */
export const postAll = async (ctx: Ctx, commands: readonly Command[]) => {
  const posted = commands.length > 0 ? await post(ctx, commands) : [];
  const refused = posted.find(({ outcome }) => outcome === 'refused');
  if (refused) throw new Error(`the ledger refused a cost change: ${refused.reason}`);
};

export interface ToAnnounce extends repo.NewChange {
  dueAt: Date;
}

/**
 * Parcels cost more than was charged. What is tolerable the house bears; of the rest their merchants hear, and
 * are debited when nobody disputes it until its day. Their ids, in the order in which they were given.
 */
export const announceChanges = async (
  ctx: Ctx,
  changes: readonly ToAnnounce[],
): Promise<string[]> => {
  const toleranceFor = await openTolerances(ctx);
  const wanted = changes.map(({ dueAt, ...change }) => ({
    change,
    as: (isTolerable(change, toleranceFor(change))
      ? { status: 'absorbed' }
      : { status: 'awaiting', dueAt }) as repo.BegunAs,
  }));
  const begun = await begin(ctx, wanted);
  const isBorne = (_: Begun, at: number) => wanted[at]?.as.status === 'absorbed';
  await postAll(ctx, begun.filter(isBorne).map(absorbFor));
  const asked = begun.filter((one, at) => !isBorne(one, at));
  if (asked.length > 0) {
    await repo.tellOrders(
      ctx,
      asked.map(({ change }) => change.order.id),
    );
  }
  return begun.map(({ id }) => id);
};

export const announceChange = async (ctx: Ctx, change: repo.NewChange, dueAt: Date) =>
  (await announceChanges(ctx, [{ ...change, dueAt }]))[0] as string;

/** Parcels cost less: what was charged too much is given back at once by the caller. */
export const recordCredits = async (
  ctx: Ctx,
  changes: readonly repo.NewChange[],
): Promise<string[]> => {
  if (changes.length === 0) return [];
  const begun = await begin(
    ctx,
    changes.map((change) => ({ change, as: { status: 'credited' } })),
  );
  await repo.tellOrders(
    ctx,
    changes.map(({ order }) => order.id),
  );
  return begun.map(({ id }) => id);
};

export const recordCredit = async (ctx: Ctx, change: repo.NewChange) =>
  (await recordCredits(ctx, [change]))[0] as string;

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
  await postAll(ctx, commands);
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
  const paid = await repo.netPaid(
    ctx,
    debited.map(({ id }) => id),
  );
  for (const change of debited) {
    // A corrected bill may have given some of it back before.
    const minor = paid.get(change.id) ?? 0n;
    if (minor === 0n) continue;
    await postOne(ctx, {
      op: 'refund',
      key: `costChange:${change.id}:back`,
      ...ofChange(change),
      lines: linesOf(change, minor),
    });
  }
  const over = [...debited, ...changes.filter(({ status }) => isOpenChange(status))];
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
