import type {
  FailureKind,
  FailureReportFilter,
  FailureRow,
  getFailureReport,
  Language,
  Result,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { hasWords, words } from '../../platform/i18n/i18n.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { percentOf } from '../margin/index.ts';
import { type FailureSum, failureSums, ordersMade } from './failures.repository.ts';
import { periodOf, stepsFrom } from './period.ts';

const below: Record<FailureKind, string> = {
  refused: 'refusedReason',
  withheld: 'withholdReason',
  onTheWay: 'trackReason',
};

/** Carriers have reasons that nobody here has words for yet. */
const reasonWords = (lang: Language, kind: FailureKind, reason: string) => {
  const key = `${below[kind]}.${reason}`;
  return words(lang, hasWords(lang, key) ? key : 'failureOther');
};

const sumOf = (rows: readonly FailureSum[]) =>
  rows.reduce((sum, { failures }) => sum + failures, 0n);

const told = (failures: bigint, orders: bigint) => ({
  failures: Number(failures),
  orders: Number(orders),
  perHundred: percentOf(failures, orders),
});

const rowsOf = (lang: Language, sums: readonly FailureSum[], all: bigint): FailureRow[] => {
  const of = new Map<string, { kind: FailureKind; reason: string; now: bigint; before: bigint }>();
  for (const { kind, reason, is_now, failures } of sums) {
    if (kind === null || reason === null) continue;
    const row = of.get(`${kind} ${reason}`) ?? { kind, reason, now: 0n, before: 0n };
    row[is_now ? 'now' : 'before'] += failures;
    of.set(`${kind} ${reason}`, row);
  }
  return [...of.values()]
    .map(({ kind, reason, now, before }) => ({
      kind,
      reason,
      text: reasonWords(lang, kind, reason),
      failures: Number(now),
      percent: percentOf(now, all) ?? 0,
      before: Number(before),
    }))
    .sort(
      (a, b) => b.failures - a.failures || b.before - a.before || (a.reason < b.reason ? -1 : 1),
    );
};

export const failureReport = async (
  ctx: Ctx,
  filter: FailureReportFilter,
): Promise<Result<typeof getFailureReport>> => {
  const period = periodOf(filter);
  const merchantId = ownMerchant(ctx);
  const [sums, orders] = await Promise.all([
    failureSums(ctx, merchantId, filter, period),
    ordersMade(ctx, merchantId, period),
  ]);
  const steps = sums.filter(({ step }) => step !== null);
  const [now, before] = [true, false].map((side) =>
    sumOf(steps.filter(({ is_now }) => is_now === side)),
  ) as [bigint, bigint];
  return {
    period,
    total: told(now, orders.now),
    before: told(before, orders.before),
    steps: stepsFrom(period, steps, ({ failures }) => Number(failures), 0),
    rows: rowsOf(ctx.lang, sums, now),
  };
};
