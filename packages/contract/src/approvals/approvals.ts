import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id, optionalText, page, pageQuery, text, WireTime } from '../wire/fields.ts';
import { type Currency, toMinor } from '../wire/money.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';
import { FieldChange, revised } from '../wire/revision.ts';

export const approvalKinds = ['terms', 'priceGroup', 'adjustment', 'erasure'] as const;
export const approvalStates = ['waiting', 'approved', 'rejected', 'takenBack'] as const;

/** A change of what a merchant pays or has: one of the tenant's people asks, another decides. */
export const Approval = z.strictObject({
  id: z.string(),
  kind: z.enum(approvalKinds),
  state: z.enum(approvalStates),
  merchantId: z.string(),
  merchantCode: z.string(),
  merchantName: z.string(),
  /** Of terms and price group: from what to what. */
  changes: z.array(FieldChange),
  /** Of an adjustment: what is put into the wallet, or taken out with a minus. */
  adjustment: z.nullable(z.strictObject({ amount: AmountField, currency: CurrencyField })),
  reason: z.string(),
  askedBy: z.string(),
  askTime: WireTime,
  decidedBy: z.string(),
  decideTime: z.nullable(WireTime),
  remark: z.string(),
  /** Whether the caller asked for it: then somebody else decides. */
  isOwn: z.boolean(),
});
export type Approval = z.infer<typeof Approval>;

const ask = {
  method: 'POST',
  idempotent: true,
  log: { menu: 'merchant', type: 'create' },
  /** Names of those who can decide on it; nobody: a second person is needed first. */
  result: z.strictObject({ id: z.string(), deciders: z.array(z.string()) }),
} as const;
const refused = ['merchant.notFound', 'approval.waiting', 'approval.nothing'] as const;

export const ApprovalReason = text(200);

/** Up to 9,999,999,999.99 in the tenant's own currency. */
export const CreditLimit = text(20).check(z.regex(/^\d{1,10}(\.\d{1,2})?$/, 'web.verify.11'));
export const CreditDays = z
  .int('web.verify.51')
  .check(z.minimum(1, 'web.verify.51'), z.maximum(365, 'web.verify.51'));

export const PrepaidTerms = z.strictObject({ terms: z.literal('prepaid') });
export const CreditTerms = z.strictObject({
  terms: z.literal('credit'),
  creditLimit: CreditLimit,
  creditDays: CreditDays,
});

/** Pays before, or later up to a limit: from when another has approved it. */
export const askTerms = call({
  ...ask,
  path: '/ops/approvals/terms',
  access: 'ops:merchantTerms',
  body: z.strictObject({
    merchantId: id('merchant'),
    ...revised,
    agreed: z.discriminatedUnion('terms', [PrepaidTerms, CreditTerms]),
    reason: ApprovalReason,
  }),
  refuses: [...refused, 'record.changedMeanwhile', 'approval.limitTooHigh'],
});

/** Which group's prices a merchant has; none: everyone's. */
export const askPriceGroup = call({
  ...ask,
  path: '/ops/approvals/priceGroup',
  access: 'ops:priceSheetEdit',
  body: z.strictObject({
    merchantId: id('merchant'),
    ...revised,
    groupCode: z._default(optionalText(30), ''),
    reason: ApprovalReason,
  }),
  refuses: [...refused, 'record.changedMeanwhile', 'priceGroup.unknown'],
});

const isAdjustment = ({ amount, currency }: { amount: string; currency: Currency }) => {
  try {
    return toMinor(amount, currency) !== 0n;
  } catch {
    return false;
  }
};

export const adjustmentFields = {
  currency: CurrencyField,
  /** With a minus where it is taken out. */
  amount: text(20).check(z.regex(/^-?\d{1,10}(\.\d{1,3})?$/, 'web.verify.11')),
  /** The merchant reads it. */
  reason: ApprovalReason,
};

/** Puts money into a merchant's wallet or takes it out, for what no order and no top-up is. */
export const askAdjustment = call({
  ...ask,
  path: '/ops/approvals/adjustment',
  access: 'ops:adjust',
  body: z
    .strictObject({ merchantId: id('merchant'), ...adjustmentFields })
    .check(z.refine(isAdjustment, { path: ['amount'], error: 'web.verify.11' })),
  refuses: [...refused, 'approval.adjustmentTooHigh'],
});

/** Those that wait first, then the latest. */
export const listApprovals = call({
  method: 'GET',
  path: '/ops/approvals/list',
  access: 'ops:approvals',
  rules: 'merchants',
  query: z.strictObject({
    ...pageQuery,
    state: z.optional(z.enum(approvalStates)),
    kind: z.optional(z.enum(approvalKinds)),
    /** The merchant's number, or part of its name. */
    merchant: optionalText(100),
  }),
  result: page(Approval),
});

export const getApproval = call({
  method: 'GET',
  path: '/ops/approvals/queryById',
  access: 'ops:approvals',
  rules: 'merchants',
  query: z.strictObject({ id: id('approval') }),
  result: Approval,
  refuses: ['approval.notFound'],
});

/** Names of the caller's colleagues who may decide on approvals. */
export const listDeciders = call({
  method: 'GET',
  path: '/ops/approvals/deciders',
  access: 'ops:approvals',
  result: z.array(z.string()),
});

/** A word on what another asked for; approved, it is done in the same moment. */
export const decideApproval = call({
  method: 'POST',
  path: '/ops/approvals/decide',
  access: 'ops:approvalDecide',
  confirms: 'recently',
  idempotent: true,
  log: { menu: 'merchant', type: 'update' },
  body: z
    .strictObject({
      id: id('approval'),
      decision: z.enum(['approve', 'reject']),
      remark: optionalText(200),
    })
    .check(
      z.refine(({ decision, remark }) => decision === 'approve' || Boolean(remark), {
        path: ['remark'],
        error: 'web.verify.0',
      }),
    ),
  result: Approval,
  refuses: [
    'approval.notFound',
    'approval.decided',
    'approval.own',
    'approval.changedMeanwhile',
    'approval.limitTooHigh',
    'approval.adjustmentTooHigh',
    'erasure.open',
  ],
});

export const takeBackApproval = call({
  method: 'POST',
  path: '/ops/approvals/takeBack',
  access: 'ops:approvals',
  idempotent: true,
  log: { menu: 'merchant', type: 'update' },
  body: z.strictObject({ id: id('approval') }),
  result: z.null(),
  refuses: ['approval.notFound', 'approval.decided', 'approval.notOwn'],
});
