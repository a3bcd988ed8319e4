import type { Currency, OrderDraft, OrderState, OrderStep } from '@alpaca/contract';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Reason } from '../../platform/carrier.ts';
import type { Ctx } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import type { OrderQuote } from '../rates/index.ts';

export type KeptQuote = Pick<OrderQuote, 'lines' | 'billableG' | 'isRemote' | 'remoteType'>;

type Told = Selectable<DB['orders']>;
export type OrderRow = Omit<
  Told,
  | 'status'
  | 'settlement'
  | 'booking'
  | 'label'
  | 'currency'
  | 'charge_at'
  | 'form'
  | 'quote'
  | 'fail_reason'
  | 'examine_reason'
> & {
  status: OrderState['status'];
  settlement: OrderState['settlement'];
  booking: OrderState['booking'];
  label: 'none' | 'pending' | 'ready';
  currency: Currency | null;
  charge_at: 'label' | 'receipt' | null;
  form: OrderDraft;
  quote: KeptQuote | null;
  fail_reason: Reason | null;
  examine_reason: Reason | null;
};

export interface WrittenBox {
  order_id: string;
  line: number;
  box_no: string;
  sub_order_no: string;
  weight_g: number;
  length_cc: number | null;
  width_cc: number | null;
  height_cc: number | null;
}

const customerNoTaken = (error: unknown): never => {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code === '23505' && constraint === 'orders_customer_no')
    return refuse('order.customerNoTaken');
  throw error;
};

// JSON has no bigint; grams and minor units of one order are far from where a number is not exact.
const asJson = ({ weight_g, quoted_minor, ...order }: OrderRow) => ({
  ...order,
  weight_g: Number(weight_g),
  quoted_minor: quoted_minor === null ? null : Number(quoted_minor),
});

/** Writes orders as they are saved or submitted, new ones and those that exist, in one statement. */
export const write = async (ctx: Ctx, orders: readonly OrderRow[]) => {
  if (orders.length === 0) return;
  const written = JSON.stringify(orders.map(asJson));
  await sql`
    insert into orders (tenant_id, id, merchant_id, order_no, customer_no, source, status, booking, form,
      product_id, country_code, consignee_name, box_count, weight_g, version_id, quoted_at, currency,
      quoted_minor, charge_at, void_hours, quote, attempt, hold_id, submitted_at, created_by, import_id, import_row,
      created_at)
    select ${ctx.tenant.id}, w.id, w.merchant_id, w.order_no, w.customer_no, w.source, w.status, w.booking, w.form,
      w.product_id, w.country_code, w.consignee_name, w.box_count, w.weight_g, w.version_id, w.quoted_at,
      w.currency, w.quoted_minor, w.charge_at, w.void_hours, w.quote, w.attempt, w.hold_id,
      w.submitted_at, w.created_by, w.import_id, w.import_row, coalesce(w.submitted_at, now())
    from jsonb_to_recordset(${written}::jsonb) as w (id uuid, merchant_id uuid, order_no text,
      customer_no text, source text, status text, booking text, form jsonb, product_id uuid,
      country_code text, consignee_name text, box_count integer, weight_g bigint, version_id uuid,
      quoted_at timestamptz, currency text, quoted_minor bigint, charge_at text, void_hours integer,
      quote jsonb, attempt smallint, hold_id uuid, submitted_at timestamptz, created_by uuid,
      import_id uuid, import_row integer)
    on conflict (tenant_id, id) do update set customer_no = excluded.customer_no, status = excluded.status,
      booking = excluded.booking, form = excluded.form, product_id = excluded.product_id,
      country_code = excluded.country_code, consignee_name = excluded.consignee_name,
      box_count = excluded.box_count, weight_g = excluded.weight_g, version_id = excluded.version_id,
      quoted_at = excluded.quoted_at, currency = excluded.currency, quoted_minor = excluded.quoted_minor,
      charge_at = excluded.charge_at, void_hours = excluded.void_hours, quote = excluded.quote,
      attempt = excluded.attempt, hold_id = excluded.hold_id, submitted_at = excluded.submitted_at,
      fail_reason = null, sent_at = null, tries = 0, unpaid_told_at = null, updated_at = now()`
    .execute(ctx.db)
    .catch(customerNoTaken);
};

// An order has up to 999 boxes, and orders come by hundreds.
const boxesAtOnce = 10_000;

