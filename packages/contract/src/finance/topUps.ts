import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { payMethods } from '../wire/constants.ts';
import { id, optionalText, page, pageQuery, text, WireTime } from '../wire/fields.ts';
import { type Currency, hasDecimalsOf, tooManyDecimals } from '../wire/money.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';
import { auditStatuses, isTopUpAmount, moneyStatuses, topUpSteps } from './topUpRules.ts';

export const TopUpAmount = z.string('web.verify.0').check(
  z.trim(),
  z.refine((s) => s !== '', { error: 'web.verify.0', abort: true }),
  z.refine(isTopUpAmount, 'web.verify.19'),
);

const files = z.array(id('paymentProof')).check(z.maxLength(9, 'web.verify.25'));

export const topUpFields = {
  amount: TopUpAmount,
  currency: CurrencyField,
  payMethod: z.enum(payMethods, 'web.verify.0'),
  /** The id of an account of the tenant: it belongs to no merchant. */
  bankInfo: z.optional(z.uuid('web.verify.40')),
  payerName: optionalText(100),
  payerAccount: optionalText(60),
  remitTime: z.optional(WireTime),
  credentials: files,
  remark: optionalText(500),
};

const amountFits = z.refine<{ amount: string; currency: Currency }>(
  ({ amount, currency }) => !isTopUpAmount(amount) || hasDecimalsOf(amount, currency),
  { path: ['amount'], error: tooManyDecimals },
);
const bankChosen = z.refine<{ payMethod: string; bankInfo?: string | undefined }>(
  ({ payMethod, bankInfo }) => payMethod !== 'bankTransfer' || Boolean(bankInfo),
  { path: ['bankInfo'], error: 'web.verify.34' },
);

export const TopUpForm = z.strictObject(topUpFields).check(amountFits, bankChosen);
export type TopUpForm = z.infer<typeof TopUpForm>;

export const BankInfo = z.strictObject({
  id: z.string(),
  accountType: z.enum(['company', 'personal']),
  owner: z.string(),
  accountNumber: z.string(),
  bank: z.string(),
  swift: z.string(),
  currency: CurrencyField,
});
export type BankInfo = z.infer<typeof BankInfo>;

export const TopUp = z.strictObject({
  id: z.string(),
  no: z.string(),
  merchantCode: z.string(),
  merchantName: z.string(),
  amount: AmountField,
  currency: CurrencyField,
  payMethod: z.enum(payMethods),
  auditStatus: z.enum(auditStatuses),
  moneyStatus: z.enum(moneyStatuses),
  auditRemark: z.string(),
  payerName: z.string(),
  payerAccount: z.string(),
  remitTime: z.nullable(WireTime),
  remark: z.string(),
  createTime: WireTime,
  auditTime: z.nullable(WireTime),
  submittedBy: z.string(),
  auditedBy: z.string(),
  /** Who said last whether the money is there. */
  moneyBy: z.string(),
  moneyTime: z.nullable(WireTime),
  /** Whether the caller submitted it: then somebody else decides. */
  isOwn: z.boolean(),
  /** Whether it was the caller who said that the money arrived. */
  isMoneyMine: z.boolean(),
  /** So much that who said that the money arrived does not approve it as well. */
  needsTwo: z.boolean(),
  credentialCount: z.number(),
});
export type TopUp = z.infer<typeof TopUp>;

export const TopUpDetail = z.extend(TopUp, {
  bankInfo: z.nullable(BankInfo),
  credentials: z.array(
    z.strictObject({ key: z.string(), name: z.string(), contentType: z.string() }),
  ),
  /** Other top-ups with a proof of the same content; told to operators. */
  reused: z.array(
    z.strictObject({
      /** The proof of this top-up. */
      key: z.string(),
      no: z.string(),
      merchantName: z.string(),
      auditStatus: z.enum(auditStatuses),
      createTime: WireTime,
    }),
  ),
  /** Names of the caller's colleagues who may check top-ups; told to operators. */
  colleagues: z.array(z.string()),
});
export type TopUpDetail = z.infer<typeof TopUpDetail>;

const submitted = z.strictObject({ id: z.string(), no: z.string() });

/** A merchant tells of money it sent, or begins to pay online. */
export const topUpBalance = call({
  method: 'POST',
  path: '/financial/topUpBalance',
  access: 'financial:recharge',
  idempotent: true,
  log: { menu: 'finance', type: 'create' },
  body: TopUpForm,
  result: submitted,
  refuses: [
    'account.notActive',
    'dictItem.disabled',
    'bankInfo.notFound',
    'file.notFound',
    'topUp.otherCurrency',
    'payment.unavailable',
    'topUp.tooMuch',
  ],
});

/** An operator enters what a merchant paid at the counter; another operator decides on it. */
export const topUpForMerchant = call({
  method: 'POST',
  path: '/financial/topUpForMerchant',
  access: 'financial:topUpAudit',
  idempotent: true,
  log: { menu: 'finance', type: 'create' },
  body: z
    .strictObject({
      merchantCode: text(32),
      amount: TopUpAmount,
      currency: CurrencyField,
      payerName: optionalText(100),
      remitTime: z.optional(WireTime),
      // Nobody else would bring it, and without one it is never approved.
      credentials: files.check(z.minLength(1, 'web.verify.0')),
      remark: optionalText(500),
    })
    .check(amountFits),
  result: submitted,
  refuses: [
    'topUp.noMerchant',
    'account.notActive',
    'file.notFound',
    'topUp.otherCurrency',
    'topUp.tooMuch',
  ],
});

