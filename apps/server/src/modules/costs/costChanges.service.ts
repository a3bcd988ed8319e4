import type { Currency } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { type Command, postOne } from '../finance/index.ts';
import * as repo from './costChanges.repository.ts';

type ChargeKind = Extract<Command, { op: 'charge' }>['lines'][number]['kind'];

/** What a change is in the ledger. */
const kindOf: Record<repo.ChangeReason, ChargeKind> = {
  measured: 'freight',
  bill: 'freight',
  remote: 'surcharge',
  storage: 'surcharge',
  other: 'surcharge',
  duty: 'duty',
  return: 'return',
};

interface Change {
  order: repo.ChangedOrder;
  reason: repo.ChangeReason;
  currency: Currency;
  beforeMinor: bigint;
  afterMinor: bigint;
  /** Both prices with their rules. */
  detail: Record<string, unknown>;
}

const add = async (
  ctx: Ctx,
  { order, reason, currency, beforeMinor, afterMinor, detail }: Change,
  rest: { status: 'awaiting' | 'credited'; due_at: Date | null; settled_at: Date | null },
) => {
  const id = newId();
  await ctx.db
    .insertInto('cost_changes')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      merchant_id: order.merchant_id,
      order_id: order.id,
      reason,
      currency,
      before_minor: beforeMinor,
      after_minor: afterMinor,
      detail: JSON.stringify(detail),
      created_by: ctx.session?.userId ?? null,
      ...rest,
    })
    .execute();
  return id;
};

/** A parcel costs more than was charged: its merchant hears of it, and is debited when nobody disputes it. */
export const announceChange = async (ctx: Ctx, change: Change, dueAt: Date) => {
  const id = await add(ctx, change, { status: 'awaiting', due_at: dueAt, settled_at: null });
  await repo.setConfirmStatus(ctx, change.order.id, 'awaiting');
  return id;
};

/** A parcel costs less: what was charged too much is given back at once by the caller. */
export const recordCredit = async (ctx: Ctx, change: Change) => {
  const id = await add(ctx, change, { status: 'credited', due_at: null, settled_at: new Date() });
  await repo.setConfirmStatus(ctx, change.order.id, 'confirmed');
  return id;
};

interface Settled {
  id: string;
  merchant_id: string;
  reason: string;
  currency: string;
  before_minor: bigint;
  after_minor: bigint;
}
const linesOf = ({ reason, before_minor, after_minor }: Settled) => [
  { kind: kindOf[reason as repo.ChangeReason], minor: after_minor - before_minor },
];

/** Takes what was announced, even if the wallet goes below. */
export const debitChange = async (
  ctx: Ctx,
  change: Settled & { order_id: string; order_no: string },
) => {
  await postOne(ctx, {
    op: 'charge',
    key: `costChange:${change.id}`,
    merchantId: change.merchant_id,
    currency: change.currency as Currency,
    subjectId: change.id,
    note: change.order_no,
    lines: linesOf(change),
    below: true,
  });
  await repo.settle(ctx, [change.id], 'debited');
  await repo.setConfirmStatus(ctx, change.order_id, 'confirmed');
};

/**
 * The parcel never leaves: what was announced is withdrawn, what was debited goes back. What was credited
 * stays, since the order's own charge is smaller by it already.
 */
export const undoChanges = async (ctx: Ctx, order: repo.ChangedOrder) => {
  const changes = await repo.lockOfOrder(ctx, order.id);
  for (const change of changes.filter(({ status }) => status === 'debited')) {
    await postOne(ctx, {
      op: 'refund',
      key: `costChange:${change.id}:back`,
      merchantId: change.merchant_id,
      currency: change.currency as Currency,
      subjectId: change.id,
      note: order.order_no,
      lines: linesOf(change),
    });
  }
  const over = changes.filter(({ status }) => !['credited', 'withdrawn'].includes(status));
  if (over.length === 0) return;
  await repo.settle(
    ctx,
    over.map(({ id }) => id),
    'withdrawn',
  );
  await repo.setConfirmStatus(ctx, order.id, 'none');
};