export const writeBoxes = async (ctx: Ctx, merchantId: string, boxes: readonly WrittenBox[]) => {
  for (let at = 0; at < boxes.length; at += boxesAtOnce) {
    const some = JSON.stringify(boxes.slice(at, at + boxesAtOnce));
    await sql`
      insert into order_boxes (tenant_id, merchant_id, order_id, line, box_no, sub_order_no, weight_g,
        length_cc, width_cc, height_cc)
      select ${ctx.tenant.id}, ${merchantId}, b.order_id, b.line, b.box_no, b.sub_order_no, b.weight_g,
        b.length_cc, b.width_cc, b.height_cc
      from jsonb_to_recordset(${some}::jsonb) as b (order_id uuid, line smallint, box_no text,
        sub_order_no text, weight_g integer, length_cc integer, width_cc integer, height_cc integer)`.execute(
      ctx.db,
    );
  }
};

export const dropBoxes = async (ctx: Ctx, orderIds: readonly string[]) => {
  if (orderIds.length === 0) return;
  await ctx.db
    .deleteFrom('order_boxes')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', 'in', orderIds)
    .execute();
};

const mine = (ctx: Ctx) =>
  ctx.db.selectFrom('orders').where('tenant_id', '=', ctx.tenant.id).selectAll();

export const find = async (ctx: Ctx, id: string): Promise<OrderRow> =>
  ((await mine(ctx).where('id', '=', id).executeTakeFirst()) as OrderRow | undefined) ??
  refuse('order.notFound');

export const findMany = async (ctx: Ctx, ids: readonly string[]): Promise<OrderRow[]> =>
  (await mine(ctx).where('id', 'in', ids).execute()) as OrderRow[];

export const merchantOf = (ctx: Ctx, id: string) =>
  ctx.db
    .selectFrom('merchants')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', id)
    .select(['code', 'name_zh', 'name_en'])
    .executeTakeFirstOrThrow();

/** In the order of their ids, so that two calls never wait for each other; each id must exist. */
export const lock = async (ctx: Ctx, ids: readonly string[]): Promise<OrderRow[]> => {
  const wanted = [...new Set(ids)];
  const rows = (await mine(ctx)
    .where('id', 'in', wanted)
    .orderBy('id')
    .forUpdate()
    .execute()) as OrderRow[];
  if (rows.length < wanted.length) refuse('order.notFound');
  return rows;
};

export const lockOne = async (ctx: Ctx, id: string): Promise<OrderRow> =>
  (await lock(ctx, [id]))[0] as OrderRow;

/** Those of the numbers that other orders of the merchant have. */
export const customerNosTaken = async (
  ctx: Ctx,
  merchantId: string,
  numbers: readonly string[],
) => {
  if (numbers.length === 0) return new Map<string, string>();
  const rows = await ctx.db
    .selectFrom('orders')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .where('customer_no', 'in', [...numbers])
    .where('status', '!=', 'voided')
    .select(['id', 'customer_no'])
    .execute();
  return new Map(rows.map(({ id, customer_no }) => [customer_no, id]));
};

export const change = (ctx: Ctx, ids: readonly string[], values: Updateable<DB['orders']>) =>
  ctx.db
    .updateTable('orders')
    .set({ ...values, updated_at: sql<Date>`now()` })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', 'in', ids)
    .execute();

/** Orders that waited for their money have it: each goes on with a hold of its own. */
export const bookHeld = async (ctx: Ctx, orders: readonly Pick<OrderRow, 'id' | 'hold_id'>[]) => {
  if (orders.length === 0) return;
  await sql`
    update orders o set booking = 'inFlight', hold_id = h.hold_id, updated_at = now()
    from unnest(${orders.map(({ id }) => id)}::uuid[], ${orders.map(({ hold_id }) => hold_id)}::uuid[])
      as h (id, hold_id)
    where o.tenant_id = ${ctx.tenant.id} and o.id = h.id`.execute(ctx.db);
};

/** Writes down what orders that waited for their money cost by now. */
export const requote = async (ctx: Ctx, orders: readonly OrderRow[]) => {
  if (orders.length === 0) return;
  const quotes = orders.map(
    ({ id, version_id, quoted_at, currency, quoted_minor, quote, charge_at, void_hours }) => ({
      id,
      version_id,
      quoted_at,
      currency,
      quoted_minor: String(quoted_minor),
      quote,
      charge_at,
      void_hours,
    }),
  );
  await sql`
    update orders o set version_id = q.version_id, quoted_at = q.quoted_at, currency = q.currency,
      quoted_minor = q.quoted_minor, quote = q.quote, charge_at = q.charge_at, void_hours = q.void_hours,
      updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(quotes)}::jsonb) as q (id uuid, version_id uuid,
      quoted_at timestamptz, currency text, quoted_minor bigint, quote jsonb, charge_at text, void_hours integer)
    where o.tenant_id = ${ctx.tenant.id} and o.id = q.id`.execute(ctx.db);
};

