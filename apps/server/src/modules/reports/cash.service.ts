import {
  type CashReportFilter,
  type CashRow,
  constants,
  type getCashForecast,
  type Result,
  toAmount,
} from '@alpaca/contract';
import { addDays, todayOf } from '../../platform/clock/days.ts';
import type { Ctx } from '../../platform/context.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { type WalletMinor, walletsOf } from '../finance/index.ts';
import { type SpentSum, spentSums, type WaitingSum, waitingSums } from './cash.repository.ts';
import { daysIn, periodOf, stepsFrom } from './period.ts';
import { shareOf } from './ratios.ts';

// Nobody plans further, and the calendar of the wire ends somewhere.
const daysMost = 3_650;

/** For how many whole days money suffices that is spent evenly; null where it is not spent. */
const daysLeft = (left: bigint, spent: bigint, days: number): number | null => {
  if (spent <= 0n) return null;
  if (left <= 0n) return 0;
  return Math.min(Number((left * BigInt(days)) / spent), daysMost);
};

interface Known {
  today: string;
  days: number;
  spent: readonly SpentSum[];
  waiting: readonly WaitingSum[];
}

const rowOf = (wallet: WalletMinor, { today, days, spent, waiting }: Known): CashRow => {
  const { currency, available } = wallet;
  const amount = (minor: bigint) => toAmount(minor, currency);
  const waits = waiting.find((one) => one.currency === currency);
  const of = (isNow: boolean) =>
    spent.find((one) => one.currency === currency && one.is_now === isNow)?.spent ?? 0n;
  const left = available - (waits?.minor ?? 0n);
  const lastsDays = daysLeft(left, of(true), days);
  const perDay = (isNow: boolean) => shareOf(of(isNow), BigInt(days), currency) as string;
  return {
    currency,
    available: amount(available),
    waitingOrders: waits?.orders ?? 0,
    waitingChanges: waits?.changes ?? 0,
    waiting: amount(waits?.minor ?? 0n),
    left: amount(left),
    spent: amount(of(true)),
    perDay: perDay(true),
    perDayBefore: perDay(false),
    lastsUntil: lastsDays === null ? null : addDays(today, lastsDays),
    lastsDays,
  };
};

export const cashForecast = async (
  ctx: Ctx,
  filter: CashReportFilter,
): Promise<Result<typeof getCashForecast>> => {
  const merchantId = ownMerchant(ctx);
  const period = periodOf(filter);
  const [wallets, sums, waiting] = await Promise.all([
    walletsOf(ctx),
    spentSums(ctx, merchantId, period),
    waitingSums(ctx, merchantId),
  ]);
  const currency = filter.currency ?? constants.mainCurrency;
  const steps = sums.filter((row) => row.step !== null && row.currency === currency);
  const spent = sums.filter(({ step }) => step === null);
  const known = { today: todayOf(ctx, new Date()), days: daysIn(period), spent, waiting };
  return {
    currency,
    period,
    steps: stepsFrom(period, steps, (row) => toAmount(row.spent, currency), toAmount(0n, currency)),
    wallets: wallets.map((wallet) => rowOf(wallet, known)),
  };
};
