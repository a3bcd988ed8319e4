import {
  firstRevision,
  type OrderDraft,
  type OrderForm,
  type OrderState,
  quoteRequestOf,
  toAmount,
} from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { sentTogether } from '../../../platform/db/sentTogether.ts';
import { newId } from '../../../platform/ids.ts';
import { addJobs } from '../../../platform/jobs/jobs.ts';
import { tell } from '../../../platform/outbox/outbox.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { minorOf } from '../../../platform/wireAmount.ts';
import { walletsOf } from '../../finance/index.ts';
import { type OrderQuote, openOrderQuotes } from '../../rates/index.ts';
import { bookJob } from '../booking/booking.jobs.ts';
import { eachOrRefused } from '../eachOrRefused.ts';
import { openAvailable } from '../money/availableMoney.ts';
import { holdAll } from '../money/holdMoney.ts';
import { boxesOf, factsOf, quotedAs, stepFrom } from '../orderRows.ts';
import * as repo from '../orders.repository.ts';
import { newOrderNos } from './orderNumbers.ts';

/** An order to submit: new, or one that was saved or refused before. */
export interface Placed {
  row: repo.OrderRow | null;
  form: OrderForm;
  source: 'web' | 'import' | 'api' | 'counter';
  remoteAgreed: boolean;
  agreedTotal?: string | undefined;
  /** Who asked for it, where that is not the caller. */
  createdBy?: string;
  cameFrom?: SheetPlace;
}

/** Where in a sheet a new order stands. */
export interface SheetPlace {
  importId: string;
  rowNo: number;
}

export type Outcome = { id: string; refusal: Refusal | null; row: repo.OrderRow | null };

export type Named = {
  row: repo.OrderRow | null;
  form: OrderDraft | OrderForm;
  source: Placed['source'];
  createdBy?: string;
  cameFrom?: SheetPlace;
};

/**
 * Id and numbers of orders, those they have or new ones. A form that says no customer number takes
 * none away: the merchant finds the order by it.
 */
export const nameOrders = async (ctx: Ctx, orders: readonly Named[]) => {
  const fresh = await newOrderNos(ctx, orders.filter(({ row }) => !row).length);
  return orders.map(({ row, form, source, createdBy, cameFrom }) => {
    const order_no = row?.order_no ?? (fresh.pop() as string);
    return {
      id: row?.id ?? newId(),
      merchant_id: row?.merchant_id ?? (ctx.merchantId as string),
      order_no,
      customer_no: form.customerNo ?? row?.customer_no ?? order_no,
      source: row?.source ?? source,
      form,
      ...factsOf(form),
      created_by: row?.created_by ?? ctx.session?.userId ?? createdBy ?? null,
      import_id: row?.import_id ?? cameFrom?.importId ?? null,
      import_row: row?.import_row ?? cameFrom?.rowNo ?? null,
    };
  });
};
export type NamedOrder = Awaited<ReturnType<typeof nameOrders>>[number];

const lineOf = ({ lines }: OrderQuote, type: string) =>
  lines.filter(({ expenseType }) => expenseType === type).reduce((sum, l) => sum + l.minor, 0);

