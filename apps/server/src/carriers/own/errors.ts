import type { Refused } from '../../platform/carrier.ts';

/** Until the tenant gives the range more numbers, asking again would not help. */
export const numbersUsedUp = (range: string): Refused => ({
  ok: false,
  reason: { key: 'numbersUsedUp', vars: { range } },
});

export const wasCancelled: Refused = { ok: false, reason: { key: 'wasCancelled' } };
