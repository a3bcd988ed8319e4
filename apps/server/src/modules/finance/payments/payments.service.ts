import type { Ctx } from '../../../platform/context.ts';
import { inTx, tenantWide } from '../../../platform/db/tx.ts';
import { refuse } from '../../../platform/refusal.ts';
import { creditTopUp } from '../creditTopUp.ts';
import * as repo from '../topUps.repository.ts';
import { type Payment, PaymentFailed } from './port.ts';
import { providerOf } from './providers.ts';
import { settlementOf } from './settlement.ts';

/**
 * Takes over what the provider says of a payment. It may say so twice, late or out of order: money
 * that arrived stays arrived, and is credited once.
 */
export const settle = (ctx: Ctx, payment: Payment) =>
  inTx(ctx, async (ctx): Promise<'settled' | 'mismatch'> => {
    const topUp = await repo.lock(ctx, payment.topUpId);
    const { ref } = payment;
    const { mismatch, change } = settlementOf(topUp, payment);
    if (mismatch) {
      // A person must look into it: told to the log, with the provider's name for it.
      const about = { ref, topUpId: topUp.id, why: mismatch };
      ctx.log.error(about, 'payment needs attention');
      return 'mismatch';
    }
    if (!change) return 'settled';
    await repo.change(ctx, topUp.id, { ...change, payment_ref: ref });
    if (change.audit_status === 'approved') await creditTopUp(ctx, topUp);
    return 'settled';
  });

const fromProvider = async (ctx: Ctx, ask: () => Promise<Payment>): Promise<Payment> => {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PaymentFailed)) throw error;
    ctx.log.warn({ err: error }, 'payment provider');
    return refuse('payment.failed');
  }
};

/** Where to pay, or what became of it. The provider is asked outside any transaction. */
export const pay = async (ctx: Ctx, id: string) => {
  const topUp = await repo.find(ctx, id);
  if (topUp.pay_method !== 'online') refuse('topUp.notOnline');
  const provider = providerOf(ctx) ?? refuse('payment.unavailable');
  ctx.trail?.note({ no: topUp.no });
  if (topUp.audit_status === 'approved') return { state: 'paid' as const, url: '' };
  const { payment_ref: ref, amount_minor: minor } = topUp;
  const currency = topUp.currency as Parameters<typeof provider.create>[0]['currency'];
  const payment = await fromProvider(ctx, () =>
    ref ? provider.query(ref) : provider.create({ topUpId: id, title: topUp.no, minor, currency }),
  );
  // A merchant may not credit itself; the provider's word may.
  const wide = tenantWide(ctx);
  if (!ref) await repo.change(wide, id, { payment_ref: payment.ref });
  await settle(wide, { ...payment, topUpId: id });
  return { state: payment.state, url: payment.state === 'open' ? payment.url : '' };
};
