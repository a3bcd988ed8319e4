import { Readable } from 'node:stream';
import {
  type Bill,
  type billDownload,
  type billList,
  type Currency,
  type Parsed,
  type TransactionKind,
  toAmount,
} from '@alpaca/contract';
import { sql } from 'kysely';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import type { FileReply } from '../../platform/http/bind.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { refuse } from '../../platform/refusal.ts';
import { billPdf } from './billPdf.ts';
import { billSheet } from './billSheet.ts';
import { type Statement, statementOf } from './billStatement.ts';
import { ownMerchant } from './ownMerchant.ts';

interface MonthSum {
  month: string;
  currency: Currency;
  kind: TransactionKind;
  in_minor: bigint;
  out_minor: bigint;
  count: bigint;
}

const monthSums = async (ctx: Ctx, currency: Currency | undefined) => {
  const { rows } = await sql<MonthSum>`
    select to_char(day, 'YYYY-MM') as month, currency, kind, sum(in_minor)::bigint as in_minor,
      sum(out_minor)::bigint as out_minor, sum(in_count + out_count)::bigint as count
    from ledger_days
    where tenant_id = ${ctx.tenant.id} and merchant_id = ${ownMerchant(ctx)}
      ${currency ? sql`and currency = ${currency}` : sql``}
    group by 1, 2, 3 order by 1, 2, 3
  `.execute(ctx.db);
  return rows;
};

const next = (month: string) => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

const thisMonth = (ctx: Ctx) => toWire(new Date(), ctx.tenant.zone).slice(0, 7);

/** Every month since the first transaction, those without one too: each begins as the last ended. */
const billsOf = (currency: Currency, sums: readonly MonthSum[], current: string): Bill[] => {
  const bills: Bill[] = [];
  let balance = 0n;
  for (let month = sums[0]?.month ?? next(current); month <= current; month = next(month)) {
    const lines = sums.filter((sum) => sum.month === month);
    const opening = balance;
    const all = { in: 0n, out: 0n, count: 0 };
    for (const { in_minor, out_minor, count } of lines) {
      all.in += in_minor;
      all.out += out_minor;
      all.count += Number(count);
    }
    balance += all.in - all.out;
    bills.push({
      month,
      currency,
      opening: toAmount(opening, currency),
      in: toAmount(all.in, currency),
      out: toAmount(all.out, currency),
      closing: toAmount(balance, currency),
      count: all.count,
      isClosed: month < current,
      lines: lines.map(({ kind, in_minor, out_minor, count }) => ({
        kind,
        currency,
        in: toAmount(in_minor, currency),
        out: toAmount(out_minor, currency),
        count: Number(count),
      })),
    });
  }
  return bills;
};

const allBills = async (ctx: Ctx, currency?: Currency): Promise<Bill[]> => {
  const sums = await monthSums(ctx, currency);
  const current = thisMonth(ctx);
  const used = [...new Set(sums.map((sum) => sum.currency))].sort();
  return used
    .flatMap((one) =>
      billsOf(
        one,
        sums.filter((sum) => sum.currency === one),
        current,
      ),
    )
    .sort((a, b) => b.month.localeCompare(a.month) || a.currency.localeCompare(b.currency));
};

export const list = async (ctx: Ctx, query: Parsed<typeof billList>['query']) => {
  const { pageNo, pageSize, currency } = query;
  const bills = await allBills(ctx, currency);
  const start = (pageNo - 1) * pageSize;
  return { records: bills.slice(start, start + pageSize), total: bills.length, pageNo, pageSize };
};

const makers = {
  pdf: { make: billPdf, type: 'application/pdf' },
  xlsx: {
    make: billSheet,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
} satisfies Record<string, { make: (ctx: Ctx, s: Statement) => Promise<Buffer>; type: string }>;

export const download = async (
  ctx: Ctx,
  { month, currency, format }: Parsed<typeof billDownload>['query'],
): Promise<FileReply> => {
  const bill = (await allBills(ctx, currency)).find((one) => one.month === month);
  const statement = await statementOf(ctx, bill ?? refuse('bill.notFound'));
  const { make, type } = makers[format];
  const body = await make(ctx, statement);
  const name = `${words(ctx.lang, 'bill.title')} ${statement.merchantCode} ${month} ${currency}.${format}`;
  return { body: Readable.from([body]), bytes: body.length, contentType: type, name };
};
