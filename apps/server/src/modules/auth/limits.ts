import { badgeLockMinutes, badgeTries } from '@alpaca/contract';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Throttles of everything that can be tried without being known. */
export const limits = {
  /** Of one account from one address: the only count that turns someone away. */
  failuresOfPair: { name: 'login-pair', points: 10, seconds: 15 * minute },
  /** Of an account from everywhere, and of an address at everything: these only ask for more. */
  failuresOfAccount: { name: 'login-account', points: 100_000, seconds: 15 * minute },
  failuresOfAddress: { name: 'login-address', points: 100_000, seconds: 15 * minute },
  codesOfAccountMinute: { name: 'code-minute', points: 1, seconds: minute },
  codesOfAccountDay: { name: 'code-day', points: 10, seconds: day },
  codesOfRecipientMinute: { name: 'code-recipient-minute', points: 1, seconds: minute },
  codesOfRecipientDay: { name: 'code-recipient-day', points: 10, seconds: day },
  codesOfAddress: { name: 'code-address', points: 60, seconds: hour },
  /** All text messages of a tenant; how many are too many is the tenant's to say. */
  smsOfTenant: { name: 'sms-tenant', points: 10_000_000, seconds: day },
  codeTriesOfPair: { name: 'code-pair', points: 10, seconds: 15 * minute },
  /** Of a signed-in user at their own password. */
  codeTriesOfAccount: { name: 'code-tries', points: 10, seconds: 15 * minute },
  /** Nobody comes this far without the password or the session, so a stranger shuts nobody out. */
  secondFactorsOfUser: { name: 'second-factor', points: 10, seconds: 15 * minute },
  /** PINs of one badge, be there such a badge or not; and of all badges by one who is signed in. */
  pinsOfBadge: { name: 'badge-pin', points: badgeTries, seconds: badgeLockMinutes * minute },
  pinsOfUser: { name: 'badge-user', points: 60, seconds: 15 * minute },
  passkeysOfAddress: { name: 'passkey-address', points: 60, seconds: minute },
  captchasOfAddress: { name: 'captcha-address', points: 120, seconds: minute },
  checksOfAddress: { name: 'check-address', points: 30, seconds: minute },
} as const;

/** What is counted of an account at an address, so that nobody is burdened by a stranger elsewhere. */
export const pairOf = (account: string, address: string) => `${account.trim()} ${address}`;

/** After so many failures a sign-in needs the picture's characters and the proof of work too. */
export const captchaAfterFailures = 3;
export const captchaAfterFailuresOfAccount = 20;
export const captchaAfterFailuresOfAddress = 50;
