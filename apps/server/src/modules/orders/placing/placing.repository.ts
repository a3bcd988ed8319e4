import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { byKey } from '../../../platform/db/statements.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { OrderRow, WrittenBox } from '../orders.repository.ts';
import { sealForm } from '../sealedForm.ts';

const customerNoTaken = (error: unknown): never => {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code === '23505' && constraint === 'orders_customer_no')
    return refuse('order.customerNoTaken');
  throw error;
};

// JSON has no bigint; grams and minor units of one order are far from where a number is not exact.
const asJson = (ctx: Ctx, { weight_g, quoted_minor, ...order }: OrderRow) => ({
  ...order,
  form: sealForm(ctx, order.form),
  weight_g: Number(weight_g),
  quoted_minor: quoted_minor === null ? null : Number(quoted_minor),
});

/** Writes orders as they are saved or submitted, new ones and those that exist, in one statement. */
export const writeOrders = async (ctx: Ctx, orders: readonly OrderRow[]) => {
  if (orders.length === 0) return;
  const written = JSON.stringify(orders.map((order) => asJson(ctx, order)));
  await sql`
    insert into orders (tenant_id, id, merchant_id, order_no, customer_no, source, status, booking, form,
      product_id, country_code, consignee_name, box_count, weight_g, version_id, quoted_at, currency,
      quoted_minor, charge_at, label_at, void_hours, quote, attempt, hold_id, submitted_at, created_by, import_id, import_row,
      created_at)
    select ${ctx.tenant.id}, w.id, w.merchant_id, w.order_no, w.customer_no, w.source, w.status, w.booking, w.form,
      w.product_id, w.country_code, w.consignee_name, w.box_count, w.weight_g, w.version_id, w.quoted_at,
      w.currency, w.quoted_minor, w.charge_at, w.label_at, w.void_hours, w.quote, w.attempt, w.hold_id,
      w.submitted_at, w.created_by, w.import_id, w.import_row, coalesce(w.submitted_at, now())
    from jsonb_to_recordset(${written}::jsonb) as w (id uuid, merchant_id uuid, order_no text,
      customer_no text, source text, status text, booking text, form jsonb, product_id uuid,
      country_code text, consignee_name text, box_count integer, weight_g bigint, version_id uuid,
      quoted_at timestamptz, currency text, quoted_minor bigint, charge_at text, label_at text, void_hours integer,
      quote jsonb, attempt smallint, hold_id uuid, submitted_at timestamptz, created_by uuid,
      import_id uuid, import_row integer)
    on conflict (tenant_id, id) do update set customer_no = excluded.customer_no, status = excluded.status,
      booking = excluded.booking, form = excluded.form, product_id = excluded.product_id,
      country_code = excluded.country_code, consignee_name = excluded.consignee_name,
      box_count = excluded.box_count, weight_g = excluded.weight_g, version_id = excluded.version_id,
      quoted_at = excluded.quoted_at, currency = excluded.currency, quoted_minor = excluded.quoted_minor,
      charge_at = excluded.charge_at, label_at = excluded.label_at, void_hours = excluded.void_hours, quote = excluded.quote,
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

/** Those of the numbers that other orders of the merchant have. */
export const customerNosTaken = async (
  ctx: Ctx,
  merchantId: string,
  numbers: readonly string[],
) => {
  if (numbers.length === 0) return new Map<string, string>();
  const rows = await ctx.db
    .selectFrom('orders')
    .modifyFront(byKey)
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .where('customer_no', 'in', [...numbers])
    .where('status', '!=', 'voided')
    .select(['id', 'customer_no'])
    .execute();
  return new Map(rows.map(({ id, customer_no }) => [customer_no, id]));
};
