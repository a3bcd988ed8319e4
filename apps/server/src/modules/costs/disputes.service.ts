import {
  type answerProposal,
  type ChangeAct,
  type ChangeOutcome,
  type confirmCostChanges,
  type confirmSmallChanges,
  type countSmallChanges,
  type decideCostChange,
  type disputeCostChange,
  hasDecimalsOf,
  mayActOn,
  type Parsed,
  type proposeCostChange,
  type Result,
  toAmount,
  toMinor,
  type withdrawCostChange,
} from '@alpaca/contract';
import { amountText } from '../../platform/amountText.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import { refusalWords } from '../../platform/refusalWords.ts';
import { requireNotFrozen } from '../finance/index.ts';
import { settingsOf } from '../system/index.ts';
import { openThread, sayAsSystem, setTurn, speak } from '../threads/index.ts';
import { deadlineAt } from '../warehouses/index.ts';
import { endTalks, tellDisputed, tellMerchant, tellPages } from './changeStory.ts';
import * as repo from './changes.repository.ts';
import { settleChanges } from './changes.service.ts';

const differenceOf = ({ before_minor, after_minor }: repo.ChangeRow) => after_minor - before_minor;

/** Who may agree: a merchant that nobody froze. What falls due is debited all the same. */
const requireMayAgree = (ctx: Ctx) => requireNotFrozen(ctx, ownMerchant(ctx));

/** Agrees to all of some locked changes: they are debited at once. */
const confirmLocked = async (ctx: Ctx, changes: readonly repo.ChangeRow[]) => {
  await settleChanges(ctx, changes, { by: 'merchant', step: 'confirmed' });
  if (changes.length > 0) await tellPages(ctx, changes);
};

/** Agrees to changes as they were seen. Those that stand otherwise by now are told with why. */
export const confirm = (
  ctx: Ctx,
  { changes }: Parsed<typeof confirmCostChanges>['body'],
): Promise<Result<typeof confirmCostChanges>> =>
  inTx(ctx, async (ctx) => {
    await requireMayAgree(ctx);
    const seen = new Map(changes.map(({ id, revision }) => [id, revision]));
    const locked = await repo.lockChanges(ctx, [...seen.keys()]);
    if (locked.length < seen.size) refuse('costChange.notFound');
    const isAble = ({ id, revision, status }: repo.ChangeRow) =>
      revision === seen.get(id) && mayActOn(status, 'confirm');
    await confirmLocked(ctx, locked.filter(isAble));
    ctx.trail?.note({ count: locked.filter(isAble).length });
    const moved = new Refusal('costChange.moved');
    const byId = new Map(locked.map((change) => [change.id, change]));
    return [...seen.keys()].map((id): ChangeOutcome => {
      const change = byId.get(id) as repo.ChangeRow;
      const ok = isAble(change);
      return {
        id,
        orderNo: change.order_no,
        ok,
        errorKey: ok ? null : moved.key,
        message: ok ? '' : refusalWords(ctx.lang, moved),
      };
    });
  });

