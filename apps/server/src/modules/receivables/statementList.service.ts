import {
  type getStatement,
  type listStatements,
  type Parsed,
  type Result,
  type StatementFilter,
  statementViews,
  toAmount,
} from '@alpaca/contract';
import { todayOf } from '../../platform/clock/days.ts';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { paymentsOf } from './payments.repository.ts';
import * as repo from './statements.repository.ts';
import { receivedIn, viewsOf } from './statementViews.ts';

export const list = async (
  ctx: Ctx,
  { pageNo, pageSize, ...filter }: Parsed<typeof listStatements>['body'],
): Promise<Result<typeof listStatements>> => {
  const asked = { ...filter, today: todayOf(ctx, new Date()) };
  const [rows, sums] = await Promise.all([
    repo.page(ctx, asked, { limit: pageSize, offset: (pageNo - 1) * pageSize }),
    repo.viewSums(ctx, asked),
  ]);
  return {
    page: { records: await viewsOf(ctx, rows), total: rows[0]?.total ?? 0, pageNo, pageSize },
    byView: Object.fromEntries(
      statementViews.map((view) => [view, sums.reduce((all, sum) => all + sum[view], 0)]),
    ) as Result<typeof listStatements>['byView'],
    unpaid: sums
      .filter(({ unpaid_minor }) => unpaid_minor > 0n)
      .map(({ currency, unpaid_minor, overdue_minor }) => ({
        currency,
        amount: toAmount(unpaid_minor, currency),
        overdue: toAmount(overdue_minor, currency),
      })),
  };
};

/** One of the ctx's reach. */
export const findOne = async (ctx: Ctx, id: string): Promise<repo.StatementRow> =>
  (await repo.find(ctx, id)) ?? refuse('statement.notFound');

export const get = async (ctx: Ctx, id: string): Promise<Result<typeof getStatement>> => {
  const row = await findOne(ctx, id);
  const [[statement], payments] = await Promise.all([viewsOf(ctx, [row]), paymentsOf(ctx, row)]);
  const { currency, lines } = row;
  return {
    statement: statement ?? refuse('statement.notFound'),
    opening: toAmount(row.opening_minor, currency),
    closing: toAmount(row.credited_until_minor - row.charged_until_minor, currency),
    received: receivedIn(row),
    lines: lines.map((line) => ({ ...line, currency })),
    payments: payments.map(({ day, kind, minor }) => ({
      day,
      kind,
      amount: toAmount(minor, currency),
    })),
  };
};

const batchSize = 1_000;

/** For the spreadsheet. */
export async function* batches(ctx: Ctx, filter: StatementFilter) {
  const asked = { ...filter, today: todayOf(ctx, new Date()) };
  for await (const rows of repo.batches(ctx, asked, batchSize)) yield await viewsOf(ctx, rows);
}
