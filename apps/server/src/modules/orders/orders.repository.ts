import type { Currency, OrderDraft, OrderState, OrderStep } from '@alpaca/contract';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Reason } from '../../platform/carrier.ts';
import type { Ctx } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { byKey } from '../../platform/db/statements.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import type { OrderQuote } from '../rates/index.ts';
import { openForms } from './sealedForm.ts';

export type KeptQuote = Pick<OrderQuote, 'lines' | 'billableG' | 'isRemote' | 'remoteType'>;

type Told = Selectable<DB['orders']>;
export type OrderRow = Omit<
  Told,
  | 'status'
  | 'settlement'
  | 'booking'
  | 'label'
  | 'label_at'
  | 'currency'
  | 'charge_at'
  | 'form'
  | 'quote'
  | 'fail_reason'
  | 'examine_reason'
  | 'draft_sku'
  | 'real_quote'
  | 'confirm_status'
> & {
  status: OrderState['status'];
  settlement: OrderState['settlement'];
  booking: OrderState['booking'];
  label: 'none' | 'pending' | 'ready';
  label_at: OrderState['labelAt'];
  currency: Currency | null;
  charge_at: 'label' | 'receipt' | null;
  form: OrderDraft;
  quote: KeptQuote | null;
  fail_reason: Reason | null;
  examine_reason: Reason | null;
  real_quote: KeptQuote | null;
  confirm_status: 'none' | 'awaiting' | 'confirmed' | 'disputed';
  /** The database's own: lists ask by it, nobody writes it. */
  draft_sku?: string | null;
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

const mine = (ctx: Ctx) =>
  ctx.db.selectFrom('orders').where('tenant_id', '=', ctx.tenant.id).selectAll();

/** Rows as they are kept, with what is sealed in them opened. */
export const opened = (ctx: Ctx, rows: readonly Told[]): OrderRow[] =>
  openForms(ctx, rows as unknown as OrderRow[]);

export const findMany = async (ctx: Ctx, ids: readonly string[]): Promise<OrderRow[]> =>
  opened(ctx, await mine(ctx).where('id', 'in', ids).execute());

export const find = async (ctx: Ctx, id: string): Promise<OrderRow> =>
  opened(ctx, await mine(ctx).where('id', '=', id).execute())[0] ?? refuse('order.notFound');

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
  const rows = await mine(ctx)
    .modifyFront(byKey)
    .where('id', 'in', wanted)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length < wanted.length) refuse('order.notFound');
  return opened(ctx, rows);
};

export const lockOne = async (ctx: Ctx, id: string): Promise<OrderRow> =>
  (await lock(ctx, [id]))[0] as OrderRow;

export const change = (ctx: Ctx, ids: readonly string[], values: Updateable<DB['orders']>) =>
  ctx.db
    .updateTable('orders')
    .set({ ...values, updated_at: sql<Date>`now()` })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', 'in', ids)
    .execute();

export const boxesOfOrder = (ctx: Ctx, orderId: string) =>
  ctx.db
    .selectFrom('order_boxes')
    .modifyFront(byKey)
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .orderBy('line')
    .selectAll()
    .execute();

export const boxesOfOrders = (ctx: Ctx, orderIds: readonly string[]) =>
  ctx.db
    .selectFrom('order_boxes')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', 'in', orderIds)
    .orderBy('line')
    .select(['order_id', 'line', 'box_no', 'tracking_number'])
    .execute();

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
