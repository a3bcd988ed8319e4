import * as z from 'zod/mini';
import { ExportFields } from '../exports/exports.ts';
import { threadParties, threadTextMost } from '../threads/threads.ts';
import { parcelFacts } from '../warehouse/parcelFacts.ts';
import { call } from '../wire/call.ts';
import { rangeChecks } from '../wire/dateRange.ts';
import { Day, id, optionalText, page, pageQuery, text, WireTime } from '../wire/fields.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';
import { revised } from '../wire/revision.ts';
import { claimDocuments, claimKinds, claimStates, openClaimStates } from './claimActs.ts';
import { seenClaim, typedAmount } from './claimFields.ts';

export const carrierOutcomes = ['accepted', 'refused'] as const;

export const Claim = z.strictObject({
  id: z.string(),
  ...revised,
  orderId: z.string(),
  productId: z.nullable(z.string()),
  ...parcelFacts,
  kind: z.enum(claimKinds),
  state: z.enum(claimStates),
  currency: CurrencyField,
  /** What its merchant asks for, of what was declared at most. */
  wanted: AmountField,
  declared: AmountField,
  /** Null where the order is not insured. */
  insured: z.nullable(AmountField),
  /** By its line's terms as they stood when it was offered; null before, and where there are none. */
  liability: z.nullable(AmountField),
  /** What one person alone may offer; null: nothing. The staff's own. */
  cap: z.nullable(AmountField),
  offered: z.nullable(AmountField),
  /** The carrier's side of it is the staff's own. */
  carrierRef: z.string(),
  carrierDay: z.nullable(Day),
  carrierOutcome: z.nullable(z.enum(carrierOutcomes)),
  carrierAmount: z.nullable(AmountField),
  /** Whether the reader made the offer, and so can't approve it. */
  isOwnOffer: z.boolean(),
  createTime: WireTime,
  /** Until when its line takes it; null where nobody says so. */
  deadlineTime: z.nullable(WireTime),
  /** When the next answer is due. */
  dueTime: z.nullable(WireTime),
  isOverdue: z.boolean(),
  endTime: z.nullable(WireTime),
  threadId: z.nullable(z.string()),
  turn: z.nullable(z.enum(threadParties)),
  unread: z.number(),
});
export type Claim = z.infer<typeof Claim>;

const either = ['order:claims', 'ops:claims'] as const;

const filterFields = {
  kind: z.optional(z.enum(claimKinds)),
  orderId: z.optional(id('order')),
  /** Whose answer is due. */
  turn: z.optional(z.enum(threadParties)),
  merchantCode: optionalText(30),
  /** The order's, the customer's or the carrier's. */
  number: optionalText(100),
  /** When it was filed. */
  from: z.optional(WireTime),
  to: z.optional(WireTime),
  state: z._default(z.enum(['open', 'all', ...claimStates]), 'open'),
};

/** `open`: all about which something is still to be said or done. */
export const ClaimFilter = z.strictObject(filterFields).check(...rangeChecks);
export type ClaimFilter = z.infer<typeof ClaimFilter>;

/** What is open comes by its day, what has ended the latest first. */
export const listClaims = call({
  method: 'POST',
  path: '/oms/claim/list',
  access: either,
  rules: 'orders',
  body: z.strictObject({ ...filterFields, ...pageQuery }).check(...rangeChecks),
  result: z.strictObject({
    page: page(Claim),
    byState: z.record(z.enum(openClaimStates), z.number()),
  }),
});

export const claimSteps = [
  'filed',
  'asked',
  'answered',
  'sentOn',
  'carrierAccepted',
  'carrierRefused',
  'offered',
  'offeredAbove',
  'approved',
  'sentBack',
  'objected',
  'paid',
  'refused',
  'withdrawn',
] as const;
export type ClaimStep = (typeof claimSteps)[number];

const BroughtDocument = z.strictObject({
  document: z.enum(claimDocuments),
  key: z.string(),
  name: z.string(),
  contentType: z.string(),
  time: WireTime,
});

export const ClaimDetail = z.strictObject({
  claim: Claim,
  words: z.string(),
  /** What its line wants to see, and what was brought. */
  wantedDocuments: z.array(z.enum(claimDocuments)),
  documents: z.array(BroughtDocument),
  /** Whether it came of a parcel that stands still. */
  isStalled: z.boolean(),
  steps: z.array(
    z.strictObject({
      id: z.string(),
      time: WireTime,
      step: z.enum(claimSteps),
      /** To a merchant all of the staff is the tenant. */
      byName: z.string(),
      amount: z.nullable(AmountField),
      note: z.string(),
    }),
  ),
});
export type ClaimDetail = z.infer<typeof ClaimDetail>;

