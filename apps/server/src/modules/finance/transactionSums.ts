import {
  type Currency,
  type KindSum,
  type TransactionFilter,
  type TransactionKind,
  toAmount,
} from '@alpaca/contract';

/** What was moved of one kind in one currency, each way. */
export interface Sums {
  kind: TransactionKind;
  currency: string;
  in_minor: bigint;
  out_minor: bigint;
  in_count: bigint;
  out_count: bigint;
}

// Counting on costs more than it tells; beyond this the web says "10,000+".
export const countAtMost = 10_000;

/** The days know it all, and nothing need be read. */
export const isWholeDays = ({ from, to, subjectId, number }: TransactionFilter): boolean =>
  !subjectId &&
  !number &&
  (!from || from.endsWith(' 00:00:00')) &&
  (!to || to.endsWith(' 23:59:59'));

/** Those in which anything moved the way that is asked for. */
export const matching = <S extends Sums>(sums: readonly S[], filter: TransactionFilter): S[] =>
  sums.filter((sum) => countOf(sum, filter) > 0);

const countOf = ({ in_count, out_count }: Sums, { direction }: TransactionFilter) =>
  Number((direction === 'out' ? 0n : in_count) + (direction === 'in' ? 0n : out_count));

/** How many transactions there are, as far as anybody counts. */
export const countedOf = (sums: readonly Sums[], filter: TransactionFilter): number =>
  Math.min(
    sums.reduce((all, sum) => all + countOf(sum, filter), 0),
    countAtMost,
  );

export const offsetOf = ({ pageNo, pageSize }: { pageNo: number; pageSize: number }): number =>
  Math.min((pageNo - 1) * pageSize, countAtMost);

export const sumTold = (sum: Sums, filter: TransactionFilter): KindSum => {
  const currency = sum.currency as Currency;
  const { direction } = filter;
  return {
    kind: sum.kind,
    currency,
    in: toAmount(direction === 'out' ? 0n : sum.in_minor, currency),
    out: toAmount(direction === 'in' ? 0n : sum.out_minor, currency),
    count: countOf(sum, filter),
  };
};
