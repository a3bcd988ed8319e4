import { type OrderForm, type OrderState, quoteRequestOf, toAmount } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { sentTogether } from '../../../platform/db/sentTogether.ts';
import { newId } from '../../../platform/ids.ts';
import { addJobs } from '../../../platform/jobs/jobs.ts';
import { tell } from '../../../platform/outbox/outbox.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { minorOf } from '../../../platform/wireAmount.ts';
import { type Choice, openChoices } from '../../dictionaries/index.ts';
import { frozenStop, walletsOf } from '../../finance/index.ts';
import { type OrderQuote, openOrderQuotes } from '../../rates/index.ts';
import { overdueStop } from '../../receivables/index.ts';
import { bookJob } from '../booking/booking.jobs.ts';
import { eachOrRefused } from '../eachOrRefused.ts';
import { openAvailable } from '../money/availableMoney.ts';
import { holdAll } from '../money/holdMoney.ts';
import { boxesOf, held, quotedAs, stepFrom } from '../orderRows.ts';
import * as repo from '../orders.repository.ts';
import { asDrafts, type OrderToPlace } from './orderToPlace.ts';
import { customerNosTaken, dropBoxes, writeBoxes, writeOrders } from './placing.repository.ts';

type OrderToSubmit = OrderToPlace<OrderForm>;

export type Outcome = { id: string; refusal: Refusal | null; row: repo.OrderRow | null };

const lineOf = ({ lines }: OrderQuote, type: string) =>
  lines.filter(({ expenseType }) => expenseType === type).reduce((sum, l) => sum + l.minor, 0);

const agreed = (
  quote: OrderQuote,
  { remoteAgreed, agreedTotal }: OrderToSubmit,
): Refusal | null => {
  const total = toAmount(BigInt(quote.totalMinor), quote.currency);
  const vars = { currency: quote.currency, total };
  if (quote.isRemote && !remoteAgreed) {
    const amount = toAmount(BigInt(lineOf(quote, 'remote')), quote.currency);
    return new Refusal('order.remote', { ...vars, amount });
  }
  if (agreedTotal !== undefined && BigInt(quote.totalMinor) > minorOf(agreedTotal, quote.currency))
    return new Refusal('order.priceRose', vars);
  return null;
};

const choicesOf = ({ goodsType, goods }: Pick<OrderForm, 'goodsType' | 'goods'>): Choice[] => [
  { code: 'goods_type', value: goodsType },
  ...goods.map(({ cargoProperty }) => ({ code: 'cargo_property', value: cargoProperty })),
];

/** What was chosen when an order was submitted before: it may be tried again as it was. */
const chosenBefore = (row: repo.OrderRow | null) =>
  row?.submitted_at ? choicesOf(row.form as OrderForm) : [];

/** A draft as it stands in the table once it is submitted. */
const submitted = (
  draft: repo.OrderRow,
  { row, form }: OrderToSubmit,
  quote: OrderQuote,
  { status, booking }: Pick<OrderState, 'status' | 'booking'>,
): repo.OrderRow => {
  const now = new Date();
  return {
    ...draft,
    form,
    ...quotedAs(quote),
    status,
    booking,
    attempt: draft.attempt + 1,
    hold_id: newId(),
    created_at: row?.created_at ?? now,
    updated_at: now,
    submitted_at: now,
  };
};

/**
 * Those that what is available pays for, in their order; the others stay as they are. Whoever spends
 * at the same moment may still make one of them wait for its money.
 */
const fitting = async (
  ctx: Ctx,
  rows: readonly repo.OrderRow[],
  refusals: Map<string, Refusal>,
) => {
  const takes = openAvailable(await walletsOf(ctx));
  return rows.filter((row) => {
    const { currency, quoted_minor } = held(row);
    const fits = takes(currency, quoted_minor);
    if (!fits) refusals.set(row.id, new Refusal('wallet.tooLow'));
    return fits;
  });
};

