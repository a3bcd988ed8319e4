import {
  type Currency,
  type OrderDetail,
  type OrderEvent,
  OrderForm,
  type OrderSummary,
  quoteRequestOf,
  toAmount,
  type WithholdReason,
} from '@alpaca/contract';
import type { Reason } from '../../platform/carrier.ts';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { returnTermsOf } from '../products/index.ts';
import { productNames, quoting } from '../rates/index.ts';
import { numbersOfBoxes } from './labels/boxNumbers.repository.ts';
import { takenFor } from './money/takenFor.ts';
import { stateOf, voidUntil } from './orderRows.ts';
import { reasonText } from './orders.messages.ts';
import * as repo from './orders.repository.ts';

const wire = (ctx: Ctx, time: Date | null) => time && toWire(time, ctx.tenant.zone);

const amount = (minor: bigint | null, currency: Currency | null) =>
  minor === null || currency === null ? null : toAmount(minor, currency);

export const summaries = async (ctx: Ctx, rows: readonly repo.OrderRow[]) => {
  const [names, taken] = await Promise.all([productNames(ctx), takenFor(ctx, rows)]);
  return new Map(rows.map((row) => [row.id, told(ctx, { names, taken }, row)]));
};

export const summary = async (ctx: Ctx, row: repo.OrderRow): Promise<OrderSummary> =>
  (await summaries(ctx, [row])).get(row.id) as OrderSummary;

const isHeld = ({ hold_id, settlement }: repo.OrderRow) =>
  hold_id !== null && settlement === 'unpaid';

interface Known {
  names: ReadonlyMap<string, string>;
  taken: ReadonlyMap<string, bigint>;
}

const told = (ctx: Ctx, { names, taken }: Known, row: repo.OrderRow): OrderSummary => {
  const isOneOfMany = row.box_count > 1;
  const until = voidUntil(row);
  return {
    id: row.id,
    revision: row.revision,
    transactionOrderNo: row.order_no,
    customerNo: row.customer_no,
    status: row.status,
    settlementStatus: row.settlement,
    booking: row.booking,
    handedOver: row.handed_over_at !== null,
    intercepted: row.intercept_at !== null,
    moreReasons: row.open_reasons > 1,
    labelAt: row.label_at,
    label: row.label,
    papersGone: row.papers_gone_at !== null,
    redacted: row.redacted_at !== null,
    printCount: row.print_count,
    productId: row.product_id,
    productName: row.product_id ? (names.get(row.product_id) ?? '') : '',
    countryCode: row.country_code,
    consigneeName: row.redacted_at ? words(ctx.lang, 'orderRedacted') : row.consignee_name,
    boxCount: row.box_count,
    orderWeight: Number(row.weight_g) / 1000,
    currencyCode: row.currency,
    totalPrice: amount(row.quoted_minor, row.currency),
    measuredWeight: row.measured_g === null ? null : Number(row.measured_g) / 1000,
    realPrice: amount(row.real_minor, row.currency),
    receiveTime: wire(ctx, row.received_at),
    confirmStatus: row.confirm_status,
    heldAmount: isHeld(row) ? amount(row.quoted_minor, row.currency) : null,
    paidAmount: amount(taken.get(row.id) ?? null, row.currency),
    trackingNumber: row.tracking_number,
    numberProvisional: row.number_is_provisional,
    masterTrackingId: isOneOfMany ? row.tracking_number : '',
    failReason: row.fail_reason ? reasonText(ctx.lang, row.fail_reason) : '',
    examineRemark: row.examine_reason
      ? reasonText(ctx.lang, row.examine_reason, 'kept')
      : row.examine_remark,
    createTime: toWire(row.created_at, ctx.tenant.zone),
    submitTime: wire(ctx, row.submitted_at),
    payTime: wire(ctx, row.paid_at),
    refundTime: wire(ctx, row.refunded_at),
    voidUntil: wire(ctx, until),
    voidWindowOpen: stateOf(row).voidWindowOpen,
    voidSecondsLeft: until ? Math.max(0, Math.floor((until.getTime() - Date.now()) / 1000)) : 0,
  };
};

const cm = (hundredths: number | null) => hundredths && hundredths / 100;
const litres = 1_000_000;

type Box = Awaited<ReturnType<typeof repo.boxesOfOrder>>[number];

const sizeOf = ({ measured_length_cc, measured_width_cc, measured_height_cc }: Box) =>
  measured_length_cc === null
    ? null
    : [measured_length_cc, measured_width_cc ?? 0, measured_height_cc ?? 0].map((cc) => cc / 100);

type BoxNumbers = Awaited<ReturnType<typeof numbersOfBoxes>>;

