import type { Bill, TransactionKind } from '@alpaca/contract';

const lastDay = (month: string) => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
};

/** The transactions that a line of a bill sums up. */
export const transactionsHref = ({ month, currency }: Bill, kind: TransactionKind): string => {
  const from = `${month}-01 00:00:00`;
  const to = `${month}-${lastDay(month)} 23:59:59`;
  return `/financial/transactions?${new URLSearchParams({ kind, currency, from, to })}`;
};
