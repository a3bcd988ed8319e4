import {
  type BillLine,
  type listBillLines,
  type matchBillLine,
  type Parsed,
  type Result,
  type setBillLineAside,
  toAmount,
} from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { refuse } from '../../../platform/refusal.ts';
import { find } from '../bills/bills.repository.ts';
import { requireWholeView } from '../wholeView.ts';
import { bearersOf } from './bearers.repository.ts';
import * as repo from './lines.repository.ts';
import { sharesOf } from './shares.ts';
import { countUnbilled } from './unbilled.service.ts';

const viewOf = (row: repo.LineRow): BillLine => ({
  id: row.id,
  revision: row.revision,
  billId: row.bill_id,
  billNo: row.bill_no,
  payeeName: row.payee_name,
  lineNo: row.line_no,
  number: row.number,
  fee: row.fee,
  currency: row.currency,
  amount: toAmount(row.amount_minor, row.currency),
  weightKg: row.weight_g === null ? null : Number(row.weight_g) / 1000,
  words: row.words,
  state: row.state,
  parcels: row.parcels,
  orderId: row.order_id,
  orderNo: row.order_no ?? '',
  twiceOf:
    row.twice_bill_no === null
      ? null
      : { billNo: row.twice_bill_no, lineNo: row.twice_line_no ?? '' },
  asideNote: row.aside_note,
});

export const list = async (
  ctx: Ctx,
  { pageNo, pageSize, ...filter }: Parsed<typeof listBillLines>['body'],
): Promise<Result<typeof listBillLines>> => {
  if (filter.billId && !(await find(ctx, filter.billId))) refuse('carrierBill.notFound');
  const part = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const [rows, counts, unbilled] = await Promise.all([
    repo.page(ctx, filter, part),
    repo.counts(ctx, filter.billId),
    // A bill knows nothing of parcels that are not on it.
    filter.billId ? 0 : countUnbilled(ctx),
  ]);
  const page = { records: rows.map(viewOf), total: rows[0]?.total ?? 0, pageNo, pageSize };
  return { page, counts: { ...counts, unbilled } };
};

const lockSeen = async (ctx: Ctx, { id, revision }: { id: string; revision: number }) => {
  const line = (await repo.lock(ctx, id)) ?? refuse('billLine.notFound');
  const isOver = line.bill_state === 'replaced' || line.bill_state === 'discarded';
  if (line.revision !== revision || isOver) refuse('billLine.moved');
  ctx.trail?.note({ name: `${line.bill_no} ${line.line_no}` });
  return line;
};

/** What nobody knew is somebody's: by any number of a parcel, a batch, a bag or a master bill. */
export const match = (ctx: Ctx, { number, ...seen }: Parsed<typeof matchBillLine>['body']) =>
  inTx(ctx, async (ctx) => {
    requireWholeView(ctx);
    const line = await lockSeen(ctx, seen);
    if (line.parcels > 0) refuse('billLine.moved');
    const bearers = (await bearersOf(ctx, [number])).get(number) ?? refuse('order.noSuchNumber');
    const shares = sharesOf(line.amount_minor, line.share_by, bearers);
    await repo.addShares(ctx, [{ id: line.id, fee: line.fee, shares }]);
    await repo.change(ctx, line.id, { state: 'matched', parcels: shares.length });
    await repo.markTwice(ctx, line.bill_id, line.id);
    return null;
  });

export const setAside = (ctx: Ctx, { note, ...seen }: Parsed<typeof setBillLineAside>['body']) =>
  inTx(ctx, async (ctx) => {
    const line = await lockSeen(ctx, seen);
    await repo.change(ctx, line.id, { state: 'aside', note });
    return null;
  });
