import { OrderForm, toAmount } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { ownMerchant } from '../../../platform/ownMerchant.ts';
import { refuse } from '../../../platform/refusal.ts';
import { changesBetween } from '../../../platform/revisions/changes.ts';
import { saveRevision } from '../../../platform/revisions/revisions.ts';
import { minorOf } from '../../../platform/wireAmount.ts';
import { postOne, requireNotFrozen } from '../../finance/index.ts';
import { holdAll } from '../money/holdMoney.ts';
import { releaseFor } from '../money/orderMoney.ts';
import { boxesOf, factsOf, held, moveFrom } from '../orderRows.ts';
import type * as repo from '../orders.repository.ts';
import { declaredPrice } from '../physical/measuredPrice.ts';
import { takeStep } from '../physical/takeStep.ts';
import { edited } from './edited.ts';
import { dropBoxes, writeBoxes } from './placing.repository.ts';

export interface Declared {
  boxes: OrderForm['boxes'];
  /** What the caller was quoted: a higher price is refused. */
  agreedTotal?: string | undefined;
}

/**
 * By the version and the moment of its first quote: what is measured one day is charged by those, so who
 * mends a weight neither gains nor loses by a price that changed since.
 */
const quotedNow = async (ctx: Ctx, order: repo.OrderRow, { agreedTotal }: Declared) => {
  const price = await declaredPrice(ctx, order);
  if (!price.ok) return refuse('order.notQuoted', { reason: price.reason(ctx.lang) });
  const { lines, billableG, isRemote, remoteType } = price;
  const { currency } = held(order);
  const minor = BigInt(price.totalMinor);
  if (agreedTotal !== undefined && minor > minorOf(agreedTotal, currency)) {
    refuse('order.priceRose', { currency, total: toAmount(minor, currency) });
  }
  return { minor, quote: { lines, billableG, isRemote, remoteType } };
};

/** What was set aside is let go, and what it costs now is set aside: both, or neither. */
const holdAnew = async (ctx: Ctx, before: repo.OrderRow, after: repo.OrderRow) => {
  for (const command of releaseFor(held(before))) await postOne(ctx, command);
  const short = await holdAll(ctx, [held(after)]);
  if (short.size > 0) refuse('wallet.tooLow');
};

/**
 * Declares the boxes of a locked order anew that waits to be brought and weighed. Its hold is another one,
 * so it is another attempt. All in the caller's transaction.
 */
export const declareAnew = async (ctx: Ctx, seen: repo.OrderRow, declared: Declared) => {
  // Of what is partly here it is noted that it was handed over.
  moveFrom(ctx, seen, 'changeWeight');
  const form = OrderForm.parse({ ...seen.form, boxes: declared.boxes });
  if (changesBetween(seen.form, form).length === 0) return;
  await requireNotFrozen(ctx, ownMerchant(ctx));
  const { minor, quote } = await quotedNow(ctx, { ...seen, form }, declared);
  const saved = await saveRevision(ctx, edited, {
    id: seen.id,
    revision: seen.revision,
    before: seen.form,
    after: form,
  });
  const { weight_g, box_count } = factsOf(form);
  const next = { attempt: seen.attempt + 1, hold_id: newId(), quoted_minor: minor };
  await takeStep(ctx, seen, 'changeWeight', {
    actor: 'merchant',
    detail: { attempt: next.attempt, weightG: weight_g, beforeG: Number(seen.weight_g) },
    values: {
      ...next,
      weight_g: BigInt(weight_g),
      box_count,
      form: JSON.stringify(form),
      quote: JSON.stringify(quote),
    },
  });
  await dropBoxes(ctx, [seen.id]);
  await writeBoxes(ctx, seen.merchant_id, boxesOf(seen, form));
  // The wallet last, since it stays locked until the commit.
  await holdAnew(ctx, seen, { ...seen, ...saved, ...next });
  ctx.trail?.note({ no: seen.order_no });
};
