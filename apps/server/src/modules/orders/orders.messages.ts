import type { Reason } from '../../platform/carrier.ts';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { raiseMessage } from '../announcements/index.ts';
import type { OrderRow } from './orders.repository.ts';

/**
 * A reason in words of ours, in the reader's language; what the carrier itself said stands beside them,
 * marked as its own. `about` is what it answers: a booking, or a wish to cancel.
 */
export const reasonText = (
  lang: Ctx['lang'],
  reason: Reason,
  about: 'refused' | 'kept' = 'refused',
): string => {
  if (!('text' in reason)) return words(lang, `carrier.${reason.key}`, reason.vars);
  const { text, kind } = reason;
  const ours = words(lang, `carrier.${kind && about === 'refused' ? `about.${kind}` : about}`);
  return text ? words(lang, 'carrier.theirs', { ours, text }) : ours;
};

/** Whoever placed it hears that the carrier refused it. */
export const tellFailed = async (ctx: Ctx, order: OrderRow, reason: Reason) => {
  if (!order.created_by) return;
  await raiseMessage(ctx, {
    kind: 'order.failed',
    userIds: [order.created_by],
    vars: {
      no: order.order_no,
      reason: { zh: reasonText('zh_CN', reason), en: reasonText('en_US', reason) },
    },
    busId: order.id,
  });
};

interface Told {
  order_no: string;
  created_by: string | null;
}

// A message names a few; the list has them all.
const namedAtMost = 3;

/** Everyone who placed some of these orders hears of theirs. */
const tellEach = async (
  ctx: Ctx,
  kind: 'order.unpaidSoon' | 'order.unpaidVoided',
  orders: readonly Told[],
  hours: number,
) => {
  for (const [userId, own] of Map.groupBy(orders, ({ created_by }) => created_by)) {
    if (!userId) continue;
    const numbers = own.slice(0, namedAtMost).map(({ order_no }) => order_no);
    await raiseMessage(ctx, {
      kind,
      userIds: [userId],
      vars: {
        count: own.length,
        hours,
        numbers: { zh: numbers.join('、'), en: numbers.join(', ') },
      },
    });
  }
};

export const tellUnpaidSoon = (ctx: Ctx, orders: readonly Told[], hours: number) =>
  tellEach(ctx, 'order.unpaidSoon', orders, hours);

export const tellUnpaidVoided = (ctx: Ctx, orders: readonly Told[], hours: number) =>
  tellEach(ctx, 'order.unpaidVoided', orders, hours);
