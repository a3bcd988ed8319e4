import * as z from 'zod/mini';
import { Approval } from '../approvals/approvals.ts';
import { Wallet } from '../finance/wallets.ts';
import { call } from '../wire/call.ts';
import { id, optionalText, page, pageQuery, text, WireTime } from '../wire/fields.ts';
import { RecordChange, revised } from '../wire/revision.ts';
import { paymentTerms } from './account.ts';
import { ActivationRequest, activationKinds, requestStatuses } from './activation.ts';
import { MerchantCard } from './merchantCard.ts';

export const ActivationLine = z.strictObject({
  id: z.string(),
  merchantCode: z.string(),
  merchantName: z.string(),
  kind: z.enum(activationKinds),
  /** The company's, or the person's. */
  name: z.string(),
  status: z.enum(requestStatuses),
  submitTime: WireTime,
  submittedBy: z.string(),
  reviewTime: z.nullable(WireTime),
  reviewer: z.string(),
  reason: z.string(),
});
export type ActivationLine = z.infer<typeof ActivationLine>;

/** Requests to be activated: the longest waiting first, then the latest reviewed. */
export const listActivations = call({
  method: 'GET',
  path: '/ops/activations/list',
  access: 'ops:activations',
  rules: 'merchants',
  query: z.strictObject({
    ...pageQuery,
    status: z.optional(z.enum(requestStatuses)),
    /** The merchant's number, or part of its name. */
    merchant: optionalText(100),
    from: z.optional(WireTime),
    to: z.optional(WireTime),
  }),
  result: page(ActivationLine),
});

export const getActivationRequest = call({
  method: 'GET',
  path: '/ops/activations/queryById',
  access: 'ops:activations',
  rules: 'merchants',
  query: z.strictObject({ id: id('activation') }),
  result: z.strictObject({
    request: ActivationRequest,
    merchantCode: z.string(),
    merchantName: z.string(),
    /** What the same merchant handed in before, latest first. */
    earlier: z.array(ActivationLine),
  }),
  refuses: ['activation.notFound'],
});

const review = {
  method: 'POST',
  access: 'ops:activationReview',
  idempotent: true,
  log: { menu: 'activation', type: 'update' },
  result: z.null(),
  refuses: ['activation.notFound', 'activation.reviewed'],
} as const;

export const approveActivation = call({
  ...review,
  path: '/ops/activations/approve',
  body: z.strictObject({ id: id('activation') }),
});

export const rejectActivation = call({
  ...review,
  path: '/ops/activations/reject',
  body: z.strictObject({ id: id('activation'), reason: text(500) }),
});

export const MerchantLine = z.strictObject({
  id: z.string(),
  code: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  authStatus: z.number(),
  terms: z.enum(paymentTerms),
  creditDays: z.number(),
  /** Whose prices it has; empty: everyone's. */
  priceGroup: z.string(),
  users: z.number(),
  isFrozen: z.boolean(),
  wallet: Wallet,
  createTime: WireTime,
});
export type MerchantLine = z.infer<typeof MerchantLine>;

export const listMerchants = call({
  method: 'GET',
  path: '/ops/merchants/list',
  access: 'ops:merchants',
  rules: 'merchants',
  query: z.strictObject({
    ...pageQuery,
    /** The number, or part of the name. */
    search: optionalText(100),
    authStatus: z.optional(z.enum(['0', '1', '2', '3'])),
    terms: z.optional(z.enum(paymentTerms)),
  }),
  result: page(MerchantLine),
});

export const getMerchant = call({
  method: 'GET',
  path: '/ops/merchants/queryById',
  access: 'ops:merchants',
  rules: 'merchants',
  query: z.strictObject({ id: id('merchant') }),
  result: z.strictObject({
    merchant: MerchantLine,
    ...revised,
    wallets: z.array(Wallet),
    users: z.array(
      z.strictObject({
        id: z.string(),
        username: z.string(),
        realname: z.string(),
        phone: z.string(),
        isOwner: z.boolean(),
        disabled: z.boolean(),
      }),
    ),
    card: MerchantCard,
    /** Of terms, price group and card, latest first. */
    changes: z.array(RecordChange),
    /** What was asked for and waits for somebody's word. */
    waiting: z.array(Approval),
  }),
  refuses: ['merchant.notFound'],
});