/** Opens the page of the payment provider, or tells what became of the payment. */
export const payTopUp = call({
  method: 'POST',
  path: '/financial/topUpPay',
  access: 'financial:recharge',
  log: { menu: 'finance', type: 'update' },
  body: z.strictObject({ id: id('topUp') }),
  result: z.strictObject({ state: z.enum(['open', 'paid', 'over']), url: z.string() }),
  refuses: ['topUp.notFound', 'topUp.notOnline', 'payment.unavailable', 'payment.failed'],
});

export const TopUpFilter = z.strictObject({
  ...pageQuery,
  auditStatus: z.optional(z.enum(auditStatuses)),
  moneyStatus: z.optional(z.enum(moneyStatuses)),
  payMethod: z.optional(z.enum(payMethods)),
  no: optionalText(32),
  merchantCode: optionalText(32),
  /** A part of the payer's name or account. */
  payer: optionalText(60),
  /** Exactly so much, in any currency. */
  amount: z.optional(
    z.string().check(z.trim(), z.regex(/^\d{1,12}(\.\d{1,3})?$/, 'web.verify.19')),
  ),
  from: z.optional(WireTime),
  to: z.optional(WireTime),
});

/** Those to be decided first, then the latest: a merchant's own, or all of the tenant's. */
export const topUpList = call({
  method: 'GET',
  path: '/financial/topUpList',
  access: 'financial:topUpCheck',
  rules: 'merchants',
  query: TopUpFilter,
  result: page(TopUp),
});

/** Whose number an operator has typed, before anything is entered for it. */
export const merchantByCode = call({
  method: 'GET',
  path: '/financial/merchantByCode',
  access: 'financial:topUpAudit',
  query: z.strictObject({ code: text(32) }),
  result: z.strictObject({ code: z.string(), name: z.string(), isActive: z.boolean() }),
  refuses: ['topUp.noMerchant'],
});

export const topUpById = call({
  method: 'GET',
  path: '/financial/topUpById',
  access: 'financial:topUpCheck',
  rules: 'merchants',
  query: z.strictObject({ id: id('topUp') }),
  result: TopUpDetail,
  refuses: ['topUp.notFound'],
});

/** Adds proofs of payment to a top-up that is still to be decided. */
export const addTopUpCredentials = call({
  method: 'POST',
  path: '/financial/topUpCredentials',
  access: 'financial:credentials',
  idempotent: true,
  log: { menu: 'finance', type: 'update' },
  body: z.strictObject({
    id: id('topUp'),
    credentials: files.check(z.minLength(1, 'web.verify.0')),
  }),
  result: z.null(),
  refuses: ['topUp.notFound', 'topUp.decided', 'topUp.tooManyFiles', 'file.notFound'],
});

export const topUpCheck = call({
  method: 'POST',
  path: '/financial/topUpCheck',
  access: 'financial:topUpAudit',
  confirms: 'recently',
  idempotent: true,
  log: { menu: 'finance', type: 'update' },
  body: z
    .strictObject({
      id: id('topUp'),
      step: z.enum(topUpSteps),
      auditRemark: optionalText(500),
      /** The caller has seen that a proof stands in another top-up too, and approves all the same. */
      acceptReuse: z._default(z.boolean(), false),
    })
    .check(
      z.refine(({ step, auditRemark }) => step !== 'reject' || Boolean(auditRemark), {
        path: ['auditRemark'],
        error: 'web.verify.0',
      }),
    ),
  result: TopUpDetail,
  refuses: [
    'topUp.notFound',
    'topUp.cannotMove',
    'topUp.ownSubmission',
    'topUp.noProof',
    'topUp.secondPerson',
    'topUp.proofUsedBefore',
    'topUp.tooMuch',
  ],
});

/** What the top-up page needs: ways to pay, currencies and bank accounts. */
export const rechargeInfo = call({
  method: 'POST',
  path: '/sys/tmsBankInfo/recharge',
  access: 'financial:recharge',
  result: z.strictObject({
    isActive: z.boolean(),
    canPayOnline: z.boolean(),
    currencies: z.array(CurrencyField),
    bankInfos: z.array(BankInfo),
  }),
});

export const bankInfoList = call({
  method: 'GET',
  path: '/sys/tmsBankInfo/list',
  access: 'financial:recharge',
  query: z.strictObject({ currency: z.optional(CurrencyField) }),
  result: z.array(BankInfo),
});

/** Payment codes to scan, for Alipay and WeChat. */
export const paymentCodeList = call({
  method: 'GET',
  path: '/tmsToOms/bilQrcode/list',
  access: 'financial:recharge',
  result: z.array(
    z.strictObject({
      id: z.string(),
      payMethod: z.enum(['alipay', 'wechat']),
      owner: z.string(),
      imageUrl: z.string(),
      currency: CurrencyField,
    }),
  ),
});