const agreed = (quote: OrderQuote, { remoteAgreed, agreedTotal }: Placed): Refusal | null => {
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

type Ready = { named: NamedOrder; placed: Placed; quote: OrderQuote; to: OrderState };

/**
 * Those that what is available pays for, in their order; the others stay as they are. Whoever spends
 * at the same moment may still make one of them wait for its money.
 */
const fitting = async (ctx: Ctx, ready: readonly Ready[], refusals: Map<string, Refusal>) => {
  const takes = openAvailable(await walletsOf(ctx));
  return ready.filter(({ named, quote }) => {
    const fits = takes(quote.currency, BigInt(quote.totalMinor));
    if (!fits) refusals.set(named.id, new Refusal('wallet.tooLow'));
    return fits;
  });
};

/** What each would be, or why it can't be placed; nothing is written yet. */
const prepare = async (ctx: Ctx, orders: readonly Placed[], onlyWhatFits: boolean) => {
  const quoteOne = await openOrderQuotes(ctx);
  const named = await nameOrders(ctx, orders);
  const merchantId = ctx.merchantId as string;
  const taken = await repo.customerNosTaken(
    ctx,
    merchantId,
    named.map(({ customer_no }) => customer_no),
  );
  const check = (placed: Placed, at: number): Ready => {
    const mine = named[at] as NamedOrder;
    const other = taken.get(mine.customer_no);
    if (other && other !== mine.id) throw new Refusal('order.customerNoTaken');
    taken.set(mine.customer_no, mine.id);
    const to = placed.row
      ? stepFrom(ctx, placed.row, 'submit')
      : ({ status: 'ordering', booking: 'inFlight' } as OrderState);
    const quoted = quoteOne(placed.form.productId, quoteRequestOf(placed.form));
    if (!quoted.ok) throw new Refusal('order.notQuoted', { reason: quoted.reason(ctx.lang) });
    const refusal = agreed(quoted.quote, placed);
    if (refusal) throw refusal;
    // What carriers are told is written down: the line may be sold otherwise one day.
    const form = { ...placed.form, dutyTerms: placed.form.dutyTerms ?? quoted.dutyTerms };
    return { named: { ...mine, form }, placed, quote: quoted.quote, to };
  };
  const ids = named.map(({ id }) => id);
  const { done, refusals } = eachOrRefused(orders, (_, at) => ids[at] as string, check);
  const ready = onlyWhatFits ? await fitting(ctx, done, refusals) : done;
  return { ready, refusals, ids };
};

const written = ({ named, placed, quote, to }: Ready) => ({
  ...named,
  ...quotedAs(quote),
  status: to.status,
  booking: to.booking,
  attempt: (placed.row?.attempt ?? 0) + 1,
  hold_id: newId(),
  submitted_at: new Date().toISOString(),
});

/** The order as it now stands in the table, without asking for it. */
const kept = (ctx: Ctx, { placed }: Ready, row: ReturnType<typeof written>): repo.OrderRow => ({
  ...row,
  tenant_id: ctx.tenant.id,
  revision: placed.row?.revision ?? firstRevision,
  settlement: 'unpaid',
  label: 'none',
  handed_over_at: null,
  weight_g: BigInt(row.weight_g),
  quoted_at: new Date(row.quoted_at),
  quoted_minor: BigInt(row.quoted_minor),
  sent_at: null,
  tries: 0,
  tracking_number: '',
  label_file_id: null,
  unpaid_told_at: null,
  fail_reason: null,
  examine_remark: placed.row?.examine_remark ?? '',
  examine_reason: placed.row?.examine_reason ?? null,
  created_at: placed.row?.created_at ?? new Date(row.submitted_at),
  updated_at: new Date(row.submitted_at),
  submitted_at: new Date(row.submitted_at),
  booked_at: null,
  paid_at: null,
  refunded_at: null,
});

/**
 * Submits orders, each wholly or not at all: recorded, held in the wallet and handed to the worker in
 * the caller's transaction. Where too little is available an order waits to be paid, and nothing is
 * booked. The wallet is asked last, since it stays locked until the commit.
 */
export const place = async (
  ctx: Ctx,
  orders: readonly Placed[],
  { onlyWhatFits = false } = {},
): Promise<Outcome[]> => {
  const { ready, refusals, ids } = await prepare(ctx, orders, onlyWhatFits);
  const rows = ready.length > 0 ? await record(ctx, ready) : new Map<string, repo.OrderRow>();
  return ids.map((id) => ({ id, refusal: refusals.get(id) ?? null, row: rows.get(id) ?? null }));
};

const event = (step: 'submit' | 'submitUnpaid') => (row: ReturnType<typeof written>) => ({
  order: row,
  step,
  actor: 'merchant' as const,
  status: row.status,
  userId: row.created_by,
  detail: { attempt: row.attempt },
});

const record = async (ctx: Ctx, ready: readonly Ready[]) => {
  const rows = ready.map(written);
  const [{ merchant_id }] = rows as [repo.WrittenOrder];
  const known = ready.flatMap(({ placed, named }) => (placed.row ? [named.id] : []));
  const writing = [
    repo.write(ctx, rows),
    repo.dropBoxes(ctx, known),
    repo.writeBoxes(
      ctx,
      merchant_id,
      rows.flatMap((row, at) => boxesOf(row, (ready[at] as Ready).placed.form)),
    ),
    addJobs(
      ctx,
      bookJob,
      rows.map(({ id, attempt }) => ({ orderId: id, attempt: String(attempt) })),
    ),
    repo.addEvents(ctx, rows.map(event('submit'))),
    tell(ctx, { cmd: 'merchant', merchantId: merchant_id }),
  ];
  const holding = holdAll(
    ctx,
    rows.map((row) => ({ ...row, quoted_minor: BigInt(row.quoted_minor) })),
  );
  // The first to fail undoes all.
  await sentTogether(...writing, holding);
  const short = await holding;
  const waiting = rows.filter(({ id }) => short.has(id));
  if (waiting.length > 0) {
    const ids = waiting.map(({ id }) => id);
    await repo.change(ctx, ids, { booking: 'waitingPayment', hold_id: null });
    await repo.addEvents(ctx, waiting.map(event('submitUnpaid')));
  }
  return new Map(
    rows.map((row, at) => {
      const order = kept(ctx, ready[at] as Ready, row);
      const unpaid = { booking: 'waitingPayment', hold_id: null } as const;
      return [row.id, short.has(row.id) ? { ...order, ...unpaid } : order];
    }),
  );
};
