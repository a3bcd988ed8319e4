import * as z from 'zod/mini';
import { withheldDefaults } from '../../system/settings.ts';
import { withheldActs, withholdOutcomes } from '../../warehouse/withholding.ts';
import { withholdReasons } from '../../warehouse/withholdReasons.ts';
import { id } from '../../wire/fields.ts';
import { openCall } from './openCall.ts';
import {
  Instant,
  Money,
  maybeInstant,
  maybeMoney,
  orderParams,
  pagedFields,
  pageOf,
} from './openFields.ts';

const Reason = z.strictObject({
  reason: z.enum(withholdReasons),
  note: z.string(),
  at: Instant,
  /** What is done with it where nobody answers until then. */
  deadline: Instant,
  byDefault: z.enum(withheldDefaults),
  /** How it ended; null while it stands. */
  outcome: z.nullable(z.enum(withholdOutcomes)),
  endedAt: maybeInstant,
});

const parcelFields = {
  /** It is its order's. */
  id: z.string(),
  orderNo: z.string(),
  customerNo: z.string(),
  trackingNumber: z.string(),
  productName: z.string(),
  warehouseName: z.string(),
  weightKg: z.number(),
  reasons: z.array(Reason),
  /** The first of the deadlines that run. */
  deadline: maybeInstant,
  owed: maybeMoney,
};
export const OpenWithholding = z.strictObject(parcelFields);
export type OpenWithholding = z.infer<typeof OpenWithholding>;

export const OpenWithholdingDetail = z.strictObject({
  ...parcelFields,
  held: maybeMoney,
  charged: maybeMoney,
  /** What sending it back or destroying it keeps. */
  handling: maybeMoney,
  /** What you may answer now; an obstacle says why not, in the language asked for. */
  answers: z.array(z.strictObject({ answer: z.enum(withheldActs), obstacle: z.string() })),
});
export type OpenWithholdingDetail = z.infer<typeof OpenWithholdingDetail>;

export const OpenLineOffer = z.strictObject({
  productId: z.string(),
  productName: z.string(),
  /** As it was measured; null where the line does not take it, with the reason. */
  price: maybeMoney,
  billableKg: z.nullable(z.number()),
  reason: z.string(),
});
export type OpenLineOffer = z.infer<typeof OpenLineOffer>;

export const WithholdingAnswer = z.discriminatedUnion('answer', [
  /** By another line, at the price that it was offered for or not at all. */
  z.strictObject({ answer: z.literal('changeLine'), productId: id('product'), agreed: Money }),
  /** What is owed is taken from the wallet now. */
  z.strictObject({ answer: z.literal('pay') }),
  z.strictObject({ answer: z.literal('return') }),
  z.strictObject({ answer: z.literal('destroy') }),
]);
export type WithholdingAnswer = z.infer<typeof WithholdingAnswer>;

const shared = { scope: 'orders:write', rate: 'read' } as const;
const one = { ...shared, params: orderParams } as const;
const unknown = ['order.notFound', 'withholding.notFound'] as const;

export const openWithholdingCalls = {
  /** Parcels that are withheld now, the most urgent first. */
  listWithholdings: openCall({
    ...shared,
    method: 'GET',
    path: '/withholdings',
    query: z.strictObject({ ...pagedFields, reason: z.optional(z.enum(withholdReasons)) }),
    result: pageOf(OpenWithholding),
  }),
  getWithholding: openCall({
    ...one,
    method: 'GET',
    path: '/withholdings/{id}',
    result: OpenWithholdingDetail,
    refuses: unknown,
  }),
  /** By which other lines it could go, and for how much; the cheapest first. */
  listWithholdingLines: openCall({
    ...one,
    method: 'GET',
    path: '/withholdings/{id}/lines',
    heavy: true,
    result: z.strictObject({ items: z.array(OpenLineOffer) }),
    refuses: [...unknown, 'account.notActive', 'order.cannotMove'],
  }),
  answerWithholding: openCall({
    ...one,
    method: 'POST',
    path: '/withholdings/{id}/answer',
    rate: 'write',
    idempotent: true,
    heavy: true,
    log: { menu: 'warehouse', type: 'update' },
    body: WithholdingAnswer,
    result: OpenWithholdingDetail,
    refuses: [
      ...unknown,
      'withholding.ended',
      'withholding.priceChanged',
      'withholding.inBag',
      'withholding.packed',
      'account.notActive',
      'account.frozen',
      'product.notFound',
      'order.notQuoted',
      'order.cannotMove',
      'wallet.tooLow',
    ],
  }),
};
