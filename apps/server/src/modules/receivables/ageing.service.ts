import {
  type AgeBand,
  ageBands,
  type Currency,
  type listReceivables,
  type Receivable,
  type Result,
  toAmount,
} from '@alpaca/contract';
import { todayOf } from '../../platform/clock/days.ts';
import type { Ctx } from '../../platform/context.ts';
import { type AgeingRow, ageing } from './ageing.repository.ts';
import { nameOf } from './statementViews.ts';

type Sums = Pick<AgeingRow, 'owed_minor' | 'unbilled_minor' | AgeBand>;

const told = (sums: Sums, currency: Currency) => ({
  owed: toAmount(sums.owed_minor, currency),
  unbilled: toAmount(sums.unbilled_minor, currency),
  ages: Object.fromEntries(
    ageBands.map((band) => [band, toAmount(sums[band], currency)]),
  ) as Receivable['ages'],
});

const added = (rows: readonly AgeingRow[]): Sums => {
  const sum = (key: keyof Sums) => rows.reduce((all, row) => all + row[key], 0n);
  const keys = ['owed_minor', 'unbilled_minor', ...ageBands] as const;
  return Object.fromEntries(keys.map((key) => [key, sum(key)])) as unknown as Sums;
};

const viewOf = (ctx: Ctx, row: AgeingRow): Receivable => ({
  merchantId: row.merchant_id,
  merchantCode: row.merchant_code,
  merchantName: nameOf(ctx, row),
  currency: row.currency,
  ...told(row, row.currency),
  creditLimit: toAmount(row.credit_limit_minor, row.currency),
  creditDays: row.credit_days,
  cycle: row.cycle,
  cycleId: row.cycle_id,
  revision: row.revision,
});

/** What credit merchants owe, by how long it is overdue. */
export const list = async (ctx: Ctx, now = new Date()): Promise<Result<typeof listReceivables>> => {
  const rows = await ageing(ctx, todayOf(ctx, now));
  return {
    rows: rows.map((row) => viewOf(ctx, row)),
    totals: [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own]) => ({
      currency,
      ...told(added(own), currency),
    })),
  };
};

/** For the spreadsheet. */
export async function* batches(ctx: Ctx) {
  yield (await list(ctx)).rows;
}
