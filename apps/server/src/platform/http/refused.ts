import type { RefusalKey } from '@alpaca/contract';
import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../context.ts';
import type { Refusal } from '../refusal.ts';
import { clientNetwork } from './address.ts';

/** What of refusals may be an attack, told apart as an administrator would. */
export type RefusedKind =
  | 'password'
  | 'code'
  | 'secondFactor'
  | 'captcha'
  | 'throttle'
  | 'forbidden'
  | 'confirm'
  | 'twoPeople'
  | 'badge'
  | 'session';

const byKey: Partial<Record<RefusalKey, RefusedKind>> = {
  'auth.wrongCredentials': 'password',
  'auth.wrongOldPassword': 'password',
  'auth.wrongPassword': 'password',
  'auth.codeWrong': 'code',
  'auth.loginCodeInvalid': 'code',
  'auth.firstLinkInvalid': 'code',
  'auth.secondFactorWrong': 'secondFactor',
  'auth.passkeyRefused': 'secondFactor',
  'auth.captchaWrong': 'captcha',
  'auth.proofNeeded': 'captcha',
  'badge.wrong': 'badge',
  'badge.locked': 'badge',
  'badge.notHere': 'badge',
  'session.confirmAgain': 'confirm',
  'apiKey.cannotGrant': 'forbidden',
  'approval.adjustmentTooHigh': 'forbidden',
  'approval.limitTooHigh': 'forbidden',
  'approval.notOwn': 'forbidden',
  'dataRule.beyond': 'forbidden',
  'dataRule.outOfSight': 'forbidden',
  'menu.lockedOut': 'forbidden',
  'role.beyond': 'forbidden',
  'role.cannotGrant': 'forbidden',
  'staff.beyond': 'forbidden',
  'staff.lastAdministrator': 'forbidden',
  'staff.own': 'forbidden',
  'team.cannotGrant': 'forbidden',
  'team.locked': 'forbidden',
  'approval.own': 'twoPeople',
  'claim.samePerson': 'twoPeople',
  'cod.ownDecision': 'twoPeople',
  'paymentRun.ownRun': 'twoPeople',
  'secondFactor.own': 'twoPeople',
  'topUp.ownSubmission': 'twoPeople',
  'topUp.secondPerson': 'twoPeople',
};
const byStatus: Partial<Record<number, RefusedKind>> = {
  401: 'session',
  403: 'forbidden',
  429: 'throttle',
};

export const refusedKind = ({ key, status }: Refusal): RefusedKind | undefined =>
  byKey[key] ?? byStatus[status];

export interface RefusedCall {
  kind: RefusedKind;
  ctx: Ctx;
  address: string;
  /** What was typed as the account by who is not signed in; may be anything. */
  account: string;
  userId: string | undefined;
  call: string;
  key: RefusalKey;
  userAgent: string;
  /** What the call's line in the log would have been about, as far as that was known. */
  about: readonly string[];
}

const names = ['username', 'mobile', 'account'];

const typedAccount = ({ body, query }: FastifyRequest): string => {
  const given = { ...(query as object), ...(body as object) } as Record<string, unknown>;
  return String(names.map((name) => given[name]).find((value) => typeof value === 'string') ?? '');
};

/** The refused call with whose it was, where that is known: a token that is over tells no tenant. */
export const refusedCall = (
  request: FastifyRequest,
  kind: RefusedKind,
  refusal: Refusal,
): RefusedCall | null => {
  const { ctx } = request;
  if (!ctx) return null;
  const address = clientNetwork(request.from);
  const userId = refusal.userId ?? ctx.session?.userId;
  return {
    kind,
    ctx,
    address,
    account: userId ? '' : typedAccount(request).slice(0, 100),
    userId,
    call: request.callName,
    key: refusal.key,
    userAgent: ctx.caller?.userAgent ?? '',
    about: request.trail?.told.about ?? [],
  };
};
