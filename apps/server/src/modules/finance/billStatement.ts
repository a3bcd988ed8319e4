import { type Bill, toAmount, toMinor } from '@alpaca/contract';
import { sql } from 'kysely';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';

interface BillDay {
  day: string;
  in: string;
  out: string;
  closing: string;
  count: number;
}

/** The days that a paper is about, both of them too. */
export interface PaperDays {
  fromDay: string;
  toDay: string;
}

/** A bill with all that stands on paper. */
export interface Statement extends PaperDays {
  bill: Bill;
  tenantName: string;
  merchantName: string;
  merchantCode: string;
  madeAt: string;
  days: BillDay[];
}

const merchantOf = (ctx: Ctx) =>
  ctx.db
    .selectFrom('merchants')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', ownMerchant(ctx))
    .select(['code', 'name_zh', 'name_en'])
    .executeTakeFirstOrThrow();

const monthDays = ({ month }: Bill): PaperDays => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const toDay = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return { fromDay: `${month}-01`, toDay };
};

const daysOf = async (
  ctx: Ctx,
  { currency, opening }: Bill,
  { fromDay, toDay }: PaperDays,
): Promise<BillDay[]> => {
  const { rows } = await sql<{ day: string; in: bigint; out: bigint; count: bigint; sum: bigint }>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(in_minor)::bigint as in, sum(out_minor)::bigint as out,
      sum(in_count + out_count)::bigint as count,
      (sum(sum(in_minor - out_minor)) over (order by day))::bigint as sum
    from ledger_days
    where tenant_id = ${ctx.tenant.id} and merchant_id = ${ownMerchant(ctx)} and currency = ${currency}
      and day between ${fromDay}::date and ${toDay}::date
    group by day order by day
  `.execute(ctx.db);
  const before = toMinor(opening, currency);
  return rows.map((row) => ({
    day: row.day,
    in: toAmount(row.in, currency),
    out: toAmount(row.out, currency),
    closing: toAmount(before + row.sum, currency),
    count: Number(row.count),
  }));
};

/** The whole month's, where it is not told which days. */
export const statementOf = async (
  ctx: Ctx,
  bill: Bill,
  within = monthDays(bill),
): Promise<Statement> => {
  const [merchant, days] = await Promise.all([merchantOf(ctx), daysOf(ctx, bill, within)]);
  const english = ctx.lang === 'en_US';
  return {
    ...within,
    bill,
    tenantName: english ? ctx.tenant.nameEn : ctx.tenant.nameZh,
    merchantName: english ? merchant.name_en || merchant.name_zh : merchant.name_zh,
    merchantCode: merchant.code,
    madeAt: toWire(new Date(), ctx.tenant.zone),
    days,
  };
};
