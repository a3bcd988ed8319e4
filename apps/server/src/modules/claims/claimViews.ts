import { type Claim, type ClaimDetail, type Currency, toAmount } from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { parcelFactsOf } from '../../platform/lists/parcelFacts.ts';
import { type StepRow, stepName } from '../../platform/lists/storySteps.ts';
import { productNames } from '../rates/index.ts';
import { threadsOf } from '../threads/index.ts';
import type { FileRow, ListedClaim } from './claimList.repository.ts';

const amountOf = (minor: bigint | null, currency: Currency) =>
  minor === null ? null : toAmount(minor, currency);
const wire = (ctx: Ctx, time: Date | null) => time && toWire(time, ctx.tenant.zone);

/** What stands between the house and its carrier, and between its people. */
const staffSide = (ctx: Ctx, row: ListedClaim) => {
  if (ctx.merchantId) {
    const nothing = { cap: null, carrierDay: null, carrierOutcome: null, carrierAmount: null };
    return { ...nothing, carrierRef: '', isOwnOffer: false };
  }
  return {
    cap: amountOf(row.cap_minor, row.currency),
    carrierRef: row.carrier_ref,
    carrierDay: row.carrier_day,
    carrierOutcome: row.carrier_outcome,
    carrierAmount: amountOf(row.carrier_minor, row.currency),
    isOwnOffer: row.offered_by !== null && row.offered_by === ctx.session?.userId,
  };
};

/** An offer that nobody has approved yet is not the merchant's to know; to them the staff is still looking. */
const shownState = (ctx: Ctx, { state }: ListedClaim) =>
  ctx.merchantId && state === 'approving' ? 'answered' : state;
const isShown = (ctx: Ctx, { state }: ListedClaim) =>
  !ctx.merchantId || state === 'offered' || state === 'objected' || state === 'paid';

export const viewsOf = async (
  ctx: Ctx,
  rows: readonly ListedClaim[],
  now = new Date(),
): Promise<Claim[]> => {
  const ids = rows.map(({ id }) => id);
  const [products, threads] = await Promise.all([productNames(ctx), threadsOf(ctx, 'claim', ids)]);
  return rows.map((row) => {
    const { currency } = row;
    const thread = threads.get(row.id);
    const isOver = row.ended_at !== null;
    return {
      id: row.id,
      revision: row.revision,
      orderId: row.order_id,
      productId: row.product_id,
      ...parcelFactsOf(ctx.lang, row, products.get(row.product_id ?? '') ?? ''),
      kind: row.kind,
      state: shownState(ctx, row),
      currency,
      wanted: toAmount(row.wanted_minor, currency),
      declared: toAmount(row.declared_minor, currency),
      insured: amountOf(row.insured_minor, currency),
      liability: amountOf(row.liability_minor, currency),
      offered: isShown(ctx, row) ? amountOf(row.offered_minor, currency) : null,
      ...staffSide(ctx, row),
      createTime: toWire(row.created_at, ctx.tenant.zone),
      deadlineTime: wire(ctx, row.deadline_at),
      dueTime: isOver ? null : wire(ctx, row.due_at),
      isOverdue: !isOver && row.due_at !== null && row.due_at < now,
      endTime: wire(ctx, row.ended_at),
      threadId: thread?.id ?? null,
      turn: thread?.turn ?? null,
      unread: thread?.unread ?? 0,
    };
  });
};

// Between the staff and its carrier, and among the staff.
const inner: readonly string[] = ['carrierAccepted', 'carrierRefused', 'offeredAbove', 'sentBack'];

export const stepViews = (
  ctx: Ctx,
  { currency }: ListedClaim,
  steps: readonly StepRow[],
): ClaimDetail['steps'] =>
  steps
    .filter(({ step }) => !ctx.merchantId || !inner.includes(step))
    .map((row) => ({
      id: row.id,
      time: toWire(row.created_at, ctx.tenant.zone),
      step: row.step as ClaimDetail['steps'][number]['step'],
      byName: stepName(ctx, row),
      amount: amountOf(row.amount_minor, currency),
      // A carrier's number is the staff's own.
      note: ctx.merchantId && row.step === 'sentOn' ? '' : row.note,
    }));

export const fileViews = (ctx: Ctx, files: readonly FileRow[]): ClaimDetail['documents'] =>
  files.map((row) => ({
    document: row.document,
    key: row.id,
    name: row.name,
    contentType: row.content_type,
    time: toWire(row.created_at, ctx.tenant.zone),
  }));
