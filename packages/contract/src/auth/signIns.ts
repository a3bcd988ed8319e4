import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { WireTime } from '../wire/fields.ts';

/** By what somebody signed in or tried to. */
export const signInWays = [
  'password',
  'phone',
  'link',
  'secondFactor',
  'passkey',
  'badge',
] as const;
export type SignInWay = (typeof signInWays)[number];

/** What came of it: in, or what was wrong. */
export const signInOutcomes = [
  'in',
  'password',
  'code',
  'secondFactor',
  'passkey',
  'captcha',
  'locked',
  'disabled',
  'badge',
  'notHere',
  'link',
] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];

export const SignInLine = z.strictObject({
  id: z.string(),
  time: WireTime,
  /** Both are '' where no such account was found. */
  username: z.string(),
  realname: z.string(),
  /** Whose person it is; '' for the company's own. */
  merchant: z.string(),
  way: z.enum(signInWays),
  outcome: z.enum(signInOutcomes),
  /** Alike within a minute are one line. */
  times: z.number(),
  address: z.string(),
  /** Browser and system, as far as they can be told; '' where they can't. */
  device: z.string(),
});
export type SignInLine = z.infer<typeof SignInLine>;

/** One's own, the latest twenty. */
export const listOwnSignIns = call({
  method: 'GET',
  path: '/sys/user/signIns',
  access: 'signedIn',
  rules: { none: 'one’s own sign-ins' },
  result: z.array(SignInLine),
});
