import type { Says } from './says.ts';

/** What calls of every area may be refused for, and the home page, which is no area's. */
export const wireSays = {
  refusals: {
    'request.invalid': 422,
    'request.malformed': 400,
    'request.tooLarge': 413,
    'request.tooMany': 429,
    'request.tooSlow': 408,
    'request.notFound': 404,
    'request.forbidden': 403,
    'session.over': 401,
    'session.locked': 409,
    'session.confirmAgain': 409,
    'session.setUpFirst': 409,
    'server.failed': 500,
    'server.unavailable': 503,
    'idempotency.keyMissing': 400,
    'idempotency.running': 409,
    'idempotency.otherBody': 422,
    'record.changedMeanwhile': 409,
    'record.deletedAlready': 409,
    'record.takenMeanwhile': 409,
  },
  permissions: { 'dashboard:analysis': { side: 'both' } },
  pages: ['dashboard/Analysis'],
} as const satisfies Says;