/** The orders that carry these numbers now, by number; what is given up gives its number back. */
export const ordersCarrying = async (ctx: Ctx, numbers: readonly string[]) => {
  const spelt = numbers.flatMap((number) => [number, number.toUpperCase()]);
  const { rows } = await sql<{ number: string; order_no: string }>`
    select n.number, o.order_no from unnest(${[...new Set(spelt)]}::text[]) as n (number)
    join lateral (
      select id from orders where tenant_id = ${ctx.tenant.id} and tracking_number = n.number
        and tracking_number <> ''
      union
      select order_id from order_boxes where tenant_id = ${ctx.tenant.id} and tracking_number = n.number
        and tracking_number <> ''
    ) found on true
    join orders o on o.tenant_id = ${ctx.tenant.id} and o.id = found.id
    where o.status not in ('voided', 'refunded')`.execute(ctx.db);
  return new Map(rows.map(({ number, order_no }) => [number.toUpperCase(), order_no]));
};

/** Gives orders and their first boxes the numbers of their carrier. */
export const numberOrders = async (
  ctx: Ctx,
  orders: readonly { id: string; trackingNumber: string }[],
) => {
  if (orders.length === 0) return;
  const given = JSON.stringify(orders);
  await sql`
    with given as (
      select * from jsonb_to_recordset(${given}::jsonb) as g (id uuid, "trackingNumber" text)
    ), named as (
      update orders o set tracking_number = g."trackingNumber", updated_at = now() from given g
      where o.tenant_id = ${ctx.tenant.id} and o.id = g.id
    )
    update order_boxes b set tracking_number = g."trackingNumber" from given g
    where b.tenant_id = ${ctx.tenant.id} and b.order_id = g.id and b.line = 1`.execute(ctx.db);
};

/**
 * Says that the carrier is being asked now. False where somebody else has said so since this order
 * was read: only one of them asks.
 */
export const claimSending = async (ctx: Ctx, { id, sent_at }: Pick<OrderRow, 'id' | 'sent_at'>) => {
  const { numUpdatedRows } = await ctx.db
    .updateTable('orders')
    .set({
      // As exact as it is read back: a Date has no microseconds.
      sent_at: sql<Date>`date_trunc('milliseconds', clock_timestamp())`,
      tries: sql<number>`least(tries + 1, 30000)`,
    })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .where('booking', 'in', ['inFlight', 'cancelling'])
    .where(sql<boolean>`sent_at is not distinct from ${sent_at}`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const countTry = (ctx: Ctx, id: string) =>
  ctx.db
    .updateTable('orders')
    .set({ tries: sql<number>`least(tries + 1, 30000)` })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();

export const boxesOfOrder = (ctx: Ctx, orderId: string) =>
  ctx.db
    .selectFrom('order_boxes')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .orderBy('line')
    .selectAll()
    .execute();

export const numberBoxes = async (ctx: Ctx, orderId: string, numbers: readonly string[]) => {
  if (numbers.length === 0) return;
  await sql`
    update order_boxes b set tracking_number = n.number
    from unnest(${[...numbers]}::text[]) with ordinality as n (number, line)
    where b.tenant_id = ${ctx.tenant.id} and b.order_id = ${orderId} and b.line = n.line`.execute(
    ctx.db,
  );
};

export interface NewEvent {
  order: { id: string; merchant_id: string };
  step: OrderStep | 'save';
  actor: 'merchant' | 'operator' | 'system';
  status: OrderState['status'];
  /** Who did it, where that is not the caller. */
  userId?: string | null;
  detail?: Record<string, unknown>;
}

export const addEvents = async (ctx: Ctx, events: readonly NewEvent[]) => {
  if (events.length === 0) return;
  const caller = ctx.session?.userId;
  const rows = events.map(({ order, userId = null, detail = {}, ...event }) => ({
    ...event,
    user_id: caller ?? userId,
    id: newId(),
    order_id: order.id,
    merchant_id: order.merchant_id,
    detail,
  }));
  await sql`
    insert into order_events (tenant_id, order_id, id, merchant_id, step, actor, user_id, status, detail)
    select ${ctx.tenant.id}, e.order_id, e.id, e.merchant_id, e.step, e.actor, e.user_id, e.status, e.detail
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e (order_id uuid, id uuid, merchant_id uuid,
      step text, actor text, user_id uuid, status text, detail jsonb)`.execute(ctx.db);
};

export const eventsOf = (ctx: Ctx, orderId: string) =>
  ctx.db
    .selectFrom('order_events as e')
    .leftJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.user_id'),
    )
    .where('e.tenant_id', '=', ctx.tenant.id)
    .where('e.order_id', '=', orderId)
    .orderBy('e.id')
    .select(['e.step', 'e.actor', 'e.status', 'e.detail', 'e.created_at', 'u.realname'])
    .execute();