/** What awaits an answer of some orders is agreed to; of which there is nothing, with why not. */
export const confirmOfOrders = (
  ctx: Ctx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Refusal>> =>
  inTx(ctx, async (ctx) => {
    await requireMayAgree(ctx);
    const locked = await repo.lockChanges(ctx, await repo.awaitingOf(ctx, orderIds));
    const able = locked.filter(({ status }) => mayActOn(status, 'confirm'));
    await confirmLocked(ctx, able);
    const done = new Set(able.map(({ order_id }) => order_id));
    const nothing = new Refusal('costChange.nothing');
    return new Map(orderIds.filter((id) => !done.has(id)).map((id) => [id, nothing]));
  });

const sumOf = (some: readonly { minor: bigint }[]) =>
  some.reduce((sum, { minor }) => sum + BigInt(minor), 0n);

export const countSmall = async (
  ctx: Ctx,
  { currency, amount }: Parsed<typeof countSmallChanges>['query'],
): Promise<Result<typeof countSmallChanges>> => {
  ownMerchant(ctx);
  const some = await repo.smallOnes(ctx, currency, toMinor(amount, currency));
  return { count: some.length, amount: toAmount(sumOf(some), currency) };
};

/** All that await an answer and come to no more than an amount each, where they are as many as was shown. */
export const confirmSmall = (
  ctx: Ctx,
  { currency, amount, count }: Parsed<typeof confirmSmallChanges>['body'],
): Promise<Result<typeof confirmSmallChanges>> =>
  inTx(ctx, async (ctx) => {
    await requireMayAgree(ctx);
    const some = await repo.smallOnes(ctx, currency, toMinor(amount, currency));
    const locked = await repo.lockChanges(
      ctx,
      some.map(({ id }) => id),
    );
    const able = locked.filter(({ status }) => mayActOn(status, 'confirm'));
    if (able.length !== count) refuse('costChange.others');
    await confirmLocked(ctx, able);
    ctx.trail?.note({ count });
    const total = able.reduce((sum, change) => sum + differenceOf(change), 0n);
    return { done: able.length, amount: toAmount(total, currency) };
  });

/** One change as it was seen, on which this can be done. */
const lockOne = async (
  ctx: Ctx,
  { id, revision }: { id: string; revision: number },
  act: ChangeAct,
): Promise<repo.ChangeRow> => {
  const [change] = await repo.lockChanges(ctx, [id]);
  if (!change) return refuse('costChange.notFound');
  if (change.revision !== revision || !mayActOn(change.status, act)) refuse('costChange.moved');
  ctx.trail?.note({ no: change.order_no });
  return change;
};

const inDays = async (
  ctx: Ctx,
  change: repo.ChangeRow,
  setting: 'disputeDays' | 'costNoticeDays',
) =>
  deadlineAt(ctx, {
    warehouseId: change.warehouse_id,
    from: new Date(),
    days: (await settingsOf(ctx, setting))[setting],
  });

/** Its merchant says no, and why: the talk about it begins, and its clock runs for the staff. */
export const dispute = (
  ctx: Ctx,
  { id, revision, text, files }: Parsed<typeof disputeCostChange>['body'],
) =>
  inTx(ctx, async (ctx) => {
    ownMerchant(ctx);
    const change = await lockOne(ctx, { id, revision }, 'dispute');
    const dueAt = await inDays(ctx, change, 'disputeDays');
    await repo.move(ctx, id, { status: 'disputed', dueAt });
    await repo.tellOrders(ctx, [change.order_id]);
    await repo.addSteps(ctx, [
      {
        changeId: id,
        merchantId: change.merchant_id,
        step: 'disputed',
        amountMinor: differenceOf(change),
      },
    ]);
    const threadId = await openThread(ctx, {
      kind: 'costChange',
      subjectId: id,
      merchantId: change.merchant_id,
      title: change.order_no,
      turn: 'staff',
      dueAt,
    });
    await speak(ctx, { id: threadId, merchant_id: change.merchant_id }, { text, files });
    await tellDisputed(ctx, change, dueAt);
    await tellPages(ctx, [change]);
    return null;
  });

/** Its merchant agrees to what is offered, or to all of it after all. */
export const answer = (ctx: Ctx, { id, revision, act }: Parsed<typeof answerProposal>['body']) =>
  inTx(ctx, async (ctx) => {
    await requireMayAgree(ctx);
    const change = await lockOne(ctx, { id, revision }, act);
    const isAccepted = act === 'accept';
    await endTalks(ctx, [change], isAccepted ? 'accepted' : 'gaveIn');
    await settleChanges(ctx, [change], {
      by: isAccepted ? 'proposal' : 'merchant',
      step: isAccepted ? 'accepted' : 'gaveIn',
      agreedMinor: ({ after_minor, proposed_minor }) =>
        isAccepted ? (proposed_minor ?? after_minor) : after_minor,
    });
    await tellPages(ctx, [change]);
    return null;
  });

/** The difference that somebody typed, of what was announced at most. */
const typedDifference = (change: repo.ChangeRow, difference: string): bigint => {
  if (!hasDecimalsOf(difference, change.currency)) refuse('costChange.decimals');
  const minor = toMinor(difference, change.currency);
  return minor > differenceOf(change) ? refuse('costChange.tooMuch') : minor;
};

/** The staff offers another difference. Who lets it lie until its day agrees to it. */
export const propose = (
  ctx: Ctx,
  { id, revision, difference, reason }: Parsed<typeof proposeCostChange>['body'],
) =>
  inTx(ctx, async (ctx) => {
    const change = await lockOne(ctx, { id, revision }, 'propose');
    const minor = typedDifference(change, difference);
    const dueAt = await inDays(ctx, change, 'costNoticeDays');
    const proposedMinor = change.before_minor + minor;
    await repo.move(ctx, id, { status: 'proposed', dueAt, proposedMinor });
    await repo.addSteps(ctx, [
      {
        changeId: id,
        merchantId: change.merchant_id,
        step: 'proposed',
        amountMinor: minor,
        note: reason,
      },
    ]);
    const amount = amountText(minor, change.currency);
    const vars = { amount, reason };
    await sayAsSystem(ctx, 'costChange', id, { key: 'cost.proposed', vars });
    await setTurn(ctx, 'costChange', id, { turn: 'merchant', dueAt });
    await tellMerchant(ctx, 'cost.proposed', change, { minor, reason });
    await tellPages(ctx, [change]);
    return null;
  });

/** The staff ends a dispute. */
export const decide = (
  ctx: Ctx,
  { id, revision, difference, reason }: Parsed<typeof decideCostChange>['body'],
) =>
  inTx(ctx, async (ctx) => {
    const change = await lockOne(ctx, { id, revision }, 'decide');
    const minor = typedDifference(change, difference);
    const amount = amountText(minor, change.currency);
    await endTalks(ctx, [change], 'decided', { amount, reason });
    await settleChanges(ctx, [change], {
      by: 'decision',
      step: 'decided',
      note: reason,
      agreedMinor: ({ before_minor }) => before_minor + minor,
    });
    await tellMerchant(ctx, 'cost.decided', change, { minor, reason });
    await tellPages(ctx, [change]);
    return null;
  });

/** It was announced by mistake: nothing is asked for. */
export const withdraw = (
  ctx: Ctx,
  { id, revision, reason }: Parsed<typeof withdrawCostChange>['body'],
) =>
  inTx(ctx, async (ctx) => {
    const change = await lockOne(ctx, { id, revision }, 'withdraw');
    await settleChanges(ctx, [change], {
      by: 'decision',
      step: 'withdrawn',
      note: reason,
      agreedMinor: ({ before_minor }) => before_minor,
    });
    await tellMerchant(ctx, 'cost.withdrawn', change, { minor: differenceOf(change), reason });
    await tellPages(ctx, [change]);
    return null;
  });
