import * as z from 'zod/mini';
import { isTopUpAmount } from '../../finance/topUpRules.ts';
import { Wallet } from '../../finance/wallets.ts';
import { Cm, Kg } from '../../rates/parcels.ts';
import { trackReasons } from '../../tracking/reasons.ts';
import { hasDecimalsOf } from '../../wire/money.ts';
import { openCall } from './openCall.ts';
import { Money, orderParams } from './openFields.ts';
import { OpenOrder } from './openOrders.ts';
import { OpenTracking } from './openTracking.ts';

/** What a carrier tells of a parcel once it has left us. */
export const carrierStages = [
  'linehaul',
  'customs',
  'inTransit',
  'outForDelivery',
  'readyForPickup',
  'attemptFailed',
  'delivered',
  'returning',
  'returned',
] as const;

const act = { method: 'POST', scope: 'orders:write', rate: 'write', sandbox: true } as const;
// A key was not asked for at first, and programs rely on that.
const once = { ...act, idempotent: true, keyOptional: true } as const;
const one = {
  ...once,
  params: orderParams,
  result: OpenOrder,
  refuses: ['order.notFound', 'sandbox.only', 'sandbox.stopped'],
} as const;
const weighed = { kg: Kg, length: z.optional(Cm), width: z.optional(Cm), height: z.optional(Cm) };

/** As much as anybody tops up. */
const Added = Money.check(
  z.refine(({ amount, currency }) => isTopUpAmount(amount) && hasDecimalsOf(amount, currency), {
    path: ['amount'],
    error: 'web.verify.19',
  }),
);

/** The other side of the counter, for who tries: only with a test key. */
export const openSandboxCalls = {
  /** Weighed in at a warehouse: as declared, or as is said of each box in turn. */
  sandboxReceive: openCall({
    ...one,
    path: '/sandbox/orders/{id}/receive',
    body: z.strictObject({ boxes: z.optional(z.array(z.strictObject(weighed))) }),
  }),
  /** Packed and gone. */
  sandboxDispatch: openCall({
    ...one,
    path: '/sandbox/orders/{id}/dispatch',
    refuses: [...one.refuses, 'batch.cannotClose'],
  }),
  sandboxTrack: openCall({
    ...one,
    path: '/sandbox/orders/{id}/track',
    body: z.strictObject({
      stage: z.enum(carrierStages),
      reason: z._default(z.nullable(z.enum(trackReasons)), null),
    }),
    result: OpenTracking,
  }),
  /**
   * Time goes by for all that waits: what is due is done before this answers. Asked twice, it goes by twice:
   * what was due on one day is done for good before the next begins.
   */
  sandboxClock: openCall({
    ...act,
    heavy: true,
    path: '/sandbox/clock',
    body: z.strictObject({ hours: z.int().check(z.minimum(1), z.maximum(720)) }),
    result: z.strictObject({ hours: z.number() }),
    refuses: ['sandbox.only'],
  }),
  sandboxTopUp: openCall({
    ...once,
    path: '/sandbox/top-up',
    body: Added,
    result: z.strictObject({ wallets: z.array(Wallet) }),
    refuses: ['sandbox.only'],
  }),
};
