const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Throttles of everything that can be tried without being known. */
export const limits = {
  failuresOfAccount: { name: 'login-account', points: 10, seconds: 15 * minute },
  failuresOfAddress: { name: 'login-address', points: 100, seconds: 15 * minute },
  codesOfAccountMinute: { name: 'code-minute', points: 1, seconds: minute },
  codesOfAccountDay: { name: 'code-day', points: 10, seconds: day },
  codesOfRecipientMinute: { name: 'code-recipient-minute', points: 1, seconds: minute },
  codesOfRecipientDay: { name: 'code-recipient-day', points: 10, seconds: day },
  codesOfAddress: { name: 'code-address', points: 60, seconds: hour },
  codeTriesOfAccount: { name: 'code-tries', points: 10, seconds: 15 * minute },
  captchasOfAddress: { name: 'captcha-address', points: 120, seconds: minute },
  checksOfAddress: { name: 'check-address', points: 30, seconds: minute },
} as const;

/** After so many failures a sign-in needs the picture's characters too. */
export const captchaAfterFailures = 3;
