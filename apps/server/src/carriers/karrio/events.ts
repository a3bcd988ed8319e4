import * as z from 'zod/mini';
import { type CarrierNews, type Push, PushRefused } from '../../platform/carrier.ts';
import { readPush, requireSecret } from '../signature.ts';
import { newsOf, Tracker } from './tracker.ts';

const Pushed = z.object({ event: z.string(), data: z.unknown() });
const Told = z.extend(Tracker, { tracking_number: z.string() });

const aboutTrackers = ['tracker_created', 'tracker_updated'];

/**
 * A webhook of Karrio's: the whole tracker, every time that it changes. It signs nothing and tells no time;
 * the webhook's secret comes along in `X-Event-Id`. Of other events, which it may send too, nothing is read.
 */
export const events = (push: Push, secrets: readonly string[]): CarrierNews[] => {
  requireSecret(push, secrets, 'x-event-id');
  const { event, data } = readPush(Pushed, push);
  if (!aboutTrackers.includes(event)) return [];
  const told = Told.safeParse(data);
  if (!told.success) throw new PushRefused('unexpected');
  return newsOf(told.data.tracking_number, told.data);
};
