import { type Currency, constants, toAmount } from '@alpaca/contract';
import { addDays, todayOf } from '../../platform/clock/days.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { settingsOf } from '../system/index.ts';
import * as repo from './issuing.repository.ts';
import { endedPeriods, type Period } from './periods.ts';
import { tellIssued } from './statementStory.ts';

const dayMs = 86_400_000;

/** Such as ST261031-KAPOK: who looks for one knows the merchant and the day. */
const numberOf = (code: string, { toDay }: Period, currency: Currency) => {
  const day = toDay.slice(2).replaceAll('-', '');
  const suffix = currency === constants.mainCurrency ? '' : `-${currency}`;
  return `ST${day}-${code.toUpperCase()}${suffix}`;
};

const total = (sums: readonly repo.PeriodSum[], of: (sum: repo.PeriodSum) => bigint) =>
  sums.reduce((all, sum) => all + of(sum), 0n);

/** The sums of one currency as a statement keeps them. */
const keptSums = (sums: readonly repo.PeriodSum[], currency: Currency) => {
  const chargedUntil = total(sums, ({ out_until }) => out_until);
  const creditedUntil = total(sums, ({ in_until }) => in_until);
  const charged = total(sums, ({ out_minor }) => out_minor);
  const credited = total(sums, ({ in_minor }) => in_minor);
  return {
    charged,
    chargedUntil,
    creditedUntil,
    opening: creditedUntil - credited - (chargedUntil - charged),
    lines: sums
      .filter(({ count }) => count > 0n)
      .map(({ kind, in_minor, out_minor, count }) => ({
        kind,
        in: toAmount(in_minor, currency),
        out: toAmount(out_minor, currency),
        count: Number(count),
      })),
  };
};

interface Issuing {
  now: Date;
  days: number;
  before: Map<string, bigint>;
}

/** One statement for each currency that something was charged in. */
const issuePeriod = async (ctx: Ctx, cycle: repo.CycleRow, period: Period, issuing: Issuing) => {
  const { now, days, before } = issuing;
  const sums = await repo.periodSums(ctx, cycle.merchant_id, period);
  for (const [currency, own] of Map.groupBy(sums, (sum) => sum.currency)) {
    const { charged, ...kept } = keptSums(own, currency);
    const owes = kept.chargedUntil > kept.creditedUntil;
    // Who pays beforehand again gets no more of them once nothing is owed.
    if (charged === 0n || (cycle.terms !== 'credit' && !owes)) continue;
    const statement = {
      ...kept,
      ...period,
      id: newId(),
      merchantId: cycle.merchant_id,
      no: numberOf(cycle.code, period, currency),
      currency,
      cycle: cycle.cycle,
      chargedBefore: before.get(currency) ?? 0n,
      dueOn: addDays(todayOf(ctx, now), cycle.credit_days),
      issuedAt: now,
      silentAt: new Date(now.getTime() + days * dayMs),
    };
    await repo.insert(ctx, statement);
    before.set(currency, kept.chargedUntil);
    await tellIssued(ctx, statement);
  }
};

/** Issues what is due to one merchant. Two who do it at once: the second finds nothing left to do. */
const issueTo = (ctx: Ctx, id: string, now: Date, until: string) =>
  inTx(ctx, async (ctx) => {
    const cycle = await repo.lockCycle(ctx, id);
    if (!cycle) return;
    const periods = endedPeriods(cycle.until, cycle.cycle, until);
    const [last] = periods.slice(-1);
    if (!last) return;
    const { statementDays: days } = await settingsOf(ctx, 'statementDays');
    const before = await repo.chargedUntil(ctx, cycle.merchant_id);
    for (const period of periods) await issuePeriod(ctx, cycle, period, { now, days, before });
    await repo.markIssued(ctx, id, last.toDay);
  });

// What was begun before midnight counts for the day before: a period's sums stand once that is done.
const afterMidnightMs = 3_600_000;

/** Every period that has ended becomes a statement; a failing one holds up no other merchant's. */
export const issueStatements = async (ctx: Ctx, now: Date) => {
  const today = todayOf(ctx, new Date(now.getTime() - afterMidnightMs));
  // The month that a merchant is first seen in is the first on a statement.
  await repo.addCycles(ctx, addDays(`${today.slice(0, 8)}01`, -1));
  for (const { id, merchant_id, cycle, until } of await repo.openCycles(ctx, today)) {
    if (endedPeriods(until, cycle, today).length === 0) continue;
    await issueTo(ctx, id, now, today).catch((err) =>
      ctx.log.error({ err, merchant: merchant_id }, 'statements were not issued'),
    );
  }
};
