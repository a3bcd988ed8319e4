import type { Currency } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { announceChange, undoChanges } from '../../costs/index.ts';
import { chargedFor, post, postOne } from '../../finance/index.ts';
import { returnTermsOf } from '../../products/index.ts';
import { chargeFor, chargeLines, giveBackFor, lessOf, partOf } from '../money/orderMoney.ts';
import { held } from '../orderRows.ts';
import type { KeptQuote, OrderRow } from '../orders.repository.ts';
import { dueByNotice } from './noticeDays.ts';

/** What it really costs: as it was measured, or as it was quoted where that still holds. */
export const realPriceOf = ({ real_quote, quote }: OrderRow): Pick<KeptQuote, 'lines'> =>
  real_quote ?? quote ?? { lines: [] };

/**
 * Charges an order what it costs, from what is held for it and then from the wallet. False where the
 * wallet is too low: nothing has moved then.
 */
export const charge = async (ctx: Ctx, order: OrderRow, price: Pick<KeptQuote, 'lines'>) => {
  const commands = chargeFor(held(order), chargeLines(price));
  const [posted] = commands.length > 0 ? await post(ctx, commands) : [];
  if (posted?.outcome !== 'refused') return true;
  if (posted.reason === 'tooLow') return false;
  throw new Error(`the ledger refused a charge: ${posted.reason}`);
};

const termsOf = (ctx: Ctx, order: OrderRow) =>
  returnTermsOf(ctx, order.product_id as string, order.currency as Currency);

const chargedOf = (ctx: Ctx, { id, currency }: OrderRow) =>
  chargedFor(ctx, { subjectId: id, currency: currency as Currency });

/** All that was charged goes back but for a fee; a fee beyond that is not asked for. */
export const giveBackLess = async (ctx: Ctx, order: OrderRow, feeMinor: bigint) => {
  await undoChanges(ctx, order);
  const lines = lessOf(await chargedOf(ctx, order), feeMinor);
  for (const command of giveBackFor(held(order), 'back', lines)) await postOne(ctx, command);
};

/** The parcel never left: what was charged goes back but for the line's handling fee. */
export const refundLessHandling = async (ctx: Ctx, order: OrderRow) => {
  const { handlingMinor } = await termsOf(ctx, order);
  await giveBackLess(ctx, order, handlingMinor);
};

/** It was charged with its label and costs less as it was measured: the difference goes back at once. */
export const giveDifferenceBack = async (ctx: Ctx, order: OrderRow, minor: bigint) => {
  const lines = partOf(await chargedOf(ctx, order), minor);
  for (const command of giveBackFor(held(order), 'measured', lines)) await postOne(ctx, command);
};

/** It was never charged: only the handling fee is, from what is held; the rest is free. */
export const chargeHandling = async (ctx: Ctx, order: OrderRow) => {
  const { handlingMinor } = await termsOf(ctx, order);
  const lines = handlingMinor > 0n ? [{ kind: 'return' as const, minor: handlingMinor }] : [];
  for (const command of chargeFor(held(order), lines, { below: true })) await postOne(ctx, command);
};

/** It comes back after it left: what was charged stays, and the line's fee is announced. */
export const announceReturnFee = async (ctx: Ctx, order: OrderRow) => {
  const { feeMinor } = await termsOf(ctx, order);
  if (feeMinor === 0n) return;
  const change = {
    order,
    reason: 'return' as const,
    currency: order.currency as Currency,
    beforeMinor: 0n,
    afterMinor: feeMinor,
    detail: {},
  };
  await announceChange(ctx, change, await dueByNotice(ctx, order.warehouse_id));
};
