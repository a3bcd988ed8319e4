import type { Ctx } from '../../../platform/context.ts';
import { raiseMessage } from '../../announcements/index.ts';
import { usersOf } from '../../auth/index.ts';

// A message names a few; the page has them all.
const namedAtMost = 3;

const numbersOf = (orders: readonly { order_no: string }[]) => {
  const numbers = orders.slice(0, namedAtMost).map(({ order_no }) => order_no);
  return { zh: numbers.join('、'), en: numbers.join(', ') };
};

/** The merchant's people hear that something of a list never came, or was taken off it. */
export const tellMissing = async (
  ctx: Ctx,
  kind: 'shipment.missing' | 'shipment.missingOff',
  list: { id: string; merchant_id: string; shipment_no: string },
  missing: { orders: readonly { order_no: string }[]; until?: string },
) =>
  raiseMessage(ctx, {
    kind,
    userIds: await usersOf(ctx, list.merchant_id),
    vars: {
      no: list.shipment_no,
      count: missing.orders.length,
      numbers: numbersOf(missing.orders),
      until: missing.until ?? '',
    },
    busId: list.id,
  });

/** They hear that orders are voided because nobody brought them, or soon will be. */
export const tellNotBrought = async (
  ctx: Ctx,
  kind: 'order.handOverSoon' | 'order.handOverVoided',
  merchantId: string,
  orders: readonly { order_no: string }[],
  days: number,
) => {
  if (orders.length === 0) return;
  const vars = { count: orders.length, days, numbers: numbersOf(orders) };
  // Which of them its page shows.
  const busId = kind === 'order.handOverSoon' ? 'soon' : 'voided';
  await raiseMessage(ctx, { kind, userIds: await usersOf(ctx, merchantId), vars, busId });
};
