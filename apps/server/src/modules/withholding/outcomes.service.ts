import {
  type bookWithheldAgain,
  type Currency,
  type changeWithheldLine,
  type GivenUpAs,
  type giveUpWithheld,
  isSettleable,
  type listOtherLines,
  type Parsed,
  type Result,
  type settleWithheld,
  toAmount,
  type WithholdReason,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';
import { minorOf } from '../../platform/wireAmount.ts';
import { requireNotFrozen } from '../finance/index.ts';
import {
  bookAgain,
  changeLine,
  giveUp,
  type OrderRow,
  payArrears,
  pricesByLines,
  settleAndGoOn,
} from '../orders/index.ts';
import { productNames } from '../rates/index.ts';
import { addReturn } from '../returns/index.ts';
import { sayAsSystem } from '../threads/index.ts';
import { refuseEnded } from './refuseEnded.ts';
import { actorOf, findWithheld, lockOpen, type Withheld } from './whose.ts';
import { chargedMinor } from './withheldDetail.service.ts';

const isReleased = ({ status }: OrderRow) => ({ isReleased: status !== 'withheld' });

const named = async (ctx: Ctx, { order, open }: Withheld, reason: string): Promise<string> => {
  const found =
    open.find((each) => each.reason === reason) ??
    (await refuseEnded(ctx, order.id, (each) => each === reason));
  return isSettleable(order.settlement === 'paid', reason as WithholdReason)
    ? found.id
    : refuse('withholding.notOffered');
};

export const settle = (
  ctx: Ctx,
  { orderId, reasons, note = '' }: Parsed<typeof settleWithheld>['body'],
) =>
  inTx(ctx, async (ctx) => {
    const withheld = await lockOpen(ctx, orderId);
    const ids: string[] = [];
    for (const reason of new Set(reasons)) ids.push(await named(ctx, withheld, reason));
    if (note) await sayAsSystem(ctx, 'withholding', orderId, { key: 'note', vars: { note } });
    const after = await settleAndGoOn(ctx, withheld.order, ids, 'operator');
    ctx.trail?.note({ no: after.order_no });
    return isReleased(after);
  });

/** A frozen merchant spends nothing; the staff goes on deciding about its parcels. */
const requireMaySpend = async (ctx: Ctx) => {
  if (ctx.merchantId) await requireNotFrozen(ctx, ctx.merchantId);
};

/** From the wallet, at once. Who has too little is told so. */
export const pay = (ctx: Ctx, orderId: string) =>
  inTx(ctx, async (ctx) => {
    const { order, open } = await lockOpen(ctx, orderId);
    const isArrears = (reason: string) => reason === 'arrears';
    if (!open.some(({ reason }) => isArrears(reason))) await refuseEnded(ctx, orderId, isArrears);
    await requireMaySpend(ctx);
    const after = (await payArrears(ctx, order, actorOf(ctx))) ?? refuse('wallet.tooLow');
    ctx.trail?.note({ no: order.order_no });
    return isReleased(after);
  });

export const askAgain = (ctx: Ctx, { orderId }: Parsed<typeof bookWithheldAgain>['body']) =>
  inTx(ctx, async (ctx) => {
    const { order } = await lockOpen(ctx, orderId);
    await bookAgain(ctx, order, 'operator');
    await sayAsSystem(ctx, 'withholding', orderId, { key: 'askedAgain' });
    ctx.trail?.note({ no: order.order_no });
    return null;
  });

/** Ends a locked parcel's stay: by whoever may decide, or by time. */
export const endAs = async (
  ctx: Ctx,
  order: OrderRow,
  how: GivenUpAs,
  actor: 'merchant' | 'operator' | 'system',
) => {
  const after = await giveUp(ctx, order, how, actor);
  if (how === 'return') await addReturn(ctx, after, 'withheld');
  return after;
};

export const end = (ctx: Ctx, { orderId, how }: Parsed<typeof giveUpWithheld>['body']) =>
  inTx(ctx, async (ctx) => {
    const { order } = await lockOpen(ctx, orderId);
    await endAs(ctx, order, how, actorOf(ctx));
    ctx.trail?.note({ no: order.order_no, as: how });
    return null;
  });

const amountOf = (minor: bigint, currency: Currency | null) =>
  currency && minor > 0n ? toAmount(minor, currency) : null;

/** What it would cost by every other line that its merchant can buy, the cheapest first. */
export const otherLines = async (
  ctx: Ctx,
  orderId: string,
): Promise<Result<typeof listOtherLines>> => {
  const order = await findWithheld(ctx, orderId);
  const [prices, names, charged] = await Promise.all([
    pricesByLines(ctx, order),
    productNames(ctx),
    chargedMinor(ctx, order),
  ]);
  const others = prices.filter(({ productId }) => productId !== order.product_id);
  const lines = others.map(({ productId, quoted }) => {
    const productName = names.get(productId) ?? '';
    if (!quoted.ok) {
      const reason = quoted.reason(ctx.lang);
      return { productId, productName, price: null, currency: null, billableKg: null, reason };
    }
    const { currency, totalMinor, billableG } = quoted.quote;
    const price = toAmount(BigInt(totalMinor), currency);
    return { productId, productName, price, currency, billableKg: billableG / 1000, reason: '' };
  });
  const worth = ({ price }: { price: string | null }) =>
    price === null ? Infinity : Number(price);
  return {
    charged: amountOf(charged, order.currency),
    currency: order.currency,
    lines: lines.toSorted((a, b) => worth(a) - worth(b)),
  };
};

export const takeLine = (
  ctx: Ctx,
  { orderId, productId, agreedPrice, currency }: Parsed<typeof changeWithheldLine>['body'],
) =>
  inTx(ctx, async (ctx) => {
    const { order } = await lockOpen(ctx, orderId);
    await requireMaySpend(ctx);
    const agreed = { productId, agreedMinor: minorOf(agreedPrice, currency) };
    const after = await changeLine(ctx, order, agreed, actorOf(ctx));
    if (after.currency !== currency) refuse('withholding.priceChanged');
    const line = (await productNames(ctx)).get(productId) ?? '';
    ctx.trail?.note({ no: order.order_no, line });
    return null;
  });
