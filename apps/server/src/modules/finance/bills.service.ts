import { Readable } from 'node:stream';
import type { Bill, billDownload, billList, Currency, Parsed } from '@alpaca/contract';
import { sql } from 'kysely';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import type { FileReply } from '../../platform/http/bind.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { refuse } from '../../platform/refusal.ts';
import { billPdf } from './billPdf.ts';
import { billSheet } from './billSheet.ts';
import { type PaperDays, type Statement, statementOf } from './billStatement.ts';
import { billsOf, type MonthSum } from './monthBills.ts';

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

const thisMonth = (ctx: Ctx) => toWire(new Date(), ctx.tenant.zone).slice(0, 7);

const allBills = async (ctx: Ctx, currency?: Currency): Promise<Bill[]> =>
  billsOf(await monthSums(ctx, currency), thisMonth(ctx));

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

/** A bill of the ctx's merchant as a file: the whole month's, where it is not told which days. */
export const billFile = async (
  ctx: Ctx,
  { bill, format, within }: { bill: Bill; format: keyof typeof makers; within?: PaperDays },
): Promise<FileReply> => {
  const statement = await statementOf(ctx, bill, within);
  const { make, type } = makers[format];
  const body = await make(ctx, statement);
  const name = `${words(ctx.lang, 'bill.title')} ${statement.merchantCode} ${bill.month} ${bill.currency}.${format}`;
  return { body: Readable.from([body]), bytes: body.length, contentType: type, name };
};

export const download = async (
  ctx: Ctx,
  { month, currency, format }: Parsed<typeof billDownload>['query'],
): Promise<FileReply> => {
  const bill = (await allBills(ctx, currency)).find((one) => one.month === month);
  return billFile(ctx, { bill: bill ?? refuse('bill.notFound'), format });
};
