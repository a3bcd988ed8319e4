import { firstRevision, type OrderDraft, type OrderForm } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { factsOf } from '../orderRows.ts';
import type { OrderRow } from '../orders.repository.ts';
import { newOrderNos } from './orderNumbers.ts';

/** An order that somebody saves or submits: new, or one that was saved or refused before. */
export interface OrderToPlace<Form extends OrderDraft | OrderForm = OrderDraft | OrderForm> {
  row: OrderRow | null;
  form: Form;
  source: 'web' | 'import' | 'api' | 'counter';
  /** Who asked for it, where that is not the caller. */
  createdBy?: string;
  /** Where in a sheet a new order stands. */
  cameFrom?: { importId: string; rowNo: number };
  /** Of one that is submitted: what its price may be. */
  remoteAgreed?: boolean;
  agreedTotal?: string | undefined;
}

/** What an order has from being submitted, and what became of it then. */
const notSubmitted = {
  settlement: 'unpaid',
  label: 'none',
  handed_over_at: null,
  version_id: null,
  quoted_at: null,
  currency: null,
  quoted_minor: null,
  charge_at: null,
  label_at: 'merchant',
  void_hours: 0,
  quote: null,
  hold_id: null,
  submitted_at: null,
  sent_at: null,
  tries: 0,
  tracking_number: '',
  number_is_provisional: false,
  label_file_id: null,
  papers_gone_at: null,
  redacted_at: null,
  label_pages: null,
  print_count: 0,
  unpaid_told_at: null,
  fail_reason: null,
  booked_at: null,
  paid_at: null,
  refunded_at: null,
  warehouse_id: null,
  received_at: null,
  shipment_id: null,
  measured_g: null,
  real_minor: null,
  real_quote: null,
  intercept_at: null,
  intercept_note: '',
  open_reasons: 0,
  confirm_status: 'none',
  hand_over_told_at: null,
} as const;

const asDraft = (
  ctx: Ctx,
  { row, form, source, createdBy, cameFrom }: OrderToPlace,
  order_no: string,
): OrderRow => {
  const { weight_g, ...facts } = factsOf(form);
  const now = new Date();
  return {
    ...notSubmitted,
    tenant_id: ctx.tenant.id,
    id: row?.id ?? newId(),
    merchant_id: row?.merchant_id ?? (ctx.merchantId as string),
    order_no,
    customer_no: form.customerNo ?? row?.customer_no ?? order_no,
    source: row?.source ?? source,
    // What was refused and is edited is a draft again.
    status: 'draft',
    booking: 'none',
    attempt: row?.attempt ?? 0,
    form,
    ...facts,
    weight_g: BigInt(weight_g),
    created_by: row?.created_by ?? ctx.session?.userId ?? createdBy ?? null,
    import_id: row?.import_id ?? cameFrom?.importId ?? null,
    import_row: row?.import_row ?? cameFrom?.rowNo ?? null,
    examine_remark: row?.examine_remark ?? '',
    examine_reason: row?.examine_reason ?? null,
    revision: row?.revision ?? firstRevision,
    created_at: row?.created_at ?? now,
    updated_at: now,
  };
};

/**
 * Orders as they stand in the table until they are submitted, with their id and numbers or new ones.
 * A form that says no customer number takes none away: the merchant finds the order by it.
 */
export const asDrafts = async (ctx: Ctx, orders: readonly OrderToPlace[]): Promise<OrderRow[]> => {
  const fresh = await newOrderNos(ctx, orders.filter(({ row }) => !row).length);
  return orders.map((order) => asDraft(ctx, order, order.row?.order_no ?? (fresh.pop() as string)));
};