const boxView = (ctx: Ctx, box: Box, numbers: BoxNumbers) => {
  const sides = [box.length_cc, box.width_cc, box.height_cc].map(cm);
  const [length = null, width = null, height = null] = sides;
  const volume = length && width && height ? (length * width * height) / litres : null;
  return {
    boxNo: box.box_no,
    subOrderNo: box.sub_order_no,
    trackingNumber: box.tracking_number,
    numbers: numbers
      .filter(({ line }) => line === box.line)
      .map(({ number, is_provisional, given_at }) => ({
        number,
        provisional: is_provisional,
        time: toWire(given_at, ctx.tenant.zone),
      })),
    weight: box.weight_g / 1000,
    length,
    width,
    height,
    volume: volume && Number(volume.toFixed(4)),
    measured: box.measured_g === null ? null : { weight: box.measured_g / 1000, size: sizeOf(box) },
    absent: box.absent,
  };
};

/** As they were charged, without why: what that was told by is gone. */
const keptCosts = async (ctx: Ctx, { version_id, quote }: repo.OrderRow) =>
  version_id && quote ? quoting.keptLines(ctx, version_id, quote.lines) : [];

/** The lines of the quote in the reader's words: the version and the moment give the same again. */
const costsOf = async (ctx: Ctx, row: repo.OrderRow) => {
  if (row.redacted_at) return keptCosts(ctx, row);
  const form = OrderForm.safeParse(row.form);
  if (!row.version_id || !row.quoted_at || !form.success) return [];
  const request = quoteRequestOf(form.data);
  const quote = await quoting.quoteAgain(ctx, {
    versionId: row.version_id,
    at: row.quoted_at,
    request,
  });
  return quote.ok ? quote.lines : [];
};

const noteOf = (ctx: Ctx, step: string, detail: unknown) => {
  const { reason, trackingNumber, withheld, note } = detail as {
    reason?: Reason | string;
    trackingNumber?: string;
    withheld?: WithholdReason;
    note?: string;
  };
  if (withheld) {
    const why = words(ctx.lang, `withheldFor.${withheld}`);
    return note ? words(ctx.lang, 'withheldFor.noted', { why, note }) : why;
  }
  if (typeof reason === 'string') return reason;
  const about = step === 'cancelRejected' ? 'kept' : 'refused';
  return reason ? reasonText(ctx.lang, reason, about) : (trackingNumber ?? '');
};

/** As it was filled in, with the merchant's own number where it has one. */
const formOf = ({ form, customer_no, order_no }: repo.OrderRow): OrderDetail['form'] => ({
  ...form,
  customerNo: customer_no === order_no ? undefined : customer_no,
});

/** Whoever has a label has all that stands on it. */
const mayPrint = ({ session }: Ctx) => session?.permissions.has('order:print') ?? false;

const handlingOf = async (ctx: Ctx, { product_id, currency }: repo.OrderRow) =>
  product_id && currency
    ? toAmount((await returnTermsOf(ctx, product_id, currency)).handlingMinor, currency)
    : null;

export const detail = async (ctx: Ctx, id: string): Promise<OrderDetail> => {
  const row = await repo.find(ctx, id);
  const [order, merchant, boxes, numbers, costs, events, handlingFee] = await Promise.all([
    summary(ctx, row),
    repo.merchantOf(ctx, row.merchant_id),
    repo.boxesOfOrder(ctx, id),
    numbersOfBoxes(ctx, [id]),
    costsOf(ctx, row),
    repo.eventsOf(ctx, id),
    handlingOf(ctx, row),
  ]);
  const currency = row.currency ?? 'CNY';
  const nothing = toAmount(0n, currency);
  return {
    order,
    merchantName: (ctx.lang === 'en_US' && merchant.name_en) || merchant.name_zh,
    merchantCode: merchant.code,
    form: formOf(row),
    redactedTime: wire(ctx, row.redacted_at),
    boxes: boxes.map((box) => boxView(ctx, box, numbers)),
    costs,
    billableKg: row.quote ? row.quote.billableG / 1000 : null,
    realBillableKg: row.real_quote ? row.real_quote.billableG / 1000 : null,
    isRemote: row.quote?.isRemote ?? false,
    remoteType: row.quote?.remoteType ?? '',
    heldAmount: order.heldAmount ?? nothing,
    paidAmount: order.paidAmount ?? nothing,
    handlingFee,
    labelKey: mayPrint(ctx) ? row.label_file_id : null,
    events: events.map((event) => ({
      time: toWire(event.created_at, ctx.tenant.zone),
      step: event.step as OrderEvent['step'],
      actor: event.actor as OrderEvent['actor'],
      userName: event.realname ?? '',
      status: event.status as OrderEvent['status'],
      note: noteOf(ctx, event.step, event.detail),
    })),
  };
};
