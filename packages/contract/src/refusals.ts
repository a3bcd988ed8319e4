/**
 * Every reason to refuse, with its HTTP status. The words live in the locales under `refusal.<key>`.
 * 403 and 404 always show one fixed text, so a refusal with words of its own is 409 or 422.
 */
export const refusals = {
  'request.invalid': 422,
  'request.malformed': 400,
  'request.tooLarge': 413,
  'request.tooMany': 429,
  'request.notFound': 404,
  'request.forbidden': 403,
  'session.over': 401,
  'server.failed': 500,
  'server.unavailable': 503,
  'server.timeout': 504,
  'idempotency.keyMissing': 400,
  'idempotency.running': 409,
  'idempotency.otherBody': 422,
  'auth.wrongCredentials': 422,
  'auth.captchaNeeded': 422,
  'auth.captchaWrong': 422,
  'auth.codeWrong': 422,
  'auth.tooManyCodes': 429,
  'auth.tooManyTries': 429,
  'auth.wrongOldPassword': 422,
  'auth.loginCodeInvalid': 422,
  'register.taken': 409,
  'file.notFound': 404,
  'ticket.invalid': 404,
  'upload.tooLarge': 413,
  'upload.wrongType': 422,
  'upload.broken': 422,
  'upload.noFile': 422,
  'check.refused': 422,
  'dict.notFound': 404,
  'socket.forbidden': 403,
  'notice.notFound': 404,
  'wallet.tooLow': 422,
  'hold.resolved': 409,
  'charge.already': 409,
  'refund.tooMuch': 409,
} as const;

export type RefusalKey = keyof typeof refusals;
