import {
  type CodFilter,
  type CodState,
  type CodSum,
  type Currency,
  type listCodOrders,
  type Parsed,
  type Result,
  toAmount,
} from '@alpaca/contract';
import { fromWire, toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import * as repo from './codOrders.repository.ts';
import { codTerms } from './codTerms.ts';
import { viewsOf } from './codViews.ts';

const dayMs = 86_400_000;

/** What is asked for, and since when what has not come is late. */
const openList = async (ctx: Ctx, now: Date) => {
  const terms = await codTerms(ctx);
  return { terms, now, lateBefore: new Date(now.getTime() - terms.lateDays * dayMs) };
};

const monthOf = (ctx: Ctx, now: Date) =>
  fromWire(`${toWire(now, ctx.tenant.zone).slice(0, 7)}-01 00:00:00`, ctx.tenant.zone);

const sumOf = (sums: readonly repo.StateSum[], currency: Currency, states: readonly CodState[]) =>
  toAmount(
    sums
      .filter((sum) => sum.currency === currency && states.includes(sum.state))
      .reduce((all, { minor }) => all + minor, 0n),
    currency,
  );

const sumsOf = async (ctx: Ctx, open: readonly repo.StateSum[], now: Date): Promise<CodSum[]> => {
  const credited = await repo.creditedSince(ctx, monthOf(ctx, now));
  const byCurrency = new Map(credited.map(({ currency, minor }) => [currency, minor]));
  const currencies = new Set([...open, ...credited].map(({ currency }) => currency));
  return [...currencies].sort().map((currency) => ({
    currency,
    expected: sumOf(open, currency, ['expected']),
    collected: sumOf(open, currency, ['collected']),
    remitted: sumOf(open, currency, ['remitted', 'differs', 'approving']),
    credited: toAmount(byCurrency.get(currency) ?? 0n, currency),
  }));
};

const countsOf = (open: readonly repo.StateSum[]): Result<typeof listCodOrders>['byView'] => {
  const count = (state: CodState) =>
    open.filter((sum) => sum.state === state).reduce((all, sum) => all + sum.count, 0);
  return {
    late: open.reduce((all, sum) => all + sum.late, 0),
    expected: count('expected'),
    collected: count('collected'),
    remitted: count('remitted'),
    differs: count('differs'),
    approving: count('approving'),
  };
};

export const list = async (
  ctx: Ctx,
  { pageNo, pageSize, ...filter }: Parsed<typeof listCodOrders>['body'],
  now = new Date(),
): Promise<Result<typeof listCodOrders>> => {
  const { terms, lateBefore } = await openList(ctx, now);
  const [rows, open] = await Promise.all([
    repo.page(ctx, { ...filter, lateBefore }, { limit: pageSize, offset: (pageNo - 1) * pageSize }),
    repo.openSums(ctx, lateBefore),
  ]);
  const records = await viewsOf(ctx, rows, { now, lateBefore });
  return {
    page: { records, total: rows[0]?.total ?? 0, pageNo, pageSize },
    byView: countsOf(open),
    sums: await sumsOf(ctx, open, now),
    terms,
  };
};

const batchSize = 1_000;

/** For the spreadsheet. */
export async function* batches(ctx: Ctx, filter: CodFilter) {
  const { now, lateBefore } = await openList(ctx, new Date());
  for await (const rows of repo.batches(ctx, { ...filter, lateBefore }, batchSize)) {
    yield await viewsOf(ctx, rows, { now, lateBefore });
  }
}
