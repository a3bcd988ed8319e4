import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { walletsOf } from '../finance/index.ts';
import { lockOrders, type OrderRow, payArrears } from '../orders/index.ts';
import { inArrears } from './due.repository.ts';
import { openReasons } from './withholding.repository.ts';

/** Charges one parcel, if it still waits for its money; each in a transaction of its own. */
const payOne = (ctx: Ctx, orderId: string) =>
  inTx(ctx, async (ctx) => {
    const [order] = await lockOrders(ctx, [orderId]);
    const open = await openReasons(ctx, orderId);
    if (!open.some(({ reason }) => reason === 'arrears')) return;
    await payArrears(ctx, order as OrderRow, 'system');
  }).catch((err) => ctx.log.error({ err, order: orderId }, 'arrears were not charged'));

/**
 * A merchant has money again: its parcels are charged, the oldest first, as far as it goes. Only what the
 * wallet can pay is tried, and what is too dear holds up no cheaper one.
 */
export const payMerchantsArrears = async (ctx: Ctx, merchantId: string) => {
  const own: Ctx = { ...ctx, scope: 'merchant', merchantId };
  const waiting = await inArrears(own, merchantId);
  if (waiting.length === 0) return;
  const wallets = await walletsOf(own);
  const free = new Map<string, bigint>(
    wallets.map((wallet) => [wallet.currency, wallet.available]),
  );
  for (const { order_id, currency, lacks } of waiting) {
    const has = free.get(currency) ?? 0n;
    if (has < lacks) continue;
    await payOne(own, order_id);
    if (lacks > 0n) free.set(currency, has - lacks);
  }
};

/** Whatever else freed money, such as an order that was voided: nobody waits for longer than a round. */
export const sweepArrears = async (ctx: Ctx) => {
  const waiting = await inArrears(ctx, null);
  for (const merchantId of new Set(waiting.map(({ merchant_id }) => merchant_id))) {
    await payMerchantsArrears(ctx, merchantId).catch((err) =>
      ctx.log.error({ err, merchantId }, 'arrears were not swept'),
    );
  }
};
