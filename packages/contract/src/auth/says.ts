import type { Says } from '../wire/says.ts';

export const authSays = {
  refusals: {
    'session.notFound': 404,
    'auth.wrongCredentials': 422,
    'auth.captchaNeeded': 422,
    'auth.captchaWrong': 422,
    'auth.proofNeeded': 422,
    'auth.codeWrong': 422,
    'auth.tooManyCodes': 429,
    'auth.smsUsedUp': 429,
    'auth.tooManyTries': 429,
    'auth.wrongOldPassword': 422,
    'auth.wrongPassword': 422,
    'auth.loginCodeInvalid': 422,
    'auth.firstLinkInvalid': 422,
    'auth.loginCodeElsewhere': 422,
    'auth.secondFactorNeeded': 422,
    'auth.secondFactorWrong': 422,
    'auth.stepOver': 422,
    'auth.passkeyRefused': 422,
    'secondFactor.lastOne': 409,
    'secondFactor.none': 409,
    'secondFactor.own': 409,
    'passkey.notFound': 404,
    'register.taken': 409,
  },
  permissions: {
    'system:secondFactorReset': { side: 'staff' },
  },
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    auth: typeof authSays;
  }
}