/** What each would be, or why it can't be placed; nothing is written yet. */
const prepare = async (ctx: Ctx, orders: readonly OrderToSubmit[], onlyWhatFits: boolean) => {
  const quoteOne = await openOrderQuotes(ctx);
  const drafts = await asDrafts(ctx, orders);
  const merchantId = ctx.merchantId as string;
  const customerNos = drafts.map(({ customer_no }) => customer_no);
  // In one message: none of them waits for another's answer.
  const [taken, frozen, overdue, unchoosable] = await Promise.all([
    customerNosTaken(ctx, merchantId, customerNos),
    frozenStop(ctx, merchantId),
    overdueStop(ctx, merchantId, 'submit'),
    openChoices(ctx, ['goods_type', 'cargo_property']),
  ]);
  const stop = frozen ?? overdue;
  const check = (order: OrderToSubmit, at: number): repo.OrderRow => {
    if (stop) throw stop;
    const draft = drafts[at] as repo.OrderRow;
    const other = taken.get(draft.customer_no);
    if (other && other !== draft.id) throw new Refusal('order.customerNoTaken');
    taken.set(draft.customer_no, draft.id);
    const from = order.row ?? draft;
    stepFrom(ctx, from, 'submit');
    const disabled = unchoosable(choicesOf(order.form), chosenBefore(order.row));
    if (disabled) throw disabled;
    const quoted = quoteOne(order.form.productId, quoteRequestOf(order.form));
    if (!quoted.ok) throw new Refusal('order.notQuoted', { reason: quoted.reason(ctx.lang) });
    const refusal = agreed(quoted.quote, order);
    if (refusal) throw refusal;
    // What carriers are told is written down: the line may be sold otherwise one day.
    const form = { ...order.form, dutyTerms: order.form.dutyTerms ?? quoted.dutyTerms };
    // Where its label is made is known with its price.
    const to = stepFrom(ctx, { ...from, label_at: quoted.quote.labelAt }, 'submit');
    return submitted(draft, { ...order, form }, quoted.quote, to);
  };
  const ids = drafts.map(({ id }) => id);
  const { done, refusals } = eachOrRefused(orders, (_, at) => ids[at] as string, check);
  const rows = onlyWhatFits ? await fitting(ctx, done, refusals) : done;
  return { rows, refusals, ids };
};

/**
 * Submits orders, each wholly or not at all: recorded, held in the wallet and handed to the worker in
 * the caller's transaction. Where too little is available an order waits to be paid, and nothing is
 * booked. The wallet is asked last, since it stays locked until the commit.
 */
export const place = async (
  ctx: Ctx,
  orders: readonly OrderToSubmit[],
  { onlyWhatFits = false } = {},
): Promise<Outcome[]> => {
  const { rows, refusals, ids } = await prepare(ctx, orders, onlyWhatFits);
  const known = new Set(orders.flatMap(({ row }) => (row ? [row.id] : [])));
  const placed = rows.length > 0 ? await record(ctx, rows, known) : null;
  return ids.map((id) => ({ id, refusal: refusals.get(id) ?? null, row: placed?.get(id) ?? null }));
};

const event = (step: 'submit' | 'submitUnpaid') => (row: repo.OrderRow) => ({
  order: row,
  step,
  actor: 'merchant' as const,
  status: row.status,
  userId: row.created_by,
  detail: { attempt: row.attempt },
});

const unpaid = { status: 'ordering', booking: 'waitingPayment', hold_id: null } as const;
const isBooking = ({ booking }: repo.OrderRow) => booking === 'inFlight';

/** Writes the orders down; as they stand in the table then, by id. */
const record = async (
  ctx: Ctx,
  rows: readonly repo.OrderRow[],
  known: ReadonlySet<string>,
): Promise<ReadonlyMap<string, repo.OrderRow>> => {
  const [{ merchant_id }] = rows as [repo.OrderRow];
  const writing = [
    writeOrders(ctx, rows),
    dropBoxes(
      ctx,
      rows.flatMap(({ id }) => (known.has(id) ? [id] : [])),
    ),
    writeBoxes(
      ctx,
      merchant_id,
      rows.flatMap((row) => boxesOf(row, row.form)),
    ),
    addJobs(
      ctx,
      bookJob,
      rows.filter(isBooking).map(({ id, attempt }) => ({ orderId: id, attempt: String(attempt) })),
    ),
    repo.addEvents(ctx, rows.map(event('submit'))),
    tell(ctx, { cmd: 'merchant', merchantId: merchant_id }),
  ];
  const holding = holdAll(ctx, rows.map(held));
  // The first to fail undoes all.
  await sentTogether(...writing, holding);
  const short = await holding;
  const waiting = rows.filter(({ id }) => short.has(id));
  if (waiting.length > 0) {
    const ids = waiting.map(({ id }) => id);
    await repo.change(ctx, ids, unpaid);
    const asUnpaid = waiting.map((row) => ({ ...row, ...unpaid }));
    await repo.addEvents(ctx, asUnpaid.map(event('submitUnpaid')));
  }
  return new Map(rows.map((row) => [row.id, short.has(row.id) ? { ...row, ...unpaid } : row]));
};
