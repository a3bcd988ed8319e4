import {
  countedMost,
  type listPrintRecords,
  type Parsed,
  type PrintRecord,
  type Result,
} from '@alpaca/contract';
import { fromWire, toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { numberedOrders } from '../../orders/index.ts';

type Filter = Parsed<typeof listPrintRecords>['body'];

const second = 1000;

/** The orders that the filter means; undefined: any. */
const ordersMeant = async (ctx: Ctx, { keyword, orderId }: Filter) => {
  if (!keyword) return orderId === undefined ? undefined : [orderId];
  const ids = (await numberedOrders(ctx, [keyword])).map(({ id }) => id);
  return orderId === undefined ? ids : ids.filter((id) => id === orderId);
};

const filtered = (ctx: Ctx, filter: Filter, orderIds: readonly string[] | undefined) => {
  const { outcome, place, again, from, to } = filter;
  const { zone } = ctx.tenant;
  const until = new Date(to ? fromWire(to, zone).getTime() + second : 0);
  return ctx.db
    .selectFrom('print_records as r')
    .where('r.tenant_id', '=', ctx.tenant.id)
    .$if(orderIds !== undefined, (q) => q.where('r.order_id', 'in', orderIds as string[]))
    .$if(outcome !== undefined, (q) => q.where('r.outcome', '=', outcome as string))
    .$if(place !== undefined, (q) => q.where('r.place', '=', place as string))
    .$if(again === true, (q) => q.where('r.document', '=', 'label').where('r.nth', '>', 1))
    .$if(from !== undefined, (q) => q.where('r.created_at', '>=', fromWire(from as string, zone)))
    .$if(to !== undefined, (q) => q.where('r.created_at', '<', until));
};
type Filtered = ReturnType<typeof filtered>;

const page = (query: Filtered, { pageNo, pageSize }: Filter) =>
  query
    .innerJoin('orders as o', (join) =>
      join.onRef('o.tenant_id', '=', 'r.tenant_id').onRef('o.id', '=', 'r.order_id'),
    )
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .selectAll('r')
    .select(['o.order_no', 'o.customer_no'])
    .execute();

const view = (ctx: Ctx, row: Awaited<ReturnType<typeof page>>[number]): PrintRecord => ({
  id: row.id,
  orderId: row.order_id,
  transactionOrderNo: row.order_no,
  customerNo: row.customer_no,
  document: row.document as PrintRecord['document'],
  pages: row.pages,
  copies: row.copies,
  time: toWire(row.created_at, ctx.tenant.zone),
  userName: row.user_name,
  workstation: row.workstation,
  printer: row.printer,
  client: row.client as PrintRecord['client'],
  place: row.place as PrintRecord['place'],
  outcome: row.outcome as PrintRecord['outcome'],
  message: row.message,
  nth: row.nth,
  reason: row.reason,
});

const countOf = async (ctx: Ctx, query: Filtered) => {
  const { total } = await ctx.db
    .selectFrom(
      query
        .limit(countedMost + 1)
        .select('r.id')
        .as('some'),
    )
    .select((s) => s.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

/** The print ledger, latest first: a merchant's own, or the whole tenant's for its own people. */
export const list = async (ctx: Ctx, filter: Filter): Promise<Result<typeof listPrintRecords>> => {
  const { pageNo, pageSize } = filter;
  const orderIds = await ordersMeant(ctx, filter);
  if (orderIds?.length === 0) return { records: [], total: 0, pageNo, pageSize };
  const query = filtered(ctx, filter, orderIds);
  const [rows, total] = await Promise.all([page(query, filter), countOf(ctx, query)]);
  return { records: rows.map((row) => view(ctx, row)), total, pageNo, pageSize };
};
