import type { OrderForm, OrderState, PrintSet } from '@alpaca/contract';
import { sql } from 'kysely';
import type { TaxNumber } from '../../../platform/carrier.ts';
import type { Ctx } from '../../../platform/context.ts';
import { tell } from '../../../platform/outbox/outbox.ts';
import { refuse } from '../../../platform/refusal.ts';
import { taxNumbersById } from '../../declarations/index.ts';
import { printedLines } from '../../products/index.ts';
import * as repo from '../orders.repository.ts';

export interface PaperBox {
  line: number;
  boxNo: string;
  subOrderNo: string;
  trackingNumber: string;
}

/** All that papers are made of: an order as it is printed. */
export interface PaperOrder {
  id: string;
  merchantId: string;
  orderNo: string;
  customerNo: string;
  source: string;
  status: OrderState['status'];
  booking: OrderState['booking'];
  label: repo.OrderRow['label'];
  /** Removed after the retention period. */
  papersGone: boolean;
  /** The label as its carrier sent it; none where we draw it ourselves. */
  labelFileId: string | null;
  /** Of that file. */
  labelPages: number;
  printCount: number;
  trackingNumber: string;
  bookedAt: Date | null;
  form: OrderForm;
  /** What its goods are declared under, where the order names one. */
  taxNumber: TaxNumber | null;
  boxes: readonly PaperBox[];
  productNames: { zh: string; en: string };
  /** Who books the line's parcels, by the name of its adapter. */
  adapter: string;
  printSet: PrintSet;
}

const boxesOf = async (ctx: Ctx, ids: readonly string[]) => {
  const rows = await ctx.db
    .selectFrom('order_boxes')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('line')
    .select(['order_id', 'line', 'box_no', 'sub_order_no', 'tracking_number'])
    .execute();
  return Map.groupBy(rows, ({ order_id }) => order_id);
};

const taxNumberIn = (form: repo.OrderRow['form']) => (form as OrderForm).taxNumberId ?? '';

/** Orders as they are printed, in the order of their ids; each must exist. */
export const papersOf = async (ctx: Ctx, ids: readonly string[]): Promise<PaperOrder[]> => {
  const rows = new Map((await repo.findMany(ctx, ids)).map((row) => [row.id, row]));
  if (ids.some((id) => !rows.has(id))) refuse('order.notFound');
  const products = [...rows.values()].flatMap(({ product_id }) => product_id ?? []);
  const named = [...rows.values()].flatMap(({ form }) => taxNumberIn(form) || []);
  const [boxes, lines, taxNumbers] = await Promise.all([
    boxesOf(ctx, ids),
    printedLines(ctx, products),
    taxNumbersById(ctx, named),
  ]);
  return ids.map((id) => {
    const row = rows.get(id) as repo.OrderRow;
    const line = lines.get(row.product_id ?? '');
    return {
      id,
      merchantId: row.merchant_id,
      orderNo: row.order_no,
      customerNo: row.customer_no,
      source: row.source,
      status: row.status,
      booking: row.booking,
      label: row.label,
      papersGone: row.papers_gone_at !== null,
      labelFileId: row.label_file_id,
      labelPages: row.label_pages ?? Math.max(1, row.box_count),
      printCount: row.print_count,
      trackingNumber: row.tracking_number,
      bookedAt: row.booked_at,
      // Only what was submitted and has its names is printed, and so the form is whole.
      form: row.form as OrderForm,
      taxNumber: taxNumbers.get(taxNumberIn(row.form)) ?? null,
      boxes: (boxes.get(id) ?? []).map((box) => ({
        line: box.line,
        boxNo: box.box_no,
        subOrderNo: box.sub_order_no,
        trackingNumber: box.tracking_number,
      })),
      productNames: line?.names ?? { zh: '', en: '' },
      adapter: line?.adapter ?? '',
      printSet: line?.printSet ?? [],
    };
  });
};

/** Counts a print of each order's label. The orders are locked by then, so that no two are one. */
export const notePrinted = async (
  ctx: Ctx,
  orders: readonly { id: string; merchantId: string }[],
) => {
  if (orders.length === 0) return;
  await ctx.db
    .updateTable('orders')
    .set({ print_count: sql<number>`print_count + 1` })
    .where('tenant_id', '=', ctx.tenant.id)
    .where(
      'id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute();
  for (const merchantId of new Set(orders.map((order) => order.merchantId))) {
    await tell(ctx, { cmd: 'merchant', merchantId });
  }
};
