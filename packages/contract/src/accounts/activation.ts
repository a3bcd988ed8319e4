import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { IdentityCard, id, Mobile, optionalLatinText, text, WireTime } from '../wire/fields.ts';
import { isCreditCode } from './creditCode.ts';

/** How far a merchant's activation is, as `authStatus` tells it; 99 until the web has asked. */
export const activationStatuses = { none: 0, active: 1, submitted: 2, rejected: 3 } as const;
type ActivationStatus = (typeof activationStatuses)[keyof typeof activationStatuses];

interface ActivationMove {
  step: 'submit' | 'approve' | 'reject';
  from: readonly ActivationStatus[];
  to: ActivationStatus;
  who: 'merchant' | 'operator';
}

const { none, active, submitted, rejected } = activationStatuses;

/** The server refuses by this table; the web offers by it. */
export const activationMoves: readonly ActivationMove[] = [
  { step: 'submit', from: [none, rejected], to: submitted, who: 'merchant' },
  { step: 'approve', from: [submitted], to: active, who: 'operator' },
  { step: 'reject', from: [submitted], to: rejected, who: 'operator' },
];

/** Where a step leads from a status; nothing where it can't be taken. */
export const activationAfter = (
  step: ActivationMove['step'],
  status: number,
): ActivationStatus | undefined =>
  activationMoves.find((move) => move.step === step && move.from.some((one) => one === status))?.to;

export const activationKinds = ['enterprise', 'personal'] as const;
export const requestStatuses = ['submitted', 'approved', 'rejected'] as const;

export const CreditCode = text(18).check(z.toUpperCase(), z.refine(isCreditCode, 'web.verify.50'));

const person = {
  /** The person's own, or the legal person's of a company. */
  realName: text(50),
  identityNumber: IdentityCard,
  /** The identity card's two sides. */
  frontKey: id('licenceFile'),
  backKey: id('licenceFile'),
  contactName: text(50),
  contactPhone: Mobile,
  address: text(200),
};

export const EnterpriseForm = z.strictObject({
  kind: z.literal('enterprise'),
  companyNameZh: text(100),
  companyNameEn: optionalLatinText(100),
  creditCode: CreditCode,
  licenceKey: id('licenceFile'),
  ...person,
});

export const PersonalForm = z.strictObject({ kind: z.literal('personal'), ...person });

export const ActivationForm = z.discriminatedUnion('kind', [EnterpriseForm, PersonalForm]);
export type ActivationForm = z.infer<typeof ActivationForm>;

/** Hands in what is needed to be activated; again after a rejection. */
export const activateAccount = call({
  method: 'POST',
  path: '/sys/activateAccount',
  access: 'basic:activation',
  idempotent: true,
  log: { menu: 'activation', type: 'create' },
  body: ActivationForm,
  result: z.strictObject({ authStatus: z.number() }),
  refuses: ['activation.cannotMove', 'file.notFound'],
});

export const ActivationFile = z.strictObject({
  key: z.string(),
  name: z.string(),
  contentType: z.string(),
});
export type ActivationFile = z.infer<typeof ActivationFile>;

/** A request as whoever made or reviews it reads it. */
export const ActivationRequest = z.strictObject({
  id: z.string(),
  kind: z.enum(activationKinds),
  status: z.enum(requestStatuses),
  companyNameZh: z.string(),
  companyNameEn: z.string(),
  creditCode: z.string(),
  realName: z.string(),
  identityNumber: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  address: z.string(),
  licence: z.nullable(ActivationFile),
  front: ActivationFile,
  back: ActivationFile,
  submitTime: WireTime,
  submittedBy: z.string(),
  reviewTime: z.nullable(WireTime),
  reviewer: z.string(),
  reason: z.string(),
});
export type ActivationRequest = z.infer<typeof ActivationRequest>;

/** The merchant's latest request, to look at or to correct; null before the first. */
export const getActivation = call({
  method: 'GET',
  path: '/sys/activateAccount',
  access: 'basic:activation',
  result: z.nullable(ActivationRequest),
});

/** Is the account active, and if not, why? */
export const checkAccount = call({
  method: 'GET',
  path: '/oms/omsUserAccount/check',
  access: 'signedIn',
  result: z.strictObject({
    authStatus: z.number(),
    active: z.boolean(),
    /** In the caller's language; empty while there is nothing to say. */
    message: z.string(),
    /** What the reviewer wrote; empty unless rejected, and for who may not hand it in again. */
    reason: z.string(),
  }),
});
