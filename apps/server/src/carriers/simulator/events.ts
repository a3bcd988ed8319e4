import * as z from 'zod/mini';
import type { CarrierNews, Push } from '../../platform/carrier.ts';
import { readPush, requireSigned } from '../signature.ts';
import { newsOf, ToldEvent } from './toldEvent.ts';

const Pushed = z.object({
  events: z.array(z.extend(ToldEvent, { number: z.string() })),
});

const names = { time: 'x-carrier-time', signature: 'x-carrier-signature' };

export const events = (push: Push, secrets: readonly string[]): CarrierNews[] => {
  requireSigned(push, secrets, names);
  return readPush(Pushed, push).events.map(({ number, ...event }) => newsOf(number, event));
};
