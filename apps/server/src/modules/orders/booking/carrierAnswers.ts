import { Readable } from 'node:stream';
import type { OrderState, OrderStep } from '@alpaca/contract';
import type { Booked, Reason } from '../../../platform/carrier.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { tell } from '../../../platform/outbox/outbox.ts';
import { undoChanges } from '../../costs/index.ts';
import { files } from '../../files/index.ts';
import { type Command, postOne } from '../../finance/index.ts';
import { numberBoxes } from '../labels/boxNumbers.repository.ts';
import { captureFor, releaseFor, returnFor } from '../money/orderMoney.ts';
import { held, stateOf, stepFrom } from '../orderRows.ts';
import { reasonText, tellFailed } from '../orders.messages.ts';
import * as repo from '../orders.repository.ts';
import { moveBoxes } from '../physical/places.ts';
import { addReason, openRefused, renewRefused } from '../physical/reasons.ts';
import { settleReasons } from '../physical/settleReasons.ts';
import { tellRefusedAgain } from '../physical/withheldStory.ts';
import { reasonNow } from '../physical/withhold.ts';
import { keptWords } from './carriersWords.ts';
import type { UsableLabel } from './usableLabel.ts';

const quoteOf = ({ quote }: repo.OrderRow) => quote ?? { lines: [] };

/** What else changes with a step, and the money it moves. */
interface Effect {
  step: OrderStep;
  values?: Parameters<typeof repo.change>[2];
  money?: Command[];
  detail?: Record<string, unknown>;
  /** Sets the rest in the same transaction; what of the order changes by it besides. */
  more?(ctx: Ctx): Promise<Parameters<typeof repo.change>[2] | undefined>;
  /** Goes on with the order as it is then. */
  after?(ctx: Ctx, order: repo.OrderRow): Promise<unknown>;
}

/** Who says it: the carrier through us, or an operator where no carrier can be asked. */
type Actor = 'system' | 'operator';

const axes = ({ status, settlement, booking }: OrderState) => ({ status, settlement, booking });

/**
 * Takes the carrier's answer in, once: the order is locked, and whoever comes with the same answer
 * later finds that it has moved on. Order, wallet and history change together.
 */
const takeIn = (
  ctx: Ctx,
  seen: repo.OrderRow,
  due: repo.OrderRow['booking'],
  effectOf: (order: repo.OrderRow) => Effect,
  actor: Actor = 'system',
): Promise<boolean> =>
  inTx(ctx, async (ctx) => {
    const order = await repo.lockOne(ctx, seen.id);
    if (order.booking !== due || order.attempt !== seen.attempt) return false;
    const { step, values = {}, money = [], detail = {}, more, after } = effectOf(order);
    const to = stepFrom(ctx, order, step);
    // First what the order will name, such as its label.
    const further = await more?.(ctx);
    const changed = { ...axes(to), sent_at: null, tries: 0, ...values, ...further };
    await repo.change(ctx, [order.id], changed);
    await repo.addEvents(ctx, [{ order, step, actor, status: to.status, detail }]);
    await tell(ctx, { cmd: 'merchant', merchantId: order.merchant_id });
    for (const command of money) await postOne(ctx, command);
    await after?.(ctx, { ...order, ...changed } as repo.OrderRow);
    return true;
  });

/** The carrier that said no took it after all: that withholds it no longer. */
const settleRefused = async (ctx: Ctx, order: repo.OrderRow) => {
  if (order.status !== 'withheld') return;
  const refusedId = await openRefused(ctx, order.id);
  if (refusedId) await settleReasons(ctx, order, [refusedId], 'system');
};

const labelName = ({ order_no }: repo.OrderRow) => `${order_no}.pdf`;

/** The label lies in storage before anybody is told of it. */
const storeLabel = (ctx: Ctx, order: repo.OrderRow, { bytes }: UsableLabel) =>
  files.write(ctx, {
    userId: order.created_by,
    purpose: 'label',
    name: labelName(order),
    contentType: 'application/pdf',
    body: Readable.from([bytes]),
  });

