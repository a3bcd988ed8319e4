import * as z from 'zod/mini';
import type { Refused } from '../../platform/carrier.ts';
import { type Answer, readAs } from '../http.ts';
import { kindOf } from '../kinds.ts';

const Problem = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

/** A status of the client's fault: the carrier's own words say why not. */
export const refusedBy = (answer: Answer): Refused => {
  const { code, message } = readAs(Problem, answer).error;
  return { ok: false, reason: { text: message, kind: kindOf(code) } };
};

export const wasCancelled: Refused = { ok: false, reason: { key: 'wasCancelled' } };
