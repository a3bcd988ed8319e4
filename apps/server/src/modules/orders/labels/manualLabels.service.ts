import type { listAwaitedLabels, Parsed, Result, TrackingRow } from '@alpaca/contract';
import { sql } from 'kysely';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { tell } from '../../../platform/outbox/outbox.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { CheckedFile } from '../../../platform/uploads/index.ts';
import { files } from '../../files/index.ts';
import { productNames } from '../../rates/index.ts';
import * as repo from '../orders.repository.ts';
import { numberOrders, ordersCarrying } from './labels.repository.ts';

const awaited = (ctx: Ctx, orderNo: string | undefined) =>
  ctx.db
    .selectFrom('orders as o')
    .innerJoin('merchants as m', (join) =>
      join.onRef('m.tenant_id', '=', 'o.tenant_id').onRef('m.merchant_id', '=', 'o.merchant_id'),
    )
    .where('o.tenant_id', '=', ctx.tenant.id)
    .where('o.label', '=', 'pending')
    .where('o.booking', '=', 'booked')
    .$if(Boolean(orderNo), (q) => q.where('o.order_no', '=', orderNo as string));

type Asked = Parsed<typeof listAwaitedLabels>['query'];

export const list = async (
  ctx: Ctx,
  { orderNo, pageNo, pageSize }: Asked,
): Promise<Result<typeof listAwaitedLabels>> => {
  const [names, rows, { total }] = await Promise.all([
    productNames(ctx),
    awaited(ctx, orderNo)
      .orderBy('o.id')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .select([
        'o.order_no',
        'o.product_id',
        'o.country_code',
        'o.consignee_name',
        'o.tracking_number',
        'o.booked_at',
        'm.code',
        'm.name_zh',
        'm.name_en',
      ])
      .execute(),
    awaited(ctx, orderNo)
      .select((e) => e.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  const records = rows.map((row) => ({
    orderNo: row.order_no,
    merchantCode: row.code,
    merchantName: ctx.lang === 'en_US' ? row.name_en || row.name_zh : row.name_zh,
    productName: names.get(row.product_id ?? '') ?? '',
    countryCode: row.country_code,
    consigneeName: row.consignee_name,
    trackingNumber: row.tracking_number,
    bookTime: toWire(row.booked_at as Date, ctx.tenant.zone),
  }));
  return { records, total: Number(total), pageNo, pageSize };
};

/** People type numbers as they hear them. */
const orderedBy = (ctx: Ctx, numbers: readonly string[]) =>
  ctx.db
    .selectFrom('orders')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_no', 'in', [...new Set(numbers.map((no) => no.toUpperCase()))])
    .orderBy('id')
    .selectAll();

const byNumber = async (ctx: Ctx, query: ReturnType<typeof orderedBy>) =>
  new Map(repo.opened(ctx, await query.execute()).map((row) => [row.order_no, row]));

const refusalFor = (order: repo.OrderRow | undefined) => {
  if (!order) return 'order.noSuchNumber' as const;
  return order.booking === 'booked' ? null : ('order.notBooked' as const);
};

/** One number names one parcel: two tables that are filled at once wait for each other. */
const lockNumbers = (ctx: Ctx) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${ctx.tenant.id}/trackingNumbers`}, 0))`.execute(
    ctx.db,
  );

type Refused = {
  index: number;
  key: 'order.noSuchNumber' | 'order.notBooked' | 'order.trackingTaken';
  params?: Record<string, string>;
};

type Found = { orders: ReadonlyMap<string, repo.OrderRow>; takenBy: ReadonlyMap<string, string> };

/** Why an order can't have a number. */
const refusalOf = (
  { orderNo, trackingNumber }: TrackingRow,
  { orders, takenBy }: Found,
): Omit<Refused, 'index'> | null => {
  const order = orders.get(orderNo.toUpperCase());
  const key = refusalFor(order);
  if (key) return { key };
  const other = takenBy.get(trackingNumber.toUpperCase());
  return other === undefined || other === order?.order_no
    ? null
    : { key: 'order.trackingTaken', params: { no: other } };
};

const ordersWithNumbers = (ctx: Ctx, rows: readonly TrackingRow[]) =>
  ordersCarrying(
    ctx,
    rows.map(({ trackingNumber }) => trackingNumber),
  );
const orderNosOf = (rows: readonly TrackingRow[]) => rows.map(({ orderNo }) => orderNo);

/** What stands in the way of each row by itself, before any is brought in. */
export const refusedNumbers = async (ctx: Ctx, rows: readonly TrackingRow[]) => {
  const orders = await byNumber(ctx, orderedBy(ctx, orderNosOf(rows)));
  const takenBy = await ordersWithNumbers(ctx, rows);
  return rows.map((row) => refusalOf(row, { orders, takenBy }));
};

/** Gives booked orders their carrier's numbers; which were refused, and why. */
export const numberMany = (ctx: Ctx, rows: readonly TrackingRow[]) =>
  inTx(ctx, async (ctx) => {
    await lockNumbers(ctx);
    const orders = await byNumber(ctx, orderedBy(ctx, orderNosOf(rows)).forUpdate());
    const takenBy = await ordersWithNumbers(ctx, rows);
    const refused: Refused[] = [];
    const numbered: { id: string; trackingNumber: string; merchantId: string }[] = [];
    for (const [index, row] of rows.entries()) {
      const refusal = refusalOf(row, { orders, takenBy });
      if (refusal) {
        refused.push({ index, ...refusal });
        continue;
      }
      const order = orders.get(row.orderNo.toUpperCase()) as repo.OrderRow;
      // As it is looked for, whoever typed it how.
      const trackingNumber = row.trackingNumber.toUpperCase();
      // Of two rows with one number the first has it.
      takenBy.set(trackingNumber, order.order_no);
      numbered.push({ id: order.id, trackingNumber, merchantId: order.merchant_id });
    }
    await numberOrders(ctx, numbered);
    for (const merchantId of new Set(numbered.map((order) => order.merchantId)))
      await tell(ctx, { cmd: 'merchant', merchantId });
    return refused;
  });

export const addLabel = (ctx: Ctx, orderNo: string, file: CheckedFile & { name: string }) =>
  inTx(ctx, async (ctx) => {
    const found = await byNumber(ctx, orderedBy(ctx, [orderNo]).forUpdate());
    const order = found.get(orderNo.toUpperCase());
    const key = refusalFor(order);
    if (key || !order) return refuse(key ?? 'order.noSuchNumber');
    // The label is the merchant's, whoever brings it.
    const stored = await files.store({ ...ctx, merchantId: order.merchant_id }, file, 'labelFile');
    await repo.change(ctx, [order.id], {
      label: 'ready',
      label_file_id: stored.key,
      label_pages: file.pages ?? null,
    });
    await tell(ctx, { cmd: 'merchant', merchantId: order.merchant_id });
    ctx.trail?.note({ no: order.order_no });
    return null;
  });
