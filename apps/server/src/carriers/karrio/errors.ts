import * as z from 'zod/mini';
import { CarrierUnknown, type Refused } from '../../platform/carrier.ts';
import { type Answer, readAs } from '../http.ts';
import { kindOf } from '../kinds.ts';
import type { Shipment } from './ask.ts';

const Said = z.object({
  message: z.nullish(z.string()),
  code: z.nullish(z.unknown()),
  details: z.nullish(z.unknown()),
});
/** Karrio's own "no" has errors; a carrier's behind it has messages, with status 424. */
const Problem = z.object({
  errors: z.optional(z.array(Said)),
  messages: z.optional(z.array(Said)),
});

const wordsOf = ({ message, details, code }: z.infer<typeof Said>) =>
  message || (details ? JSON.stringify(details) : String(code ?? ''));

// The carrier behind Karrio did not answer: nobody knows what it did.
const isLost = ({ code }: z.infer<typeof Said>) =>
  /^5\d\d$|time_?out|unavailable/i.test(String(code ?? ''));

const reasonOf = (said: readonly z.infer<typeof Said>[]) => ({
  text: said.map(wordsOf).join('; ').slice(0, 500),
  kind: said.map(({ code }) => kindOf(String(code ?? ''))).find(Boolean),
});

export const refusedBy = (answer: Answer): Refused => {
  const { errors = [], messages = [] } = readAs(Problem, answer);
  const said = [...errors, ...messages];
  if (messages.some(isLost)) throw new CarrierUnknown('carrier behind karrio');
  if (said.length === 0) throw new CarrierUnknown(`status ${answer.status} without words`);
  return { ok: false, reason: reasonOf(said) };
};

/** No rate for the service, and why the carrier says so. */
export const noRate = ({ messages }: Shipment): Refused => {
  const reason = reasonOf(messages ?? []);
  return { ok: false, reason: reason.text ? reason : { key: 'noRate' } };
};

export const oneCurrency: Refused = { ok: false, reason: { key: 'oneCurrency' } };
