import {
  type ChangeSettler,
  type CostChange,
  type CostChangeDetail,
  type ParcelWeight,
  toAmount,
  weightSources,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { parcelFactsOf } from '../../platform/lists/parcelFacts.ts';
import { type StepRow, stepName } from '../../platform/lists/storySteps.ts';
import { photoCounts } from '../files/index.ts';
import { productNames, ruleText, type WeighedRule } from '../rates/index.ts';
import { threadsOf } from '../threads/index.ts';
import type { ListedChange } from './changeList.repository.ts';

const wire = (ctx: Ctx, time: Date | null) => time && toWire(time, ctx.tenant.zone);

export const viewsOf = async (
  ctx: Ctx,
  rows: readonly ListedChange[],
  now = new Date(),
): Promise<CostChange[]> => {
  const ids = rows.map(({ id }) => id);
  const [products, threads, photos] = await Promise.all([
    productNames(ctx),
    threadsOf(ctx, 'costChange', ids),
    photoCounts(
      ctx,
      rows.map(({ order_id }) => order_id),
    ),
  ]);
  return rows.map((row) => {
    const { currency, before_minor, after_minor, proposed_minor, agreed_minor, status } = row;
    const thread = threads.get(row.id);
    const more = (minor: bigint | null) =>
      minor === null ? null : toAmount(minor - before_minor, currency);
    const isDecided = row.settled_at !== null;
    return {
      id: row.id,
      revision: row.revision,
      orderId: row.order_id,
      merchantId: row.merchant_id,
      productId: row.product_id,
      ...parcelFactsOf(ctx.lang, row, products.get(row.product_id ?? '') ?? ''),
      reason: row.reason,
      state: status,
      currency,
      before: toAmount(before_minor, currency),
      after: toAmount(after_minor, currency),
      difference: toAmount(after_minor - before_minor, currency),
      proposed: status === 'proposed' ? more(proposed_minor) : null,
      settled: more(agreed_minor),
      settledBy: row.settled_by as ChangeSettler | null,
      createTime: toWire(row.created_at, ctx.tenant.zone),
      dueTime: isDecided ? null : wire(ctx, row.due_at),
      isOverdue: !isDecided && row.due_at !== null && row.due_at < now,
      settleTime: wire(ctx, row.settled_at),
      threadId: thread?.id ?? null,
      turn: thread?.turn ?? null,
      unread: thread?.unread ?? 0,
      photoCount: photos.get(row.order_id) ?? 0,
    };
  });
};

export type ByWeight<T> = Partial<Record<ParcelWeight['by'], T>>;

const kg = (g: number) => g / 1000;

const weightOf = (
  ctx: Ctx,
  by: ParcelWeight['by'],
  rule: WeighedRule | undefined,
  price: string | undefined,
): ParcelWeight => ({
  by,
  weightKg: rule ? kg(rule.realG) : null,
  volumetricKg: rule && rule.volumetricG > 0 ? kg(rule.volumetricG) : null,
  billableKg: rule ? kg(rule.billableG) : null,
  stepKg: rule && rule.stepG > 0 ? kg(rule.stepG) : null,
  sizes: rule?.boxes.flatMap(({ sides }) => (sides ? [sides.join(' × ')] : [])) ?? [],
  price: (rule && price) ?? null,
  rule: rule ? ruleText(ctx.lang, rule) : '',
});

/** As they were when the change came about: prices of later days change nothing of them. */
export const weightsOf = (ctx: Ctx, row: ListedChange): ParcelWeight[] => {
  const weights = (row.detail.weights ?? {}) as ByWeight<WeighedRule>;
  if (!weights.declared && !weights.measured) return [];
  const { currency, before_minor: declared, after_minor: measured } = row;
  // By a carrier's bill more may have been asked for before: what each weight costs is kept with it.
  const prices = (row.detail.prices ?? { declared, measured }) as ByWeight<bigint | number>;
  return weightSources.map((by) => {
    const minor = prices[by];
    const price = minor === undefined ? undefined : toAmount(BigInt(minor), currency);
    return weightOf(ctx, by, weights[by], price);
  });
};

export const stepViews = (
  ctx: Ctx,
  { currency }: ListedChange,
  steps: readonly StepRow[],
): CostChangeDetail['steps'] =>
  steps.map((row) => ({
    id: row.id,
    time: toWire(row.created_at, ctx.tenant.zone),
    step: row.step as CostChangeDetail['steps'][number]['step'],
    byName: stepName(ctx, row),
    amount: row.amount_minor === null ? null : toAmount(row.amount_minor, currency),
    note: row.note,
  }));