export const getClaim = call({
  method: 'GET',
  path: '/oms/claim/queryById',
  access: either,
  rules: 'orders',
  query: z.strictObject({ id: id('claim') }),
  result: ClaimDetail,
  refuses: ['claim.notFound'],
});

export const claimObstacles = ['notYet', 'tooEarly', 'tooLate', 'taken'] as const;

/** What a claim about an order would need, kind by kind. */
export const ClaimPreview = z.strictObject({
  orderId: z.string(),
  transactionOrderNo: z.string(),
  currency: CurrencyField,
  declared: AmountField,
  insured: z.nullable(AmountField),
  kinds: z.array(
    z.strictObject({
      kind: z.enum(claimKinds),
      documents: z.array(z.enum(claimDocuments)),
      liability: z.nullable(AmountField),
      /** Its line takes it from then until then. */
      fromTime: z.nullable(WireTime),
      untilTime: z.nullable(WireTime),
      /** Why it can't be filed now. */
      obstacle: z.nullable(z.enum(claimObstacles)),
      /** The one that is open already. */
      openId: z.nullable(z.string()),
    }),
  ),
});
export type ClaimPreview = z.infer<typeof ClaimPreview>;

export const previewClaim = call({
  method: 'GET',
  path: '/oms/claim/preview',
  access: either,
  rules: 'orders',
  query: z.strictObject({ orderId: id('order') }),
  result: ClaimPreview,
  refuses: ['order.notFound', 'claim.noRate'],
});

export const claimDocumentsMost = 12;
const Documents = z._default(
  z
    .array(z.strictObject({ document: z.enum(claimDocuments), key: id('claimFile') }))
    .check(z.maxLength(claimDocumentsMost, 'web.verify.25')),
  [],
);

const filing = ['claim.notYet', 'claim.tooEarly', 'claim.tooLate', 'claim.taken'] as const;

/** By its merchant, or by the staff for them. One of a kind is open for an order at a time. */
export const fileClaim = call({
  method: 'POST',
  path: '/oms/claim/file',
  access: either,
  idempotent: true,
  log: { menu: 'claim', type: 'create' },
  body: z.strictObject({
    orderId: id('order'),
    kind: z.enum(claimKinds),
    amount: typedAmount,
    text: text(threadTextMost),
    documents: Documents,
  }),
  result: z.strictObject({ id: z.string() }),
  refuses: [
    'order.notFound',
    'order.redacted',
    'file.notFound',
    'claim.documents',
    'claim.tooMuch',
    'claim.decimals',
    'claim.nothing',
    'claim.noRate',
    ...filing,
  ],
});

/** A parcel that stands still and is marked for it: one press files that it is lost. */
export const claimStalled = call({
  method: 'POST',
  path: '/ops/claim/stalled',
  access: 'ops:claims',
  idempotent: true,
  log: { menu: 'claim', type: 'create' },
  body: z.strictObject({ stallId: id('stall') }),
  result: z.strictObject({ id: z.string() }),
  refuses: ['stall.notFound', 'claim.notMarked', 'claim.noRate', 'claim.nothing', ...filing],
});

const merchants = {
  access: 'order:claims',
  idempotent: true,
  log: { menu: 'claim', type: 'update' },
  result: z.null(),
} as const;

/** Says and brings what was asked for. */
export const answerClaim = call({
  ...merchants,
  method: 'PUT',
  path: '/oms/claim/answer',
  body: z.strictObject({ ...seenClaim, text: text(threadTextMost), documents: Documents }),
  refuses: ['claim.notFound', 'claim.moved', 'file.notFound'],
});

/** Agrees to what is offered and has it at once, says no with why, or wants nothing any more. */
export const settleClaim = call({
  ...merchants,
  method: 'PUT',
  path: '/oms/claim/settle',
  body: z
    .strictObject({
      ...seenClaim,
      act: z.enum(['accept', 'object', 'withdraw']),
      text: optionalText(threadTextMost),
    })
    .check(
      z.refine(({ act, text: words }) => act !== 'object' || Boolean(words), {
        path: ['text'],
        error: 'web.verify.0',
      }),
    ),
  refuses: ['claim.notFound', 'claim.moved'],
});

export const exportClaims = call({
  method: 'POST',
  path: '/oms/claim/export',
  access: either,
  idempotent: true,
  log: { menu: 'export', type: 'export' },
  body: z.strictObject({ fields: ExportFields, filter: ClaimFilter }),
  result: z.strictObject({ jobId: z.string() }),
  refuses: ['request.invalid', 'export.tooMany', 'export.running'],
});
