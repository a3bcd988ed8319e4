import {
  constants,
  countedMost,
  type getOrderMargin,
  type listOrderMargins,
  type markMarginSeen,
  type OrderMargin,
  type OrderMarginFilter,
  type Parsed,
  type Result,
  toAmount,
  whysOf,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { parcelFactsOf } from '../../platform/lists/parcelFacts.ts';
import { readAll, readPage } from '../../platform/lists/readList.ts';
import { refuse } from '../../platform/refusal.ts';
import { passableBills } from '../payables/index.ts';
import { productNames } from '../rates/index.ts';
import { conditionsOf } from './marginConditions.ts';
import * as repo from './orderMargins.repository.ts';
import { percentOf } from './percent.ts';

const own = constants.mainCurrency;
const amount = (minor: bigint) => toAmount(minor, own);
const kg = (g: bigint) => Number(g) / 1000;

const stateOf = ({ is_billed, is_unpriced }: repo.MarginRow): OrderMargin['state'] => {
  if (is_unpriced) return 'unpriced';
  return is_billed ? 'known' : 'unbilled';
};

const whysOfRow = (row: repo.MarginRow) =>
  whysOf({
    billedG: row.billed_g === null ? null : Number(row.billed_g),
    chargedG: Number(row.charged_g),
    hasUnpassedFee: row.has_unpassed_fee,
    isRefunded: row.is_refunded,
    isCompensated: row.compensated_minor > 0n,
    isAbsorbed: row.absorbed_minor > 0n,
    isAwaited: row.is_awaited,
  });

const seenOf = (ctx: Ctx, row: repo.MarginRow): OrderMargin['seen'] =>
  row.seen_at && {
    note: row.seen_note ?? '',
    byName: row.seen_name ?? '',
    time: toWire(row.seen_at, ctx.tenant.zone),
    isStill: row.seen_minor === row.margin_minor,
  };

const viewsOf = async (ctx: Ctx, rows: readonly repo.MarginRow[]): Promise<OrderMargin[]> => {
  const ids = rows.map(({ id }) => id);
  const [products, bills] = await Promise.all([productNames(ctx), passableBills(ctx, ids)]);
  return rows.map((row) => ({
    id: row.id,
    revision: row.revision,
    ...parcelFactsOf(ctx.lang, row, products.get(row.product_id ?? '') ?? ''),
    day: row.day,
    state: stateOf(row),
    currency: own,
    charged: amount(row.charged_minor),
    carrier: amount(row.carrier_minor),
    shares: amount(row.shares_minor),
    adjustments: amount(row.adjustments_minor),
    margin: amount(row.margin_minor),
    percent: percentOf(row.margin_minor, row.charged_minor),
    isLosing: row.is_losing,
    whys: row.is_losing ? whysOfRow(row) : [],
    billedKg: row.billed_g === null ? null : kg(row.billed_g),
    chargedKg: kg(row.charged_g),
    passOnBillId: bills.get(row.id) ?? null,
    seen: seenOf(ctx, row),
  }));
};

export const list = async (
  ctx: Ctx,
  { pageNo, pageSize, after, ...filter }: Parsed<typeof listOrderMargins>['body'],
): Promise<Result<typeof listOrderMargins>> => {
  const found = await conditionsOf(ctx, filter);
  const { rows, page } = await readPage(
    { pageNo, pageSize, after },
    (part) => repo.rows(ctx, found, part),
    () => repo.countAtMost(ctx, found, countedMost + 1),
  );
  return { records: await viewsOf(ctx, rows), ...page };
};

const batchSize = 1_000;

/** For the spreadsheet. */
export async function* batches(ctx: Ctx, filter: OrderMarginFilter) {
  const found = await conditionsOf(ctx, filter);
  for await (const rows of readAll(batchSize, (part) => repo.rows(ctx, found, part))) {
    yield await viewsOf(ctx, rows);
  }
}

const lineOf = (row: repo.BorneRow): Result<typeof getOrderMargin>['lines'][number] => ({
  fee: row.fee,
  parcels: row.parcels,
  weightKg: row.weight_g === null ? null : kg(row.weight_g),
  amount: toAmount(row.amount_minor, row.currency),
  currency: row.currency,
  ownAmount: row.own_minor === null ? null : amount(row.own_minor),
  rate: row.currency === own ? null : row.rate,
  number: row.number,
  lineNo: row.line_no,
  billNo: row.bill_no,
  billId: row.bill_id,
  payeeName: row.payee_name,
  isPassedOn: row.change_id !== null,
});

export const get = async (ctx: Ctx, id: string): Promise<Result<typeof getOrderMargin>> => {
  const [row] = await repo.rows(ctx, repo.ofOrder(ctx, id), { limit: 1 });
  if (!row) return refuse('margin.notFound');
  const [[margin], lines] = await Promise.all([viewsOf(ctx, [row]), repo.borneBy(ctx, id)]);
  return {
    margin: margin ?? refuse('margin.notFound'),
    absorbed: amount(row.absorbed_minor),
    compensated: amount(row.compensated_minor),
    lines: lines.map(lineOf),
  };
};

export const markSeen = (ctx: Ctx, { id, revision, note }: Parsed<typeof markMarginSeen>['body']) =>
  inTx(ctx, async (ctx) => {
    const margin = (await repo.lock(ctx, id)) ?? refuse('margin.notFound');
    if ((await repo.revisionOf(ctx, id)) !== revision) refuse('margin.moved');
    ctx.trail?.note({ no: margin.order_no });
    await repo.noteLook(ctx, { id, minor: margin.margin_minor, note });
    return null;
  });
