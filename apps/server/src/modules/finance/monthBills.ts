import { type Bill, type Currency, type TransactionKind, toAmount } from '@alpaca/contract';

/** What a month had of one kind in one currency. */
export interface MonthSum {
  month: string;
  currency: Currency;
  kind: TransactionKind;
  in_minor: bigint;
  out_minor: bigint;
  count: bigint;
}

const next = (month: string) => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

const totals = (lines: readonly MonthSum[]) => {
  const all = { in: 0n, out: 0n, count: 0 };
  for (const { in_minor, out_minor, count } of lines) {
    all.in += in_minor;
    all.out += out_minor;
    all.count += Number(count);
  }
  return all;
};

const lineTold = ({ kind, currency, in_minor, out_minor, count }: MonthSum) => ({
  kind,
  currency,
  in: toAmount(in_minor, currency),
  out: toAmount(out_minor, currency),
  count: Number(count),
});

/** Every month since the first transaction, those without one too: each begins as the last ended. */
const billsIn = (currency: Currency, sums: readonly MonthSum[], current: string): Bill[] => {
  const bills: Bill[] = [];
  let balance = 0n;
  for (let month = (sums[0] as MonthSum).month; month <= current; month = next(month)) {
    const lines = sums.filter((sum) => sum.month === month);
    const opening = balance;
    const all = totals(lines);
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
      lines: lines.map(lineTold),
    });
  }
  return bills;
};

/** The bills of all currencies up to the current month, latest first. The sums come by month. */
export const billsOf = (sums: readonly MonthSum[], current: string): Bill[] => {
  const bills: Bill[] = [];
  for (const currency of new Set(sums.map((sum) => sum.currency))) {
    const own = sums.filter((sum) => sum.currency === currency);
    bills.push(...billsIn(currency, own, current));
  }
  return bills.sort(
    (a, b) => b.month.localeCompare(a.month) || a.currency.localeCompare(b.currency),
  );
};