export const takeInBooked = async (
  ctx: Ctx,
  seen: repo.OrderRow,
  booked: Omit<Booked, 'label'>,
  /** What we draw ourselves is there whenever it is printed. */
  { label, isDrawn }: { label: UsableLabel | null; isDrawn: boolean },
) => {
  const file = label ? await storeLabel(ctx, seen, label) : null;
  const taken = await takeIn(ctx, seen, 'inFlight', (order) => {
    const pays = order.charge_at === 'label';
    const now = new Date();
    return {
      step: pays ? 'bookedAndPaid' : 'booked',
      values: {
        tracking_number: booked.trackingNumber,
        number_is_provisional: booked.isProvisional === true,
        label: file || isDrawn ? 'ready' : 'pending',
        label_file_id: file?.key ?? null,
        label_pages: label?.pages ?? null,
        booked_at: now,
        ...(pays && { paid_at: now }),
      },
      money: pays ? captureFor(held(order), quoteOf(order)) : [],
      detail: { trackingNumber: booked.trackingNumber },
      more: async (ctx) => {
        if (file) await files.keep(ctx, file);
        const numbers = booked.boxNumbers.length > 0 ? booked.boxNumbers : [booked.trackingNumber];
        const isProvisional = booked.isProvisional === true;
        await numberBoxes(
          ctx,
          numbers.map((number, at) => ({ id: order.id, line: at + 1, number, isProvisional })),
        );
        return undefined;
      },
      after: settleRefused,
    };
  });
  // Somebody else took the answer in with a label of their own.
  if (!taken && file) await files.remove(ctx, file.key);
  return taken;
};

/** The label of a booked order came later. */
export const takeInLabel = async (ctx: Ctx, seen: repo.OrderRow, label: UsableLabel) => {
  const file = await storeLabel(ctx, seen, label);
  const taken = await inTx(ctx, async (ctx) => {
    const order = await repo.lockOne(ctx, seen.id);
    if (order.label !== 'pending' || order.attempt !== seen.attempt) return false;
    await files.keep(ctx, file);
    await repo.change(ctx, [order.id], {
      label: 'ready',
      label_file_id: file.key,
      label_pages: label.pages,
    });
    await tell(ctx, { cmd: 'merchant', merchantId: order.merchant_id });
    return true;
  });
  if (!taken) await files.remove(ctx, file.key);
};

/** It lies here and can't go on: somebody has to look at it. */
const putAsideAsRefused = async (ctx: Ctx, order: repo.OrderRow, reason: Reason) => {
  const words = reasonText(ctx.lang, reason);
  const now = await reasonNow(ctx, order.warehouse_id, 'carrierRefused', words);
  await moveBoxes(ctx, order.id, 'withheld');
  // Asked once more it may say no again: the reason stands already.
  if (await addReason(ctx, order, now)) return { open_reasons: order.open_reasons + 1 };
  await renewRefused(ctx, order.id, words);
  await tellRefusedAgain(ctx, order, words);
  return undefined;
};

/** What was only held is free again; a parcel that is here already was charged, and stays so. */
export const takeInRefused = (ctx: Ctx, seen: repo.OrderRow, said: Reason) =>
  takeIn(ctx, seen, 'inFlight', (order) => {
    const reason = keptWords(order, said);
    const isHeld = order.settlement === 'unpaid';
    const isHere = order.status !== 'ordering';
    return {
      step: 'refused',
      values: {
        fail_reason: JSON.stringify(reason),
        ...(isHeld && { hold_id: null }),
      },
      money: isHeld ? releaseFor(held(order)) : [],
      detail: { reason },
      more: async (ctx) => {
        await tellFailed(ctx, order, reason);
        return isHere ? putAsideAsRefused(ctx, order, reason) : undefined;
      },
    };
  });

/** The carrier let go of it: what was held or charged goes back, with all that changed of it meanwhile. */
export const takeInCancelled = (ctx: Ctx, seen: repo.OrderRow, actor?: Actor) =>
  takeIn(
    ctx,
    seen,
    'cancelling',
    (order) => {
      const { settlement } = stateOf(order);
      return {
        step: 'cancelled',
        values: settlement === 'paid' ? { refunded_at: new Date() } : { hold_id: null },
        money: returnFor(held(order), quoteOf(order), settlement),
        after: (ctx) => undoChanges(ctx, order),
      };
    },
    actor,
  );

/** The carrier keeps it: the order stays as it was, with the reason. */
export const takeInKept = (ctx: Ctx, seen: repo.OrderRow, said: Reason | string, actor?: Actor) =>
  takeIn(
    ctx,
    seen,
    'cancelling',
    (order) => {
      const reason = typeof said === 'string' ? said : keptWords(order, said);
      return {
        step: 'cancelRejected',
        // An operator says it to the merchant; a carrier to nobody in particular.
        values:
          typeof reason === 'string'
            ? { examine_remark: reason, examine_reason: null }
            : { examine_remark: '', examine_reason: JSON.stringify(reason) },
        detail: { reason },
      };
    },
    actor,
  );
