import {
  type Currency,
  moveOrder,
  type OrderDraft,
  type OrderForm,
  type OrderObstacle,
  type OrderState,
  type OrderStep,
  toCentiCm,
  toGrams,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { refuse } from '../../platform/refusal.ts';
import type { OrderQuote } from '../rates/index.ts';
import type { Held } from './money/orderMoney.ts';
import type { OrderRow, WrittenBox } from './orders.repository.ts';

const hourMs = 3_600_000;

/** Until when a paid label can be given back; null before there is one. */
export const voidUntil = ({ booked_at, void_hours }: Pick<OrderRow, 'booked_at' | 'void_hours'>) =>
  booked_at && new Date(booked_at.getTime() + void_hours * hourMs);

/** What of an order its moves are decided by. */
export type StandingRow = Pick<
  OrderRow,
  | 'order_no'
  | 'status'
  | 'settlement'
  | 'booking'
  | 'handed_over_at'
  | 'booked_at'
  | 'void_hours'
  | 'label_at'
  | 'intercept_at'
  | 'open_reasons'
>;

export const stateOf = (row: StandingRow, now = new Date()): OrderState => ({
  status: row.status,
  settlement: row.settlement,
  booking: row.booking,
  handedOver: row.handed_over_at !== null,
  voidWindowOpen: (voidUntil(row) ?? now) > now,
  labelAt: row.label_at,
  intercepted: row.intercept_at !== null,
  moreReasons: row.open_reasons > 1,
});

const whyNot = ({ lang }: Ctx, { status }: StandingRow, obstacle: OrderObstacle) =>
  words(lang, `orderObstacle.${obstacle}`, { status: words(lang, `orderStatus.${status}`) });

/** What stands in the way of a step, in words; '' where nothing does. */
export const obstacleTo = (ctx: Ctx, row: StandingRow, step: OrderStep): string => {
  const moved = moveOrder(stateOf(row), step);
  return moved.ok ? '' : whyNot(ctx, row, moved.obstacle);
};

/** What becomes of an order by a step, and of its money; or refuses and says what stands in its way. */
export const moveFrom = (ctx: Ctx, row: StandingRow, step: OrderStep) => {
  const moved = moveOrder(stateOf(row), step);
  if (moved.ok) return moved;
  return refuse('order.cannotMove', { no: row.order_no, why: whyNot(ctx, row, moved.obstacle) });
};

export const stepFrom = (ctx: Ctx, row: OrderRow, step: OrderStep): OrderState =>
  moveFrom(ctx, row, step).to;

/** Of a form, however far it is filled in: what lists and carriers ask for. */
export const factsOf = (form: OrderDraft | OrderForm) => ({
  product_id: form.productId ?? null,
  country_code: form.consignee.countryCode ?? '',
  consignee_name: form.consignee.name ?? '',
  box_count: form.boxes.length,
  weight_g: form.boxes.reduce((sum, { weight }) => sum + toGrams(weight ?? 0), 0),
});

const side = (cm: number | undefined) => (cm === undefined ? null : toCentiCm(cm));

/** Each box with a number of its own; the only one of an order goes by the order's. */
export const boxesOf = (
  { id, order_no }: Pick<OrderRow, 'id' | 'order_no'>,
  { boxes }: OrderDraft | OrderForm,
): WrittenBox[] =>
  boxes.map((box, at) => ({
    order_id: id,
    line: at + 1,
    box_no: box.boxNo ?? String(at + 1),
    sub_order_no: boxes.length === 1 ? order_no : `${order_no}-${at + 1}`,
    weight_g: toGrams(box.weight ?? 0),
    length_cc: side(box.length),
    width_cc: side(box.width),
    height_cc: side(box.height),
  }));

/** What an order is once it is submitted with this quote. */
export const quotedAs = ({ versionId, quotedAt, ...quote }: OrderQuote) => ({
  version_id: versionId,
  quoted_at: quotedAt,
  currency: quote.currency,
  quoted_minor: BigInt(quote.totalMinor),
  charge_at: quote.chargeAt,
  label_at: quote.labelAt,
  void_hours: quote.voidHours,
  quote: {
    lines: quote.lines,
    billableG: quote.billableG,
    isRemote: quote.isRemote,
    remoteType: quote.remoteType,
  },
});

/** An order whose money is held, as the ledger is told of it. */
export const held = (order: OrderRow): Held => ({
  ...order,
  currency: order.currency as Currency,
  quoted_minor: order.quoted_minor ?? 0n,
  hold_id: order.hold_id as string,
});
