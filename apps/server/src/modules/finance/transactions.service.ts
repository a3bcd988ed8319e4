import {
  type Currency,
  type KindSum,
  type Parsed,
  type Transaction,
  type TransactionFilter,
  toAmount,
  type transactionList,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { productNames } from '../rates/index.ts';
import {
  countAtMost,
  countedOf,
  isWholeDays,
  matching,
  offsetOf,
  type Sums,
  sumTold,
} from './transactionSums.ts';
import * as repo from './transactions.repository.ts';

type Query = Parsed<typeof transactionList>['body'];

/** The tenant's account gains what the merchant pays. */
export const told = (ctx: Ctx, row: repo.TransactionRow): Transaction => {
  const currency = row.currency as Currency;
  return {
    id: `${row.transfer_id}.${row.line}`,
    no: `${row.transfer_id.replaceAll('-', '').slice(-12).toUpperCase()}-${row.line}`,
    time: toWire(row.created_at, ctx.tenant.zone),
    kind: row.kind,
    ofKind: row.of_kind,
    amount: toAmount(-row.amount_minor, currency),
    currency,
    balance: toAmount(row.funds_minor, currency),
    subjectId: row.subject_id,
    orderNo: row.order_no ?? '',
    customerNo: row.customer_no ?? '',
    note: row.note,
  };
};

const numbersOf = (typed: string) => [...new Set(typed.split(/[\s,，;；]+/).filter(Boolean))];

const askedOf = async (
  ctx: Ctx,
  filter: TransactionFilter,
  merchantId: string,
): Promise<repo.Asked> => {
  const { subjectId, number } = filter;
  if (number) {
    const found = await repo.numberedSubjects(ctx, merchantId, numbersOf(number));
    const subjectIds = subjectId ? found.filter((id) => id === subjectId) : found;
    return { merchantId, filter, subjectIds };
  }
  return { merchantId, filter, ...(subjectId && { subjectIds: [subjectId] }) };
};

const partOf = async (ctx: Ctx, query: Query): Promise<repo.Part | null> => {
  const { after, pageSize } = query;
  if (!after) return { limit: pageSize, offset: offsetOf(query) };
  if (after === 'last') return { limit: pageSize, fromEnd: true };
  const [transferId, line] = after.split('.') as [string, string];
  const before = await repo.seqOf(ctx, transferId, Number(line));
  return before === undefined ? null : { limit: pageSize, before };
};

export const list = async (ctx: Ctx, query: Query, merchantId = ownMerchant(ctx)) => {
  const { pageNo, pageSize, after: _, ...filter } = query;
  const asked = await askedOf(ctx, filter, merchantId);
  const sums = matching(await repo.daySums(ctx, asked), filter);
  const part = await partOf(ctx, query);
  if (sums.length === 0 || !part) return { records: [], total: 0, pageNo, pageSize };
  const counted = isWholeDays(filter)
    ? countedOf(sums, filter)
    : repo.countAtMost(ctx, asked, sums, countAtMost);
  const [rows, total] = await Promise.all([repo.rows(ctx, asked, sums, part), counted]);
  return { records: rows.map((row) => told(ctx, row)), total, pageNo, pageSize };
};

export const summary = async (ctx: Ctx, filter: TransactionFilter): Promise<KindSum[]> => {
  const asked = await askedOf(ctx, filter, ownMerchant(ctx));
  const days = await repo.daySums(ctx, asked);
  const sums = isWholeDays(filter) ? days : await repo.exactSums(ctx, asked, days);
  return matching<Sums>(sums, filter).map((sum) => sumTold(sum, filter));
};

/** A transaction with what is to know of its order. */
export interface WholeTransaction extends Transaction {
  productName: string;
  weightKg: number | null;
  billableKg: number | null;
}

const kg = (grams: bigint | number | null) => (grams === null ? null : Number(grams) / 1000);

const whole = (
  ctx: Ctx,
  names: ReadonlyMap<string, string>,
  row: repo.TransactionRow,
): WholeTransaction => ({
  ...told(ctx, row),
  productName: names.get(row.product_id ?? '') ?? '',
  weightKg: kg(row.weight_g),
  billableKg: kg(row.billable_g),
});

/** All that a filter finds, in batches by the ledger's order. */
export async function* batches(
  ctx: Ctx,
  filter: TransactionFilter,
  size = 1000,
): AsyncGenerator<WholeTransaction[]> {
  const asked = await askedOf(ctx, filter, ownMerchant(ctx));
  const sums = matching(await repo.daySums(ctx, asked), filter);
  if (sums.length === 0) return;
  const names = await productNames(ctx);
  let part: repo.Part = { limit: size };
  for (;;) {
    const rows = await repo.rows(ctx, asked, sums, part);
    if (rows.length > 0) yield rows.map((row) => whole(ctx, names, row));
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    part = { limit: size, before: last.seq };
  }
}
